import { describe, expect, test } from 'vitest';
import { FIGURE_ROWS, SUMS, type Sums } from '#contract/life/figures.ts';
import { THEME_OPTIONS } from '../parts/options.ts';
import { CHART_NAMES, chartData } from './charts.ts';
import { FIGURES } from './messages.ts';

let count = 0;
/** Sums of which no two are alike. */
const sums = (): Sums => {
  count += 10;
  return Object.fromEntries(SUMS.map((name, nth) => [name, count + nth])) as Sums;
};
const rowOf = (name: string) => ({ name, ...sums() });

const figures: Parameters<typeof chartData>[1] = {
  from: '2026-11-03',
  to: '2026-11-30',
  filter: { dimension: '', value: '' },
  choices: [],
  now: sums(),
  before: sums(),
  weeks: [
    { week: '2026-11-02', isOpen: false, ...sums() },
    { week: '2026-11-09', isOpen: true, ...sums() },
  ],
  funnel: [
    { step: 'seen', count: 200 },
    { step: 'begun', count: 100 },
    { step: 'goods', count: 50 },
    { step: 'contact', count: 30 },
    { step: 'sent', count: 20 },
  ],
  stops: [{ category: 'watch', question: 'brand', visits: 7 }],
  hours: [
    { most: 1, requests: 3 },
    { most: null, requests: 4 },
  ],
  medianHours: 1.5,
  quotesEach: [
    { quotes: 0, requests: 5 },
    { quotes: 10, requests: 6 },
  ],
  categories: [rowOf('時計'), rowOf('バッグ')],
  areas: [rowOf('東京都')],
  media: [rowOf('ブログ'), rowOf('')],
  themes: [{ ...rowOf('lp'), seen: 40, sent: 10 }],
};

/** The cells of a column, by its head. */
function columnOf(name: (typeof CHART_NAMES)[number], head: string) {
  const { heads, rows } = chartData(name, figures);
  expect(
    heads.filter((one) => one === head),
    `${name}: ${head}`,
  ).toEqual([head]);
  return rows.map((row) => row[heads.indexOf(head)]);
}

describe('The table of a chart, and its file', () => {
  test.each(CHART_NAMES)('of %s has a cell for each head', (name) => {
    const { heads, rows } = chartData(name, figures);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(heads.length);
  });

  test.each(['weeks', 'categories', 'areas', 'media', 'themes'] as const)(
    'of %s has each figure under its own name',
    (name) => {
      for (const figure of SUMS)
        expect(columnOf(name, FIGURE_ROWS[figure].label)).toEqual(figures[name].map((row) => row[figure]));
    },
  );

  test('of results has releases and deals of each week', () => {
    for (const figure of ['releases', 'deals', 'dealsMade'] as const)
      expect(columnOf('results', FIGURE_ROWS[figure].label)).toEqual(figures.weeks.map((row) => row[figure]));
  });

  test('of visits, hours and quotes has the counts of the desk', () => {
    const { charts } = FIGURES;
    expect(columnOf('funnel', charts.funnel.visits)).toEqual([200, 100, 50, 30, 20]);
    expect(columnOf('funnel', charts.funnel.part)).toEqual(['100%', '50%', '25%', '15%', '10%']);
    expect(columnOf('stops', charts.funnel.visits)).toEqual([7]);
    expect(columnOf('hours', FIGURE_ROWS.requests.label)).toEqual([3, 4]);
    expect(columnOf('quotes', FIGURE_ROWS.requests.label)).toEqual([5, 6]);
    expect(columnOf('themes', charts.themes.seen)).toEqual([40]);
    expect(columnOf('themes', charts.themes.sent)).toEqual([10]);
    expect(columnOf('themes', charts.themes.part)).toEqual(['25%']);
  });

  test('of themes names each as the filter does', () => {
    expect(chartData('themes', figures).rows[0]?.[0]).toBe(THEME_OPTIONS.lp);
  });

  test.each(['media', 'themes'] as const)('of %s says the name of those that have none', (name) => {
    const { none } = FIGURES.charts[name];
    const nameless = { ...rowOf(''), seen: 40, sent: 40 };
    const { says, rows } = chartData(name, { ...figures, [name]: [nameless] });
    expect(says).toContain(none);
    expect(rows[0]?.[0]).toBe(none);
  });
});
