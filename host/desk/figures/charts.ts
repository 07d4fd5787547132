import { keysOf } from '#contract/base/keys.ts';
import { FIGURE_ROWS, type FigureName, SUMS } from '#contract/life/figures.ts';
import type { AnswerOfAct } from '#server/desk/acts.ts';
import { THEME_OPTIONS } from '../parts/options.ts';
import { stopText } from '../parts/stop-text.ts';
import { wordOf } from '../parts/word-of.ts';
import { FIGURES } from './messages.ts';

type Figures = AnswerOfAct<'readFigures'>;
type Sums = Figures['now'];
type NamedSums = Figures['media'][number];

/** The names of the charts; a file of each is under the same name. */
export const CHART_NAMES = keysOf(FIGURES.charts);
export type ChartName = (typeof CHART_NAMES)[number];

/** The content of a chart, in words and as a table. */
export interface ChartData {
  title: string;
  /** One sentence. */
  says: string;
  heads: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** The figures in it, whose definitions are shown on demand. */
  figures: readonly FigureName[];
  /** A hint for readers of the numbers. */
  note?: string | undefined;
}

const labelOf = (name: FigureName) => FIGURE_ROWS[name].label;
const sumHeads = SUMS.map(labelOf);
const sumCells = (row: Sums) => SUMS.map((name) => row[name]);

/** The cell of a week whose requests can still change. */
const openCell = ({ isOpen }: { isOpen: boolean }) => (isOpen ? FIGURES.open : '');
const openNote = (weeks: Figures['weeks'], words: string) =>
  weeks.some(({ isOpen }) => isOpen) ? words : undefined;

/** The month and the day of a date. */
export const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

interface PartWords {
  title: string;
  says: (name: string, part: number) => string;
  name: string;
  /** The name of those that have none. */
  none?: string;
  note?: string;
}

/** Rows with names for those that have none. */
const withNames = <Row extends { name: string }>(rows: readonly Row[], none = '') =>
  rows.map((row) => ({ ...row, name: row.name || none }));

function byName(
  { title, says, name: head, none, note }: PartWords,
  parts: readonly NamedSums[],
  all: number,
): ChartData {
  const rows = withNames(parts, none);
  const [first] = rows;
  return {
    title,
    says: first ? says(first.name, all > 0 ? first.requests / all : 0) : FIGURES.noData,
    heads: [head, ...sumHeads],
    rows: rows.map((row) => [row.name, ...sumCells(row)]),
    figures: SUMS,
    note,
  };
}

const RESULTS = ['releases', 'dealsMade', 'deals'] as const satisfies FigureName[];

/** The table of a chart, which its drawing and its file are made of. */
export function chartData(name: ChartName, figures: Figures): ChartData {
  const { now, before, weeks, funnel, stops, hours, medianHours, quotesEach } = figures;
  const { charts } = FIGURES;
  switch (name) {
    case 'weeks':
      return {
        title: charts.weeks.title,
        says: charts.weeks.says(now.requests, before.requests),
        heads: [charts.results.week, ...sumHeads, FIGURES.state],
        rows: weeks.map((row) => [row.week, ...sumCells(row), openCell(row)]),
        figures: SUMS,
        note: openNote(weeks, charts.weeks.open),
      };
    case 'results':
      return {
        title: charts.results.title,
        says: charts.results.says(now),
        heads: [charts.results.week, ...RESULTS.map(labelOf), FIGURES.state],
        rows: weeks.map((row) => [row.week, ...RESULTS.map((name) => row[name]), openCell(row)]),
        figures: RESULTS,
        note: openNote(weeks, charts.results.open),
      };
    case 'funnel': {
      const [views = 0, submissions = 0] = [funnel[0]?.count, funnel.at(-1)?.count];
      return {
        title: charts.funnel.title,
        says: charts.funnel.says(views, submissions),
        heads: [charts.funnel.step, charts.funnel.visits, charts.funnel.part],
        rows: funnel.map(({ step, count }) => [
          charts.funnel.steps[step],
          count,
          views > 0 ? FIGURES.percent(count / views) : '–',
        ]),
        figures: ['visits'],
        note: charts.funnel.notes[figures.filter.dimension],
      };
    }
    case 'stops': {
      const [first] = stops;
      const all = stops.reduce((sum, { visits }) => sum + visits, 0);
      return {
        title: charts.stops.title,
        says: first ? charts.stops.says(stopText(first), first.visits / all) : FIGURES.noData,
        heads: [charts.stops.question, charts.funnel.visits],
        rows: stops.map((stop) => [stopText(stop), stop.visits]),
        figures: ['visits'],
        note: charts.stops.notes[figures.filter.dimension],
      };
    }
    case 'hours':
      return {
        title: charts.hours.title,
        says: charts.hours.says(medianHours),
        heads: [charts.hours.within, labelOf('requests')],
        rows: hours.map(({ most, requests }) => [charts.hours.withinText(most), requests]),
        figures: ['hours'],
      };
    case 'quotes':
      return {
        title: charts.quotes.title,
        says: charts.quotes.says(now.requests > 0 ? now.quotes / now.requests : 0),
        heads: [charts.quotes.number, labelOf('requests')],
        rows: quotesEach.map(({ quotes, requests }) => [charts.quotes.numberText(quotes), requests]),
        figures: ['quotesEach'],
      };
    case 'categories':
      return byName(charts.categories, figures.categories, now.requests);
    case 'areas':
      return byName(charts.areas, figures.areas, now.requests);
    case 'media':
      return byName(charts.media, figures.media, now.requests);
    case 'themes': {
      const part = ({ seen, sent }: { seen: number; sent: number }) => (seen > 0 ? sent / seen : 0);
      const themes = withNames(figures.themes, charts.themes.none).map((row) => ({
        ...row,
        name: wordOf(THEME_OPTIONS, row.name) ?? row.name,
      }));
      const [best] = themes.toSorted((one, other) => part(other) - part(one));
      return {
        title: charts.themes.title,
        says: best ? charts.themes.says(best.name, part(best)) : FIGURES.noData,
        heads: [charts.themes.name, charts.themes.seen, charts.themes.sent, charts.themes.part, ...sumHeads],
        rows: themes.map((row) => [
          row.name,
          row.seen,
          row.sent,
          FIGURES.percent(part(row)),
          ...sumCells(row),
        ]),
        figures: ['visits', ...SUMS],
        note: charts.themes.notes[figures.filter.dimension],
      };
    }
  }
}
