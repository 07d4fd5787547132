import { describe, expect, it } from 'vitest';
import { requireChanges } from './changes.ts';

const RELEASED = '## 1.0.0\n\nThe first release.\n';

describe('A release is refused', () => {
  it.each([
    [
      'while a change stands among those to come',
      `# Changes\n\n## Not released yet\n\nA new theme.\n\n${RELEASED}`,
    ],
    ['also where they stand last', `# Changes\n\n${RELEASED}\n## Not released yet\n\nA new theme.\n`],
  ])('%s', (_, changes) => {
    expect(() => requireChanges(changes, '1.0.0')).toThrow('"Not released yet" (1)');
  });

  it('without a word about it', () => {
    expect(() => requireChanges(`# Changes\n\n${RELEASED}`, '1.1.0')).toThrow('no section 1.1.0');
  });
});

it('A release whose changes all have its number is not refused', () => {
  expect(() => requireChanges(`# Changes\n\n${RELEASED}`, '1.0.0')).not.toThrow();
  expect(() => requireChanges(`# Changes\n\n## Not released yet\n\n${RELEASED}`, '1.0.0')).not.toThrow();
});
