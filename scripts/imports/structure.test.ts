import { describe, expect, test } from 'vitest';
import { type Edge, mutualFolders, upwardImports } from './structure.ts';

const edges = (...pairs: [from: string, to: string][]): Edge[] =>
  pairs.map(([from, to]) => ({ from, to, line: 1 }));

const HOUSE = {
  server: [
    [
      { name: 'start', holds: '' },
      { name: 'commands', holds: '' },
    ],
    [{ name: 'db', holds: '' }],
  ],
};

const messages = (flaws: readonly { message: string }[]) => flaws.map(({ message }) => message);

describe('Floors', () => {
  test('a room may import from lower floors, itself and other parts', () => {
    const good = edges(
      ['server/start/a.ts', 'server/db/b.ts'],
      ['server/db/a.ts', 'server/db/b.ts'],
      ['server/db/a.ts', 'contract/b.ts'],
    );
    expect(upwardImports(good, HOUSE)).toEqual([]);
  });

  test.each([
    ['server/db/a.ts', 'server/start/b.ts', 'server/db imports server/start'],
    ['server/commands/a.ts', 'server/start/b.ts', 'server/commands imports server/start'],
    ['server/mail/a.ts', 'server/db/b.ts', 'server/mail stands on no floor'],
    ['server/start/a.ts', 'server/loose.ts', 'server/loose.ts stands on no floor'],
  ])('%s must not import %s', (from, to, message) => {
    expect(messages(upwardImports(edges([from, to]), HOUSE))).toEqual([expect.stringContaining(message)]);
  });

  test('tests may import from everywhere', () => {
    const beside = edges(['server/db/a.test.ts', 'server/start/b.ts']);
    expect(upwardImports(beside, HOUSE)).toEqual([]);
  });
});

describe('Folders side by side', () => {
  test('must not import each other, however deep the files lie', () => {
    const pairs = mutualFolders(
      edges(['w/parts/a/x.ts', 'w/parts/b/y.ts'], ['w/parts/b/deep/z.ts', 'w/parts/a/x.ts']),
    );
    expect(messages(pairs)).toEqual([expect.stringContaining('w/parts/a and w/parts/b import each other')]);
  });

  test('may import what stands above them both', () => {
    expect(
      mutualFolders(edges(['w/parts/a/x.ts', 'w/parts/y.ts'], ['w/parts/y.ts', 'w/parts/a/x.ts'])),
    ).toEqual([]);
  });
});
