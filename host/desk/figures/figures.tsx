import { DESK_PAGES } from '#contract/desk/desk.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { DaysSelect } from '../parts/days-select.tsx';
import { FilterText } from '../parts/filter-text.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { STOPS } from '../parts/messages.ts';
import { AREA_OPTIONS, CATEGORY_OPTIONS } from '../parts/options.ts';
import { Select } from '../parts/select.tsx';
import parts from '../parts/shared.module.css';
import { StepMeanings } from '../parts/step-meanings.tsx';
import { Table } from '../parts/table.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/figures.ts';
import { CHART_NAMES, type ChartData, type ChartName, chartData, shortDay } from './charts.ts';
import styles from './figures.module.css';
import { type LoadedDrawing, loadDrawing } from './load-drawing.server.ts';
import { FIGURES as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

const FILTERS = ['days', 'category', 'area', 'medium'] as const;

/** A drawing has so many bars; the table and the file have all rows. */
const MOST_BARS = 12;

/** The drawing of a chart, of the rows of its table. */
function draw(name: ChartName, { rows, heads }: ChartData, { bars, columns, lines }: LoadedDrawing): string {
  const points = rows.map(([label = '', count = 0]) => ({ name: String(label), count: Number(count) }));
  switch (name) {
    case 'weeks':
      return columns(points.map((row) => ({ ...row, name: shortDay(row.name) })));
    case 'results': {
      const line = (at: 1 | 2) => ({
        name: heads[at] ?? '',
        points: rows.map((row) => ({ name: shortDay(String(row[0])), count: Number(row[at]) })),
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
  const filters = filtersIn(listQuery(args.request).query, FILTERS);
  const figures = await asPerson(args, 'readFigures', filters);
  const drawing = await loadDrawing();
  const charts = CHART_NAMES.map((name) => {
    const chart = chartData(name, figures);
    return { name, ...chart, svg: chart.rows.length > 0 ? draw(name, chart, drawing) : '' };
  });
  return { charts, filters, from: figures.from, to: figures.to };
}

/** Charts of weeks, hours and steps show all of their rows. */
const hasMore = ({ name, rows }: Shown) =>
  (name === 'categories' || name === 'media' || name === 'areas' || name === 'stops') &&
  rows.length > MOST_BARS;

type Shown = Route.ComponentProps['loaderData']['charts'][number];

function Chart({ chart, query }: { chart: Shown; query: string }) {
  const { name, title, says, svg, heads, rows } = chart;
  return (
    <section className={styles.chart} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p>{says}</p>
      {svg && <div className={styles.drawing} {...trustedHtml(svg)} />}
      {name === 'funnel' && <StepMeanings />}
      {name === 'stops' && <p className={parts.note}>{STOPS.lead}</p>}
      {hasMore(chart) && <p className={parts.note}>{WORDS.most(MOST_BARS, rows.length)}</p>}
      <details>
        <summary>{WORDS.table}</summary>
        <Table
          columns={heads.map((label, at) => ({
            label,
            cell: (row: Shown['rows'][number]) => row[at]?.toLocaleString('ja'),
            isNumber: at > 0,
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

/** Charts of what became of the requests. */
export default function Figures({ loaderData }: Route.ComponentProps) {
  const { charts, filters, from, to } = loaderData;
  const text = new URLSearchParams(filters as Record<string, string>).toString();
  return (
    <>
      <h1>{WORDS.title}</h1>
      <form action={DESK_PAGES.figures} className={parts.search}>
        <DaysSelect days={filters.days} />
        <Select name="category" label={WORDS.category} options={CATEGORY_OPTIONS} chosen={filters.category} />
        <Select name="area" label={WORDS.area} options={AREA_OPTIONS} chosen={filters.area} />
        <FilterText name="medium" label={WORDS.medium} value={filters.medium} />
        <button type="submit" className={buttonClass('ink', 'small')}>
          {WORDS.show}
        </button>
        <p className={parts.note}>{WORDS.period(dayText(from), dayText(to))}</p>
      </form>
      <div className={styles.charts}>
        {charts.map((chart) => (
          <Chart key={chart.name} chart={chart} query={text && `?${text}`} />
        ))}
      </div>
    </>
  );
}
