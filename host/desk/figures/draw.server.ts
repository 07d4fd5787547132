import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/* Charts as SVG, drawn where the page is made: a browser gets no code for them (decision 68). */

/* In units of the drawing. On a phone they are about a pixel each, so letters can be read there too. */
const WIDTH = 400;
const HEIGHT = 240;
const LETTERS = 14;

/** Told apart by lightness as well as by colour, and by dashes in lines. */
const DARK = 'var(--ink)';
const GOLD = 'var(--gold-deep)';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

/** The drawing is decoration beside its table, which has the same numbers. */
function draw(options: Plot.PlotOptions): string {
  const svg = Plot.plot({
    ...options,
    width: WIDTH,
    document: document as unknown as Document,
  });
  // The policy of the page allows no style sheet in it, and ours has what it needs.
  for (const style of svg.querySelectorAll('style')) style.remove();
  svg.removeAttribute('style');
  svg.setAttribute('font-size', String(LETTERS));
  svg.setAttribute('aria-hidden', 'true');
  svg.removeAttribute('height');
  svg.removeAttribute('width');
  return svg.outerHTML;
}

/** How many names have room below a drawing. */
const MOST_TICKS = 8;
/** Beside names at the ends of lines there is less. */
const MOST_LINE_TICKS = 5;

const everyFew = (all: number, most: number) => (_: string, index: number) =>
  index % Math.ceil(all / most) === 0;

interface Bar {
  name: string;
  count: number;
  /** It can still grow: drawn as an outline. */
  isOpen?: boolean | undefined;
}

/** Numbers as columns, in their order. */
export const columns = (bars: readonly Bar[]): string =>
  draw({
    height: HEIGHT,
    marginLeft: 52,
    marginBottom: 36,
    x: {
      type: 'band',
      label: null,
      domain: bars.map(({ name }) => name),
      ticks: bars.map(({ name }) => name).filter(everyFew(bars.length, MOST_TICKS)),
      tickSize: 0,
    },
    y: { label: null, ticks: 4, grid: true },
    marks: [
      Plot.barY(
        bars.filter(({ isOpen }) => !isOpen),
        { x: 'name', y: 'count', fill: GOLD, insetLeft: 2, insetRight: 2 },
      ),
      Plot.barY(
        bars.filter(({ isOpen }) => isOpen),
        {
          x: 'name',
          y: 'count',
          fill: 'none',
          stroke: GOLD,
          strokeWidth: 2,
          strokeDasharray: '4 3',
          insetLeft: 3,
          insetRight: 3,
        },
      ),
      ...(bars.length <= MOST_TICKS
        ? [
            Plot.text(bars, {
              x: 'name',
              y: 'count',
              text: ({ count }) => count.toLocaleString('ja'),
              dy: -9,
            }),
          ]
        : []),
      Plot.ruleY([0]),
    ],
  });

/** Letters of a name beside a bar: at least so much room, and at most. */
const NAME_LETTERS = { least: 8, most: 14 } as const;

/** A long name has its beginning beside the bar, and all of it in the table. */
const shortName = (name: string) =>
  name.length > NAME_LETTERS.most ? `${name.slice(0, NAME_LETTERS.most - 1)}…` : name;

/** The height of a row of bars, however many there are, and the space above the first and below the last one. */
const ROW = 30;
const AROUND = 8;

/** Numbers as bars under each other, with their names at the left. */
export function bars(all: readonly Bar[], unit = ''): string {
  const rows = all.map((row, at) => ({ ...row, at, name: shortName(row.name) }));
  const letters = Math.max(NAME_LETTERS.least, ...rows.map(({ name }) => name.length));
  return draw({
    height: rows.length * ROW + 2 * AROUND,
    marginTop: AROUND,
    marginBottom: AROUND,
    marginLeft: letters * LETTERS + 18,
    marginRight: 60,
    x: { axis: null, domain: [0, Math.max(1, ...rows.map(({ count }) => count))] },
    // Several may begin alike.
    y: {
      type: 'band',
      label: null,
      domain: rows.map(({ at }) => at),
      tickFormat: (at: number) => rows[at]?.name ?? '',
      tickSize: 0,
      padding: 0.3,
    },
    marks: [
      Plot.barX(rows, { y: 'at', x: 'count', fill: GOLD }),
      Plot.text(rows, {
        y: 'at',
        x: 'count',
        text: ({ count }) => `${count.toLocaleString('ja')}${unit}`,
        textAnchor: 'start',
        dx: 6,
      }),
    ],
  });
}

interface Line {
  name: string;
  points: readonly Bar[];
}

const countsIn = ({ points }: Line) => points.map(({ count }) => count);

/** In a chart of lines. */
const TOP = 20;
const BOTTOM = 36;

/** Names at the ends of lines that are nearer to each other would lie on each other. */
const APART = LETTERS + 4;

/**
 * How far the names at the ends of two lines are moved down, so that they lie neither on each other nor on the names of
 * the days.
 */
function shiftsOf([one, two]: readonly [number, number], most: number): [number, number] {
  const floor = HEIGHT - BOTTOM;
  const placeOf = (count: number) => floor - ((floor - TOP) * count) / most;
  const [first, second] = [placeOf(one), placeOf(two)];
  const missing = Math.max(0, APART - Math.abs(first - second)) / 2;
  const down = first > second ? missing : -missing;
  const lift = Math.max(0, first + down - floor, second - down - floor) + LETTERS / 2;
  return [down - lift, -down - lift];
}

/** Two rows of numbers over the same days or weeks, named at their ends. */
export function lines(two: readonly [Line, Line]): string {
  const most = Math.max(1, ...two.flatMap(countsIn));
  const [first, second] = two.map((line) => countsIn(line).at(-1) ?? 0) as [number, number];
  const shifts = shiftsOf([first, second], most);
  return draw({
    height: HEIGHT,
    marginLeft: 52,
    marginTop: TOP,
    marginRight: 116,
    marginBottom: BOTTOM,
    x: {
      type: 'point',
      label: null,
      domain: two[0].points.map(({ name }) => name),
      ticks: two[0].points.map(({ name }) => name).filter(everyFew(two[0].points.length, MOST_LINE_TICKS)),
      tickSize: 0,
    },
    y: { label: null, ticks: 4, grid: true, domain: [0, most] },
    marks: two.flatMap(({ name, points }, index) => [
      Plot.lineY(points, {
        x: 'name',
        y: 'count',
        stroke: index === 0 ? GOLD : DARK,
        strokeWidth: 2.5,
        ...(index === 1 && { strokeDasharray: '6 4' }),
      }),
      Plot.dot(
        points.filter(({ isOpen }) => isOpen),
        {
          x: 'name',
          y: 'count',
          r: 4,
          fill: 'var(--paper)',
          stroke: index === 0 ? GOLD : DARK,
          strokeWidth: 2,
        },
      ),
      Plot.text(points.slice(-1), {
        x: 'name',
        y: 'count',
        text: () => name,
        textAnchor: 'start',
        dx: 10,
        dy: shifts[index] ?? 0,
      }),
    ]),
  });
}
