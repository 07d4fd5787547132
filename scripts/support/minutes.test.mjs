import { describe, expect, test } from 'vitest';
import { minutesTable, overTheirTime, SECONDS } from './minutes.mjs';
import { STAGES } from './stages.mjs';

const TABLE = { Types: 20, 'Unit tests': 80, 'Server tests': 400 };

describe('A run of the tests', () => {
  test('names the stage that takes longer than its share', () => {
    const taken = { Types: 20, 'Unit tests': 80, 'Server tests': 600 };
    expect(overTheirTime(taken, TABLE)).toEqual([{ title: 'Server tests', seconds: 600, allowed: 510 }]);
  });

  test('names none on a machine that is half as fast', () => {
    expect(overTheirTime({ Types: 40, 'Unit tests': 160, 'Server tests': 900 }, TABLE)).toEqual([]);
  });

  test('names none without the stages that tell how fast the machine is', () => {
    expect(overTheirTime({ 'Server tests': 9000 }, TABLE)).toEqual([]);
  });

  test('has a time for each of its stages', () => {
    const titles = STAGES.filter(({ onlyInAll }) => !onlyInAll).map(({ title }) => title);
    expect(Object.keys(SECONDS)).toEqual(titles);
  });
});

test('The table ends with the sum', () => {
  expect(minutesTable(TABLE).split('\n').at(-1)).toBe('| all | 8.3 min |');
});
