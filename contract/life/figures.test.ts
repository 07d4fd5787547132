import { expect, test } from 'vitest';
import { LIFE_DAYS } from './clocks.ts';
import { REQUEST_KINDS } from './facts.ts';
import { definitionOf, FIGURE_ROWS, firstOpenDay, SUMS } from './figures.ts';

test.each(Object.keys(FIGURE_ROWS) as (keyof typeof FIGURE_ROWS)[])(
  '%s is defined in whole sentences',
  (name) => {
    const { label, counts, things } = definitionOf(name);
    expect(label).not.toMatch(/。|^$/);
    for (const words of [counts, things]) expect(words).toMatch(/^([^。]+。)+$/);
  },
);

test('No two figures of one table have the same head', () => {
  expect(new Set(SUMS.map((name) => definitionOf(name).label)).size).toBe(SUMS.length);
});

test('Figures of requests say which marked kinds are counted', () => {
  const words = definitionOf('requests').things;
  expect(words).toContain(`${REQUEST_KINDS.test.mark}のご依頼は数えません`);
  expect(words).toContain(`${REQUEST_KINDS.sample.mark}のご依頼は数えます`);
  expect(definitionOf('deals').counts).toContain(`${LIFE_DAYS}日目まで`);
});

test('A day can grow as long as something still counts for it', () => {
  expect(firstOpenDay('2026-11-29')).toBe('2026-10-27');
});
