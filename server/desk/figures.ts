import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { dayInJapan, daysLater, mondayOf } from '#contract/base/japanese-days.ts';
import { isKeyOf, tableOf } from '#contract/base/keys.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { FIGURE_DAYS } from '#contract/desk/desk.ts';
import { THEME_NAMES, THEMES } from '#contract/embed/themes.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { DIMENSION_NAMES, firstOpenDay, SUMS, type Sums } from '#contract/life/figures.ts';
import { FUNNEL_STATES } from '#contract/media/funnel.ts';
import { askedArea, askedText } from '#contract/schemas/asked.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { MOST_QUOTES } from '../figures/day-sums.ts';
import { addUp, countBetween, medianHours } from '../figures/histogram.ts';
import { type DayFigures, EVERYTHING, type Filter, readPeriod } from '../figures/read-sums.ts';
import { OFFICE, view } from './act.ts';
import { countStops } from './medium-counts.ts';

/** One of the dimensions filters: of several, the first. */
const filter = z.object({
  /** One of FIGURE_DAYS. */
  days: askedText,
  category: askedText,
  area: askedArea,
  theme: askedText,
  /** The uuid of one. */
  medium: askedText,
});
type Asked = z.output<typeof filter>;

/** Within how many hours a first quote came; the last one is open. */
const WITHIN = [1, 3, 6, 12, 24, 48, 72, null] as const;

const NOTHING: Sums = tableOf(SUMS, () => 0);

const addSums = (rows: readonly Sums[]): Sums =>
  tableOf(SUMS, (name) => rows.reduce((sum, row) => sum + row[name], 0));

/** The filter that is asked for. A category or theme that there is none of filters nothing. */
function filterOf({ category, area, theme, medium }: Asked): Filter {
  const values = {
    category: category && isKeyOf(CATEGORIES, category) ? category : undefined,
    area: area === undefined ? undefined : String(area),
    theme: theme && isKeyOf(THEMES, theme) ? theme : undefined,
    medium: medium || undefined,
  };
  const dimension = DIMENSION_NAMES.find((name) => values[name] !== undefined);
  return dimension ? { dimension, value: values[dimension] ?? '' } : EVERYTHING;
}

/** Weeks from Monday, from the first with a request on, of the days of the period. */
function weeksOf(days: readonly DayFigures[], to: string) {
  const [first] = days.filter(({ requests, dealsMade }) => requests > 0 || dealsMade > 0);
  const weeks: (Sums & { week: string; isOpen: boolean })[] = [];
  if (!first) return weeks;
  for (let week = mondayOf(first.day); week <= to; week = daysLater(week, 7)) {
    const end = daysLater(week, 6);
    const isOpen = (end < to ? end : to) >= firstOpenDay(to);
    weeks.push({ week, isOpen, ...addSums(days.filter(({ day }) => day >= week && day <= end)) });
  }
  return weeks;
}

/** The requests of some weeks and what became of them, against as many days before. */
async function countFigures(db: Db, query: Asked, at = new Date()) {
  const length = FIGURE_DAYS.find((one) => String(one) === query.days) ?? FIGURE_DAYS[0];
  const to = dayInJapan(at);
  const from = daysLater(to, 1 - length);
  const filtered = filterOf(query);
  const { days, before, parts } = await readPeriod(db, filtered, { from, to });
  const [visits, visitsByTheme, media, stops] = await Promise.all([
    funnelOf(db, from, filtered, sql`step`),
    funnelOf(db, from, filtered, sql`theme || ' ' || step`),
    rowsOf<{ uuid: string; name: string }>(db, sql`select uuid, name from media order by name, uuid`),
    countStops(db, { uuid: query.medium, from }, query.category),
  ]);
  const visitsOf = (name: string) => visits.find((row) => row.name === name)?.count ?? 0;
  const ofTheme = (name: string, step: string) =>
    visitsByTheme.find((row) => row.name === `${name} ${step}`)?.count ?? 0;
  const hours = addUp(days.map((day) => day.hours));
  const quotesEach = addUp(days.map((day) => day.quotesEach));
  /** Without a name: requests of forms that name no medium. */
  const mediumNames = new Map([
    [DEFAULT_MEDIUM_UUID, ''],
    ...media.map(({ uuid, name }) => [uuid, name] as const),
  ]);
  return {
    from,
    to,
    /** The filter that counts; empty: none. */
    filter: filtered,
    /** Those that can be filtered by. */
    choices: media,
    now: addSums(days),
    before,
    weeks: weeksOf(days, to),
    funnel: FUNNEL_STATES.map((step) => ({ step, count: visitsOf(step) })),
    stops,
    hours: WITHIN.map((most, place) => ({
      most,
      requests: countBetween(hours, WITHIN[place - 1] ?? 0, most),
    })),
    medianHours: medianHours(hours),
    quotesEach: Array.from({ length: MOST_QUOTES + 1 }, (_, quotes) => ({
      quotes,
      requests: quotesEach[quotes] ?? 0,
    })),
    categories: parts.category.map((row) => ({
      ...row,
      name: isKeyOf(CATEGORIES, row.name) ? CATEGORIES[row.name].label : row.name,
    })),
    media: parts.medium.map((row) => ({ ...row, name: mediumNames.get(row.name) ?? row.name })),
    areas: parts.area.map((row) => ({ ...row, name: PREFECTURES[Number(row.name) - 1] ?? '' })),
    /** The last has no name: the requests of a form without a theme. */
    themes: [...THEME_NAMES, '']
      .map((name) => ({
        ...(parts.theme.find((row) => row.name === name) ?? { name, ...NOTHING }),
        seen: ofTheme(name, 'seen'),
        sent: ofTheme(name, 'sent'),
      }))
      .filter(({ seen, ...sums }) => seen > 0 || SUMS.some((sum) => sums[sum] > 0)),
  };
}

/**
 * Visits of the form since a day, by a name. Nobody knows the area of a visitor: it filters nothing. Requests of a form
 * without a medium have our own, and visits have none.
 */
const funnelOf = (db: Db, from: string, { dimension, value }: Filter, name: SQL) =>
  rowsOf<{ name: string; count: number }>(
    db,
    sql`select ${name} as name, sum(count)::integer as count from funnel_counts where day >= ${from}
      and case ${dimension} when 'category' then category when 'theme' then theme
        when 'medium' then coalesce(nullif(medium_uuid, ''), ${DEFAULT_MEDIUM_UUID})
        else ${value} end = ${value} group by 1`,
  );

export const figureActs = {
  readFigures: view({ may: OFFICE, asks: filter, read: ({ db }, query) => countFigures(db, query) }),
};
