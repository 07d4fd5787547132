import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES, FIGURE_DAYS } from '#contract/desk/desk.ts';
import { DOCTOR_PARAMETER, FINDINGS } from '#contract/embed/doctor.ts';
import { TAG } from '#contract/embed/element.ts';
import { FINDING_NAMES } from '#contract/embed/finding-names.ts';
import { scriptLines } from '#contract/embed/snippet.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { CONVERSION_STATES } from '#contract/media/conversions.ts';
import { FUNNEL_STATES, stopName, TEASER_STEPS } from '#contract/media/funnel.ts';
import type { ComparedVariants, NamedVisits, PartnerFigures } from '#contract/schemas/desk/partner.ts';
import { dateText, dayText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { siteContext } from '../../settings/context.ts';
import { Link } from '../../ui/link/link.tsx';
import { EmptyNotice } from '../../ui/notice/notice.tsx';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { shortDay } from '../figures/charts.ts';
import figureStyles from '../figures/figures.module.css';
import { loadDrawing } from '../figures/load-drawing.server.ts';
import { FIGURES } from '../figures/messages.ts';
import { ConversionState, conversionColumns, StateMeanings } from '../parts/conversions.tsx';
import { DaysSelect, daysChosen, USUAL_DAYS } from '../parts/days-select.tsx';
import { Definitions } from '../parts/definitions.tsx';
import { Filter } from '../parts/filter.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { MediumSelect } from '../parts/medium-select.tsx';
import { CONVERSIONS, STOPS } from '../parts/messages.ts';
import { CATEGORY_OPTIONS } from '../parts/options.ts';
import parts from '../parts/shared.module.css';
import { StepList } from '../parts/step-list.tsx';
import { questionText, stopText } from '../parts/stop-text.ts';
import { Table, type TableColumn } from '../parts/table.tsx';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/partner.ts';
import { PARTNER as WORDS } from './messages.ts';
import styles from './partner.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const filters = filtersIn(listQuery(args.request).query, ['medium', 'days']);
  const figures = await asPersonOf(args, 'readMedia', filters);
  const { bars, lines } = await loadDrawing();
  const { stops } = figures;
  const origin = args.context.get(siteContext).settings.siteUrl || new URL(args.request.url).origin;
  const tag = `<${TAG} medium-uuid="${figures.medium}" theme="lp"></${TAG}>`;
  return {
    figures,
    filters,
    snippet: `${scriptLines(origin)}\n${tag}`,
    drawings: {
      funnel: bars(FUNNEL_STATES.map((step) => ({ name: WORDS.steps[step], count: figures.total[step] }))),
      stops: bars(stops.slice(0, MOST_BARS).map((stop) => ({ name: stopText(stop), count: stop.visits }))),
      days: lines([
        {
          name: WORDS.steps.sent,
          points: figures.days.map(({ day, sent }) => ({ name: shortDay(day), count: sent })),
        },
        {
          name: WORDS.requests,
          points: figures.days.map(({ day, requests }) => ({ name: shortDay(day), count: requests })),
        },
      ]),
    },
  };
}

const rateOf = ({ seen, sent }: { seen: number; sent: number }) =>
  seen > 0 ? WORDS.percent(sent / seen) : '–';

const visitColumns = <Row extends NamedVisits>(head: string): readonly TableColumn<Row>[] => [
  { label: head, cell: ({ name }) => <span className={styles.named}>{name || WORDS.other}</span> },
  ...FUNNEL_STATES.map((step) => ({
    label: WORDS.steps[step],
    cell: (row: Row) => row[step].toLocaleString('ja'),
    isNumber: true,
  })),
  { label: WORDS.rate, cell: rateOf, isNumber: true },
];

/** After so many days nobody waits for a verdict. */
const MOST_DAYS = Math.max(...FIGURE_DAYS);

/** The words that differ between forms and teasers. */
interface VerdictWords {
  clear(better: string): string;
  readonly early: string;
  basis(days: number, count: number): string;
}

/** Sentences about the two settings that were seen most. */
function verdictOn(
  { names: [one, two], better, guess, days, sent, daysToTell }: ComparedVariants,
  words: VerdictWords = WORDS,
): string[] {
  const isInTime = (time: (typeof daysToTell)[number]): time is { ratio: number; days: number } =>
    time.days !== null && time.days <= MOST_DAYS;
  const times = daysToTell.filter(isInTime);
  const never = daysToTell.filter((time) => !isInTime(time)).map(({ ratio }) => ratio);
  const waits = [
    ...(times.length > 0 ? [WORDS.inTime(times)] : []),
    ...(never.length > 0 ? [WORDS.notInTime(never)] : []),
  ];
  return [
    (better ? words.clear(better === 'first' ? one : two) : WORDS.unclear) +
      (guess ? WORDS.guess(one, two, guess.ratio, guess.low, guess.high) : better ? '' : words.early),
    ...(better ? [] : [waits.join('')]),
    words.basis(days, sent),
  ].filter(Boolean);
}

interface VisitsProps<Row extends NamedVisits> {
  id: string;
  title: string;
  head: string;
  rows: readonly Row[];
  lead?: string;
  more?: readonly TableColumn<Row>[];
}

const Visits = <Row extends NamedVisits>({ id, title, head, rows, lead, more = [] }: VisitsProps<Row>) =>
  rows.length > 0 && (
    <section aria-labelledby={id} className={parts.list}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={parts.note}>{lead}</p>}
      <Table columns={[...visitColumns(head), ...more]} rows={rows} keyOf={({ name }) => name} />
    </section>
  );

type Page = PartnerFigures['pages'][number];

/** The findings of the form's doctor in a page, and the way to ask it again. */
const Examined = ({ page: { name, found } }: { page: Page }) => (
  <>
    {found?.codes.length === 0 && <p>{WORDS.well(dateText(found.at))}</p>}
    {found && found.codes.length > 0 && (
      <details>
        <summary>{WORDS.unwell(found.codes.length, dateText(found.at))}</summary>
        <ul className={styles.findings}>
          {found.codes.map((code) => (
            <li key={code}>
              {FINDING_NAMES[code]}
              <a href={`/partners-guide#${FINDINGS[code].guide}`}>{WORDS.guideOf}</a>
            </li>
          ))}
        </ul>
      </details>
    )}
    {name && (
      <a href={`https://${name}?${DOCTOR_PARAMETER}`} target="_blank" rel="noreferrer">
        {WORDS.examine}
      </a>
    )}
  </>
);

const withLabels = (rows: PartnerFigures['categories']) =>
  rows.map((row) => ({
    ...row,
    name: isKeyOf(CATEGORIES, row.name) ? CATEGORIES[row.name].label : WORDS.noCategory,
  }));

type Conversion = PartnerFigures['latest'][number];

const CONVERSION_COLUMNS = conversionColumns<Conversion>({
  number: ({ number }) => number,
  state: (row) => <ConversionState row={row} />,
});

const SUM_COLUMNS: readonly TableColumn<PartnerFigures['states'][number]>[] = [
  { label: CONVERSIONS.state, cell: ({ state }) => CONVERSION_STATES[state].label },
  { label: CONVERSIONS.count, cell: (row) => row.conversions.toLocaleString('ja'), isNumber: true },
  { label: CONVERSIONS.value, cell: ({ value }) => CONVERSIONS.yen(value), isNumber: true },
];

type Stop = PartnerFigures['stops'][number];

/** A drawing has so many bars; the table has all rows. */
const MOST_BARS = 10;

/** Behind which questions visitors stop. */
function StopsChart({ stops, drawing }: { stops: readonly Stop[]; drawing: string }) {
  const [first] = stops;
  const all = stops.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <section className={figureStyles.chart} aria-labelledby="stops">
      <h2 id="stops">{STOPS.title}</h2>
      {first && <p>{STOPS.says(stopText(first), first.visits / all)}</p>}
      <div className={figureStyles.drawing} {...trustedHtml(drawing)} />
      <p className={parts.note}>{STOPS.lead}</p>
      <details>
        <summary>{WORDS.table}</summary>
        <Table
          columns={[
            { label: CONVERSIONS.goods, cell: ({ category }) => CATEGORY_OPTIONS[category] ?? category },
            { label: STOPS.question, cell: ({ category, question }) => questionText(category, question) },
            { label: WORDS.visits, cell: ({ visits }) => visits.toLocaleString('ja'), isNumber: true },
          ]}
          rows={stops}
          keyOf={({ category, question }) => stopName(category, question)}
        />
      </details>
    </section>
  );
}

type Teaser = PartnerFigures['teasers'][number];

const TEASER_COLUMNS: readonly TableColumn<Teaser>[] = [
  { label: WORDS.variant, cell: ({ name }) => name || WORDS.noVariant },
  ...TEASER_STEPS.map((step) => ({
    label: WORDS.teaserSteps[step],
    cell: (row: Teaser) => row[step].toLocaleString('ja'),
    isNumber: true,
  })),
  {
    label: WORDS.teaserRate,
    cell: ({ appeared, opened }) => (appeared > 0 ? WORDS.percent(opened / appeared) : '–'),
    isNumber: true,
  },
];

/** How often teasers beside pages appeared, were opened and closed, by their setting. */
const Teasers = ({ rows, comparison }: { rows: readonly Teaser[]; comparison: ComparedVariants | null }) => (
  <section aria-labelledby="teasers" className={parts.list}>
    <h2 id="teasers">{WORDS.teasers}</h2>
    {comparison && verdictOn(comparison, WORDS.teaserWords).map((text) => <p key={text}>{text}</p>)}
    <Table columns={TEASER_COLUMNS} rows={rows} keyOf={({ name }) => name} />
    <details>
      <summary>{WORDS.teaserMeanings}</summary>
      <StepList of="teaser" />
    </details>
  </section>
);

/** The media of a partner, in counts. */
export default function Partner({ loaderData }: Route.ComponentProps) {
  const { figures, filters, snippet, drawings } = loaderData;
  const { media, medium, total, requests, days, pages, themes, categories, variants, clicks } = figures;
  const { comparison, teasers, teaserComparison, stops, states, latest } = figures;
  const current = media.find(({ uuid }) => uuid === medium);
  if (!current)
    return (
      <>
        <h1>{WORDS.title}</h1>
        <p>{WORDS.none}</p>
      </>
    );
  const query = new URLSearchParams(filters as Record<string, string>).toString();
  return (
    <>
      <h1>{WORDS.title}</h1>
      <Filter
        path={DESK_PAGES.partner}
        usual={USUAL_DAYS}
        chosen={[filters.medium && current.name, daysChosen(filters.days)]}
      >
        <MediumSelect label={WORDS.medium} media={media} chosen={current.uuid} />
        <DaysSelect days={filters.days} />
      </Filter>
      <p className={parts.note}>{WORDS.privacy}</p>
      <div className={figureStyles.charts}>
        <section className={figureStyles.chart} aria-labelledby="funnel">
          <h2 id="funnel">{WORDS.funnel}</h2>
          <p>{WORDS.says(total.seen, requests)}</p>
          <div className={figureStyles.drawing} {...trustedHtml(drawings.funnel)} />
          <Definitions figures={['visits', 'requests']} hasSteps />
          <details>
            <summary>{WORDS.table}</summary>
            <Table
              columns={visitColumns(WORDS.medium)}
              rows={[{ name: current.name, ...total }]}
              keyOf={({ name }) => name}
            />
          </details>
        </section>
        <section className={figureStyles.chart} aria-labelledby="daily">
          <h2 id="daily">{WORDS.daily}</h2>
          <p>{FIGURES.period(dayText(figures.from), dayText(figures.to))}</p>
          <div className={figureStyles.drawing} {...trustedHtml(drawings.days)} />
          <Definitions figures={['visits', 'requests']} />
          <details>
            <summary>{WORDS.table}</summary>
            <Table
              columns={[
                { label: WORDS.day, cell: ({ day }) => dayText(day) },
                { label: WORDS.steps.seen, cell: ({ seen }) => seen.toLocaleString('ja'), isNumber: true },
                { label: WORDS.steps.sent, cell: ({ sent }) => sent.toLocaleString('ja'), isNumber: true },
                { label: WORDS.requests, cell: (row) => row.requests.toLocaleString('ja'), isNumber: true },
              ]}
              rows={days}
              keyOf={({ day }) => day}
            />
          </details>
          <p className={figureStyles.file}>
            <a href={`${DESK_PAGES.partner}/days.csv${query && `?${query}`}`}>{WORDS.csv}</a>
          </p>
        </section>
        {stops.length > 0 && <StopsChart stops={stops} drawing={drawings.stops} />}
      </div>
      <section aria-labelledby="conversions" className={parts.list}>
        <h2 id="conversions">{WORDS.conversionList}</h2>
        <Table columns={SUM_COLUMNS} rows={states} keyOf={({ state }) => state} />
        <Definitions figures={['conversions']} />
        <StateMeanings />
        {latest.length > 0 ? (
          <>
            <p className={parts.note}>{WORDS.conversionLead(latest.length)}</p>
            <Table columns={CONVERSION_COLUMNS} rows={latest} keyOf={({ number }) => number} />
          </>
        ) : (
          <EmptyNotice>{WORDS.noConversions}</EmptyNotice>
        )}
        <p>
          <a href={`${DESK_PAGES.partner}/conversions.csv${query && `?${query}`}`}>{WORDS.conversions}</a>
        </p>
      </section>
      <section aria-labelledby="variants" className={parts.list}>
        <h2 id="variants">{WORDS.compare}</h2>
        <p className={parts.note}>{WORDS.compareLead}</p>
        {comparison && verdictOn(comparison).map((text) => <p key={text}>{text}</p>)}
        {variants.length > 0 && (
          <Table columns={visitColumns(WORDS.variant)} rows={variants} keyOf={({ name }) => name} />
        )}
      </section>
      {teasers.length > 0 && <Teasers rows={teasers} comparison={teaserComparison} />}
      <Visits
        id="pages"
        title={WORDS.pages}
        head={WORDS.page}
        rows={pages}
        lead={WORDS.examineLead}
        more={[{ label: WORDS.examined, cell: (page) => <Examined page={page} /> }]}
      />
      <Visits id="themes" title={WORDS.themes} head={WORDS.theme} rows={themes} />
      <Visits id="categories" title={WORDS.categories} head={WORDS.category} rows={withLabels(categories)} />
      {clicks.length > 0 && (
        <section aria-labelledby="clicks">
          <h2 id="clicks">{WORDS.clicks}</h2>
          <Table
            columns={[
              { label: WORDS.click, cell: ({ name }) => name },
              { label: WORDS.requests, cell: (row) => row.requests.toLocaleString('ja'), isNumber: true },
            ]}
            rows={clicks}
            keyOf={({ name }) => name}
          />
        </section>
      )}
      <section aria-labelledby="snippet" className={parts.panel}>
        <h2 id="snippet">{WORDS.snippet}</h2>
        <p className={parts.note}>{WORDS.snippetLead}</p>
        <pre className={parts.code}>{snippet}</pre>
        {current.hosts.length > 0 && <p className={parts.note}>{WORDS.hosts(current.hosts.join('、'))}</p>}
        <p>
          <Link to={`/partners-guide?medium=${current.uuid}`}>{WORDS.guide}</Link>
        </p>
      </section>
    </>
  );
}
