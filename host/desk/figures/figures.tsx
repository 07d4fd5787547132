import { keysOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { DIMENSION_NAMES, type Dimension } from '#contract/life/figures.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import inputStyles from '../../ui/form/input.module.css';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { DaysSelect, daysChosen, USUAL_DAYS } from '../parts/days-select.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { Filter } from '../parts/filter.tsx';
import { PARTS_WORDS, STOPS } from '../parts/messages.ts';
import { namedOptions } from '../parts/named-options.ts';
import { AREA_OPTIONS, CATEGORY_OPTIONS, THEME_OPTIONS } from '../parts/options.ts';
import parts from '../parts/shared.module.css';
import { Table } from '../parts/table.tsx';
import { wordOf } from '../parts/word-of.ts';
import { REQUEST_WORDS } from '../requests/messages.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/figures.ts';
import { askedFigures, choiceOf } from './asked.ts';
import { CHART_NAMES, type ChartData, type ChartName, chartData, shortDay } from './charts.ts';
import styles from './figures.module.css';
import { type LoadedDrawing, loadDrawing } from './load-drawing.server.ts';
import { FIGURES as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

/** A drawing has so many bars; the table and the file have all rows. */
const MOST_BARS = 12;

/** The drawing of a chart, of the rows of its table. */
function draw(name: ChartName, { rows, heads }: ChartData, { bars, columns, lines }: LoadedDrawing): string {
  const points = rows.map(([label = '', count = 0]) => ({ name: String(label), count: Number(count) }));
  switch (name) {
    case 'weeks':
      return columns(
        points.map((row, at) => ({ ...row, name: shortDay(row.name), isOpen: at === points.length - 1 })),
      );
    case 'results': {
      /** Releases of a week can come late. Deals stand under the week in which they came about. */
      const line = (at: 1 | 2) => ({
        name: heads[at] ?? '',
        points: rows.map((row, week) => ({
          name: shortDay(String(row[0])),
          count: Number(row[at]),
          isOpen: at === 1 ? row.at(-1) !== '' : week === rows.length - 1,
        })),
      });
      return lines([line(1), line(2)]);
    }
    case 'themes':
      return bars(
        rows.map(([label = '', views = 0, submissions = 0]) => ({
          name: String(label),
          count: Number(((Number(submissions) / Math.max(1, Number(views))) * 100).toFixed(1)),
        })),
        '%',
      );
    default:
      return bars(points.slice(0, MOST_BARS));
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { filters, query } = askedFigures(args.request);
  const figures = await asPerson(args, 'readFigures', query);
  const drawing = await loadDrawing();
  const charts = CHART_NAMES.map((name) => {
    const chart = chartData(name, figures);
    return { name, ...chart, svg: chart.rows.length > 0 ? draw(name, chart, drawing) : '' };
  });
  const { from, to, filter, choices } = figures;
  const { dimension, value } = filter;
  const known = namedOptions(choices);
  const media =
    dimension === 'medium' ? { ...known, [value]: known[value] ?? REQUEST_WORDS.unknownMedium } : known;
  return { charts, filters, from, to, filter, media };
}

/** Charts of weeks, hours and steps show all of their rows. */
const hasMore = ({ name, rows }: Shown) =>
  (name === 'categories' || name === 'media' || name === 'areas' || name === 'stops') &&
  rows.length > MOST_BARS;

type Shown = Route.ComponentProps['loaderData']['charts'][number];

/** A cell of the table: a week by its first day. The file has the whole date. */
const cellText = (name: ChartName, cell: string | number | undefined, at: number) =>
  at === 0 && (name === 'weeks' || name === 'results') ? shortDay(String(cell)) : cell?.toLocaleString('ja');

function Chart({ chart, query }: { chart: Shown; query: string }) {
  const { name, title, says, svg, heads, rows, figures, note } = chart;
  return (
    <section className={styles.chart} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p>{says}</p>
      {svg && <div className={styles.drawing} {...trustedHtml(svg)} />}
      {name === 'stops' && <p className={parts.note}>{STOPS.lead}</p>}
      {hasMore(chart) && <p className={parts.note}>{WORDS.most(MOST_BARS, rows.length)}</p>}
      {note && <p className={parts.note}>{note}</p>}
      <Definitions figures={figures} hasSteps={name === 'funnel'} />
      <details>
        <summary>{WORDS.table}</summary>
        <Table
          columns={heads.map((label, at) => ({
            label,
            cell: (row: Shown['rows'][number]) => cellText(name, row[at], at),
            isNumber: at > 0 && label !== WORDS.state,
          }))}
          rows={rows}
          keyOf={([first]) => String(first)}
        />
      </details>
      <p className={styles.file}>
        <a href={`${DESK_PAGES.figures}/${name}.csv${query}`}>{WORDS.csv}</a>
      </p>
    </section>
  );
}

interface FilterSelectProps {
  filter: Route.ComponentProps['loaderData']['filter'];
  media: Readonly<Record<string, string>>;
}

/** The values of all dimensions, with their words. */
const optionsOf = (
  media: FilterSelectProps['media'],
): Readonly<Record<Dimension, Readonly<Record<string, string>>>> => ({
  category: CATEGORY_OPTIONS,
  area: AREA_OPTIONS,
  theme: THEME_OPTIONS,
  medium: media,
});

/** One choice among all values of all dimensions, so that choosing one takes the place of another without scripts. */
function FilterSelect({ filter: { dimension, value }, media }: FilterSelectProps) {
  const options = optionsOf(media);
  const choice = dimension ? choiceOf(dimension, value) : '';
  return (
    <label>
      {WORDS.filter}
      <select key={choice} className={inputStyles.input} name="filter" defaultValue={choice}>
        <option value="">{PARTS_WORDS.any}</option>
        {DIMENSION_NAMES.filter((name) => keysOf(options[name]).length > 0).map((name) => (
          <optgroup key={name} label={WORDS.groups[name]}>
            {keysOf(options[name]).map((key) => (
              <option key={key} value={choiceOf(name, key)}>
                {options[name][key]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

/** Charts of what became of the requests. */
export default function Figures({ loaderData }: Route.ComponentProps) {
  const { charts, filters, from, to, filter, media } = loaderData;
  const text = new URLSearchParams(filters as Record<string, string>).toString();
  const { dimension, value } = filter;
  const words = [daysChosen(filters.days), dimension && wordOf(optionsOf(media)[dimension], value)];
  return (
    <>
      <h1>{WORDS.title}</h1>
      <Filter path={DESK_PAGES.figures} usual={USUAL_DAYS} chosen={words}>
        <DaysSelect days={filters.days} />
        <FilterSelect filter={filter} media={media} />
      </Filter>
      <p className={parts.note}>
        {WORDS.period(dayText(from), dayText(to))}
        {WORDS.oneFilter}
      </p>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <Chart key={chart.name} chart={chart} query={text && `?${text}`} />
        ))}
      </div>
    </>
  );
}
