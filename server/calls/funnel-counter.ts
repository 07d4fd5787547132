import { sql } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { isKeyOf } from '#contract/base/keys.ts';
import { DEFAULT_MEDIUM_UUID, MEDIUM_UUID } from '#contract/base/product.ts';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { questionsOf } from '#contract/goods/question-words.ts';
import { isPage } from '#contract/media/counted-page.ts';
import {
  FIRST_QUESTION,
  FUNNEL_STEPS,
  type FunnelAside,
  TEASER_STEPS,
  VARIANT,
} from '#contract/media/funnel.ts';
import type { Db } from '../db/open.ts';

/** How far a visitor came, as the form says it. */
export interface Visit {
  medium?: string | undefined;
  page?: string | undefined;
  theme?: string | undefined;
  category?: string | undefined;
  variant?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The question that was answered last, and the one that was told before: `watch/brand`. */
  stop?: string | undefined;
  before?: string | undefined;
  /** A step of a teaser, which comes alone. */
  teaser?: string | undefined;
}

const FLUSH_MS = 5_000;

/** Strangers can name any number of pages: those above this many, between two writes, count as one without a name. */
const MOST_PLACES = 500;

/** They can also name any number of media and variants: above this many counts, further ones are dropped. */
const MOST_COUNTS = 2 * MOST_PLACES;

/** The place of a count: the columns of `funnel_counts` besides the step. */
type Place = readonly [
  day: string,
  medium: string,
  page: string,
  theme: string,
  category: string,
  variant: string,
];

/** Counts how far visitors come, and writes the sums from time to time: a visit is no write of its own. */
export class FunnelCounter {
  readonly #db: Db;
  #counts = new Map<string, number>();
  #stops = new Map<string, number>();
  #dropped = 0;
  readonly #timer: NodeJS.Timeout;

  /** @param log is told when counts could not be written; they are kept for the next time */
  constructor(db: Db, log: (error: unknown) => void = () => {}) {
    this.#db = db;
    this.#timer = setInterval(() => void this.flush().catch(log), FLUSH_MS).unref();
  }

  /** How many steps were not counted since the start, because too many different ones came between two writes. */
  get dropped(): number {
    return this.#dropped;
  }

  /** How many counts wait for the next write. */
  get waiting(): number {
    return this.#counts.size + this.#stops.size;
  }

  count(visit: Visit, now = new Date()): void {
    const [from, to] = [stepIn(visit.from), stepIn(visit.to)];
    const ofTeaser = TEASER_STEPS.filter((step) => step === visit.teaser);
    if (ofTeaser.length === 0 && (from === undefined || to === undefined)) return;
    const place = placeOf(visit, dayInJapan(now));
    const [day, medium, , ...rest] = place;
    for (const step of ofTeaser.length > 0 ? ofTeaser : FUNNEL_STEPS.slice(from, to)) {
      const key = JSON.stringify([...place, step]);
      const hasRoom = this.#counts.has(key) || this.#counts.size < MOST_PLACES;
      this.#add(this.#counts, hasRoom ? key : JSON.stringify([day, medium, '', ...rest, step]), 1);
    }
    // A visitor who goes on has stopped behind another question.
    for (const [name, change] of [
      [visit.before, -1],
      [visit.stop, 1],
    ] as const) {
      const stop = questionIn(name);
      if (stop) this.#add(this.#stops, JSON.stringify([day, medium, ...stop]), change);
    }
  }

  /** Counts something beside the steps. */
  countAside(
    visit: Pick<Visit, 'medium' | 'page' | 'theme' | 'category' | 'variant'>,
    aside: FunnelAside,
    at = new Date(),
  ): void {
    this.#add(this.#counts, JSON.stringify([...placeOf(visit, dayInJapan(at)), aside]), 1);
  }

  #add(counts: Map<string, number>, key: string, count: number): void {
    const before = counts.get(key);
    if (before === undefined && counts.size >= MOST_COUNTS) this.#dropped += Math.abs(count);
    else counts.set(key, (before ?? 0) + count);
  }

  /** Writes what was counted. */
  async flush(): Promise<void> {
    const [counts, stops] = [this.#counts, this.#stops];
    if (counts.size + stops.size === 0) return;
    this.#counts = new Map();
    this.#stops = new Map();
    try {
      await this.#db.execute(sql`with steps as (
          insert into funnel_counts (day, medium_uuid, page, theme, category, variant, step, count)
          select (r->>0)::date, r->>1, r->>2, r->>3, r->>4, r->>5, r->>6, (r->>7)::integer
          from jsonb_array_elements(${rowsOf(counts)}::jsonb) r
          on conflict (day, medium_uuid, page, theme, category, variant, step)
          do update set count = funnel_counts.count + excluded.count)
        insert into funnel_stops (day, medium_uuid, category, question, count)
        select (r->>0)::date, r->>1, r->>2, r->>3, (r->>4)::integer
        from jsonb_array_elements(${rowsOf(stops)}::jsonb) r
        on conflict (day, medium_uuid, category, question)
        do update set count = funnel_stops.count + excluded.count`);
    } catch (error) {
      for (const [key, count] of counts) this.#add(this.#counts, key, count);
      for (const [key, count] of stops) this.#add(this.#stops, key, count);
      throw error;
    }
  }

  /** Writes the rest, and counts no more. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

/** Counts as rows of JSON. */
const rowsOf = (counts: ReadonlyMap<string, number>): string =>
  JSON.stringify([...counts].map(([key, count]) => [...(JSON.parse(key) as string[]), count]));

function stepIn(text: string | undefined): number | undefined {
  const number = Number(text ?? 'x');
  return Number.isInteger(number) && number >= 0 && number <= FUNNEL_STEPS.length ? number : undefined;
}

/** A question of ours, about goods or of the contact details; undefined for other words. */
function questionIn(text = ''): readonly [category: string, question: string] | undefined {
  const [category = '', question = ''] = text.split('/');
  const isOwn =
    CATEGORY_KEYS.some((key) => key === category) &&
    (question === FIRST_QUESTION ||
      isKeyOf(questionsOf(category), question) ||
      isKeyOf(CUSTOMER_FIELDS, question));
  return isOwn ? [category, question] : undefined;
}

/** Values that are not ours count as empty, so that strangers cannot fill the table with words. */
function placeOf({ medium = '', page = '', theme, category, variant = '' }: Visit, day: string): Place {
  const isOwn = medium === '' || medium === DEFAULT_MEDIUM_UUID;
  return [
    day,
    isOwn || !MEDIUM_UUID.test(medium) ? '' : medium.toLowerCase(),
    isPage(page) ? page : '',
    THEME_NAMES.find((name) => name === theme) ?? '',
    CATEGORY_KEYS.find((key) => key === category) ?? '',
    VARIANT.test(variant) ? variant : '',
  ];
}
