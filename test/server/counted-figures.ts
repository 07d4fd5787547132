import { daysLater } from '#contract/base/japanese-days.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORIES, type CategoryKey } from '#contract/goods/categories.ts';
import { type Dimension, firstOpenDay, type Sums } from '#contract/life/figures.ts';
import { FUNNEL_STATES } from '#contract/media/funnel.ts';
import type { Db } from '#server/db/open.ts';
import {
  type Filter,
  quotesOfEach,
  type Span,
  stopsIn,
  sumsBy,
  type VisitColumn,
  type Visits,
  visitsBy,
} from './counted-again.ts';
import { MEDIUM_NAMES } from './figure-stories.ts';

/* The figures of the desk from the second count (counted-again.ts), in the shape in which the desk answers. */

/** The names of values, as people read them. */
const NAMES: Readonly<Record<Dimension, (value: string) => string>> = {
  category: (value) => CATEGORIES[value as CategoryKey].label,
  area: (value) => PREFECTURES[Number(value) - 1] ?? '',
  theme: (value) => value,
  medium: (value) => (value === DEFAULT_MEDIUM_UUID ? '' : (MEDIUM_NAMES[value] ?? value)),
};

const NO_SUMS: Sums = { requests: 0, quoted: 0, quotes: 0, releases: 0, deals: 0, dealsMade: 0 };

type Named<Row> = Row & { name: string };

/** The last hours of the bars. */
const HOURS = [1, 3, 6, 12, 24, 48, 72, null];
const MOST_QUOTES = 10;

/** Rows of any order, as texts that can be compared. */
export const inOrder = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

export const byName = <Row extends Named<object>>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Rows by name. One of zeros says nothing. */
export const withAnything = <Row extends Named<Sums>>(rows: readonly Row[]): Row[] =>
  byName(rows.filter(({ name: _, ...sums }) => Object.values(sums).some((count) => count > 0)));

/** A span of so many days that ends on one. */
export const spanUntil = (to: string, days: number): Span => ({ from: daysLater(to, 1 - days), to });

/** The weeks from the first one with anything until today. */
function weeksUntil(today: string, rows: readonly Named<Sums>[]) {
  const weeks: (Sums & { week: string; isOpen: boolean })[] = [];
  for (let week = rows[0]?.name ?? daysLater(today, 1); week <= today; week = daysLater(week, 7)) {
    const { name: _, ...sums } = rows.find(({ name }) => name === week) ?? { name: '', ...NO_SUMS };
    weeks.push({ week, isOpen: daysLater(week, 6) >= firstOpenDay(today), ...sums });
  }
  return weeks;
}

/** The columns of visits by which a filter chooses. Nobody knows the area of a visit. A form without a medium has none. */
function visitColumns({ dimension, value }: Filter): Partial<Record<VisitColumn, string>> {
  if (dimension === 'medium') return { medium_uuid: value === DEFAULT_MEDIUM_UUID ? '' : value };
  return dimension === 'theme' || dimension === 'category' ? { [dimension]: value } : {};
}

/** Themes that were seen or by which anything came. The last has no name: a form without a theme. */
function themeRows(sums: readonly Named<Sums>[], visits: readonly Visits[]) {
  const names = new Set([...sums, ...visits].map(({ name }) => name));
  return [...names].map((name) => {
    const { seen = 0, sent = 0 } = visits.find((row) => row.name === name) ?? {};
    return { ...NO_SUMS, ...sums.find((row) => row.name === name), name, seen, sent };
  });
}

/** The whole hours within which half had a quote, or more; null where there is none. @param hours in order */
export const halfWithin = (hours: readonly number[]): number | null =>
  hours.length === 0 ? null : Math.max(1, Math.ceil(hours[Math.ceil(hours.length / 2) - 1] ?? 0));

/** The figures of so many days until today. */
export async function countFigures(db: Db, today: string, days: number, filter: Filter) {
  const span = spanUntil(today, days);
  const columns = visitColumns(filter);
  const { theme: _, ...stopColumns } = columns;
  const sumsIn = async (of: Span): Promise<Sums> => {
    const [{ name: __, ...sums } = { name: '', ...NO_SUMS }] = await sumsBy(db, '', of, filter);
    return sums;
  };
  const partsBy = async (dimension: Dimension) => {
    const rows = await sumsBy(db, dimension, span, filter);
    return byName(rows.map((row) => ({ ...row, name: NAMES[dimension](row.name) })));
  };
  const [now, before, weeks, each, [visits], stops, categories, areas, media, themes, themeVisits] =
    await Promise.all([
      sumsIn(span),
      sumsIn(spanUntil(daysLater(span.from, -1), days)),
      sumsBy(db, 'week', span, filter),
      quotesOfEach(db, span, filter),
      visitsBy(db, '', span, columns),
      stopsIn(db, span, stopColumns),
      partsBy('category'),
      partsBy('area'),
      partsBy('medium'),
      partsBy('theme'),
      visitsBy(db, 'theme', span, columns),
    ]);
  const hours = each.flatMap((row) => (row.hours === null ? [] : [row.hours]));
  return {
    ...span,
    now,
    before,
    weeks: weeksUntil(today, weeks),
    funnel: FUNNEL_STATES.map((step) => ({ step, count: visits?.[step] ?? 0 })),
    stops: inOrder(stops),
    hours: HOURS.map((most, nth) => ({
      most,
      requests: hours.filter((hour) => hour > (HOURS[nth - 1] ?? 0) && (most === null || hour <= most))
        .length,
    })),
    medianHours: halfWithin(hours),
    quotesEach: Array.from({ length: MOST_QUOTES + 1 }, (__, quotes) => ({
      quotes,
      requests: each.filter((row) => Math.min(row.quotes, MOST_QUOTES) === quotes).length,
    })),
    categories,
    areas,
    media,
    themes: withAnything(themeRows(themes, themeVisits)),
  };
}
