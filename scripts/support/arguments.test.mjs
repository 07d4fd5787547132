import { describe, expect, test } from 'vitest';
import { readArguments } from './arguments.mjs';
import { STAGES } from './stages.mjs';

const LINT = { group: 'lint' };
const UNIT = { group: 'unit' };
const SLOW = { group: 'recipes', onlyInAll: true };
const ALL = [LINT, UNIT, SLOW];

describe('Which stages run', () => {
  test('npm test leaves out the slow ones', () => {
    expect(readArguments([], ALL)).toEqual({ stages: [LINT, UNIT], filters: [] });
  });

  test('npm run test:all runs all of them', () => {
    expect(readArguments(['--all'], ALL)).toEqual({ stages: ALL, filters: [] });
  });

  test('a slow one runs when it is named', () => {
    expect(readArguments(['recipes'], ALL)).toEqual({ stages: [SLOW], filters: [] });
  });

  test('words after the names are filters', () => {
    expect(readArguments(['unit', 'widget/goods', 'lint'], ALL)).toEqual({
      stages: [UNIT],
      filters: ['widget/goods', 'lint'],
    });
  });

  test('npm run test:all runs all that npm test runs', () => {
    const { stages } = readArguments([], STAGES);
    expect(readArguments(['--all'], STAGES).stages).toEqual(expect.arrayContaining(stages));
  });
});
