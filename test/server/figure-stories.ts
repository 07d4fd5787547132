import { sql } from 'drizzle-orm';
import { daysLater, mondayOf } from '#contract/base/japanese-days.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import { CALLS } from '#contract/calls/index.ts';
import { THEME_HEADER } from '#contract/calls/requests.ts';
import type { Theme } from '#contract/embed/themes.ts';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { FunnelCounter } from '#server/calls/funnel-counter.ts';
import { media } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';
import { encodeSubmission, type SentSubmission } from './submission.ts';

/*
 * Requests at the moments at which counting goes wrong: on both sides of midnight in Japan and of midnight UTC, at the
 * ends of months, years, spans and lives, with goods of one category twice and of several.
 */

/** Media that are known, and one that nobody knows. */
export const MEDIA = {
  blog: '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21',
  paper: '1f0e2d3c-4b5a-4978-8695-a4b3c2d1e0f9',
  stranger: 'c0ffee00-1234-4abc-8def-0123456789ab',
} as const;

/** The names of those that have one. */
export const MEDIUM_NAMES: Readonly<Record<string, string>> = {
  [MEDIA.blog]: 'ブログ',
  [MEDIA.paper]: '新聞',
};

const GOODS: readonly (readonly CategoryKey[])[] = [
  ['watch'],
  ['bag', 'watch'],
  ['watch', 'watch'],
  ['bag', 'watch', 'bag'],
  ['jewelry', 'camera'],
  ['alcohol'],
  ['music', 'music', 'watch'],
];
const MEDIA_SENT = [DEFAULT_MEDIUM_UUID, MEDIA.blog, MEDIA.paper, MEDIA.blog, MEDIA.stranger];
/** Tokyo, Osaka, Sapporo, and a code that nobody knows. */
const ZIPS = ['1620801', '5300001', '0600001', '9999999'];
const THEMES: readonly (Theme | undefined)[] = ['lp', 'brand', 'product', undefined];
const KINDS = ['real', 'real', 'sample', 'real', 'test', 'real', 'real', 'sample'];
const INFLOWS = ['', 'spring', 'autumn'];
const TRACKING = [null, { gclid: 'a' }, { a8: 'b', gclid: 'c' }, { last_yclid: 'd', utm_term: 'e' }];

/** A moment after a request came: so many hours later, or at a time of Japan on its nth day. The first is that on which it came. */
type After = number | readonly [day: number, time: string];

/** The facts of one shop. */
interface Place {
  contact?: After;
  called?: After;
  declined?: After;
  quotes?: readonly After[];
  seller?: readonly [After, 'sold' | 'not_sold'];
  shop?: readonly [After, 'sold' | 'not_sold'];
}

const BEGIN = '00:00:00';
const END = '23:59:59.999999';

/** The lives of requests, place by place. */
const LIVES: readonly (readonly Place[])[] = [
  [],
  // The edges of the hours in the chart.
  [{ quotes: [1], contact: 2 }],
  [
    { quotes: [3, 30], contact: 4, seller: [[10, END], 'sold'], shop: [[11, BEGIN], 'sold'] },
    { quotes: [61 / 60] },
  ],
  // The edges of a life.
  [
    { contact: 3, quotes: [[34, END]] },
    { contact: 3, quotes: [[35, BEGIN]] },
  ],
  [
    { contact: 3, called: [34, END] },
    { called: 5, contact: [35, BEGIN], quotes: [6] },
  ],
  [{ contact: 2, called: 3, seller: [[34, END], 'sold'], shop: [[35, BEGIN], 'sold'] }],
  [{ quotes: [72] }, { quotes: [73] }, { quotes: [100], declined: 101 }],
  [{ contact: 1, called: 1.5, seller: [24, 'sold'], shop: [25, 'not_sold'] }],
  [
    { contact: 1, called: 1.5, seller: [[3, BEGIN], 'sold'], shop: [[3, BEGIN], 'sold'] },
    { contact: 1, quotes: [12], shop: [[34, END], 'sold'], seller: [[2, BEGIN], 'sold'] },
  ],
  // Nothing within the life, and a deal long after it.
  [{ quotes: [[40, '12:00:00']], contact: 1, seller: [[60, BEGIN], 'sold'], shop: [[60, END], 'sold'] }],
  [
    { contact: 1, declined: 2 },
    { quotes: [47, 48, 49], contact: 47 },
  ],
];

/** The edges of all spans and of a life, in days before today, and those of the calendar. */
const DAYS_BACK = [1, 6, 27, 28, 32, 33, 34, 55, 56, 90, 91];
const EARLIER_BACK = [181, 182, 300, 363, 364, 727, 728];
const CALENDAR = [
  '2023-12-31',
  '2024-01-01',
  '2024-02-28',
  '2024-02-29',
  '2024-03-01',
  '2024-12-31',
  '2025-01-01',
];
/** The edges of a day in Japan, and the edge of a day elsewhere. */
const TIMES = [BEGIN, END, '08:59:59', '09:00:00'];
const EDGES = [BEGIN, END];

/** A request of a story. */
export interface Story {
  uuid: string;
  email: string;
  /** The day in Japan on which it came. */
  day: string;
}

const cycle = <Value>(values: readonly Value[], at: number): Value => values[at % values.length] as Value;

const momentOf = (day: string, time: string) => `${day}T${time}+09:00`;

interface Arrival {
  day: string;
  at: string;
  /** A life of its own. */
  life?: readonly Place[];
}

function arrivalsUntil(today: string): Arrival[] {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const recentDays = DAYS_BACK.map((back) => daysLater(today, -back));
  const otherDays = [...EARLIER_BACK.map((back) => daysLater(today, -back)), ...CALENDAR];
  const monthDays = [daysLater(firstOfMonth, -1), firstOfMonth];
  return [
    // Today has not seen all of its times.
    ...[BEGIN, BEGIN].map((time) => ({ day: today, time })),
    ...recentDays.flatMap((day) => TIMES.map((time) => ({ day, time }))),
    ...otherDays.flatMap((day) => EDGES.map((time) => ({ day, time }))),
    ...monthDays.flatMap((day) => (day === today ? [] : EDGES.map((time) => ({ day, time })))),
  ].map(({ day, time }) => ({ day, at: momentOf(day, time) }));
}

/** Requests whose deals come about on the edges of spans and weeks, on their fourth day. */
function dealsUntil(today: string): Arrival[] {
  const monday = mondayOf(today);
  const edges = [
    ...[27, 90, 363].map((back) => [daysLater(today, -back), BEGIN] as const),
    ...[28, 91, 364].map((back) => [daysLater(today, -back), END] as const),
    [monday, BEGIN] as const,
    [daysLater(monday, -1), END] as const,
  ];
  return edges.map(([dealDay, time]) => {
    const day = daysLater(dealDay, -3);
    const place: Place = { contact: 1, quotes: [2], shop: [3, 'sold'], seller: [[4, time], 'sold'] };
    return { day, at: momentOf(day, '12:00:00'), life: [place] };
  });
}

/** Sends a request as a form with this theme does. @returns its uuid */
export async function sendFrom(
  { app }: TestApp,
  theme: Theme | undefined,
  submission: SentSubmission,
): Promise<string> {
  const form = await encodeSubmission(submission);
  const answer = await app.inject({
    method: 'POST',
    url: CALLS.submitRequest.path,
    headers: { ...form.headers, ...(theme && { [THEME_HEADER]: theme }) },
    payload: form.payload,
  });
  return answer.json().uuid;
}

/** Sends requests of all kinds, and moves them with all that became of them to their moments. */
export async function tellStories(server: TestApp, today: string, now: Date): Promise<Story[]> {
  await server.db.insert(media).values(Object.entries(MEDIUM_NAMES).map(([uuid, name]) => ({ uuid, name })));
  const stories: Story[] = [];
  // Each property has a stride of its own, so that they meet in all combinations.
  for (const [nth, { day, at, life }] of [...arrivalsUntil(today), ...dealsUntil(today)].entries()) {
    const email = `seller-${Math.floor(nth / 3)}@example.jp`;
    const uuid = await sendFrom(server, cycle(THEMES, nth + Math.floor(nth / 4)), {
      medium: cycle(MEDIA_SENT, nth + Math.floor(nth / 7)),
      customer: { zip1: cycle(ZIPS, Math.floor(nth / 2)), email, tel1: `090-0000-${1000 + nth}` },
      attribution: { inflow: cycle(INFLOWS, Math.floor(nth / 5)) },
      items: cycle(GOODS, nth * 3).map((category) => ({ category })),
    });
    const places = life ?? cycle(LIVES, nth + Math.floor(nth / 11));
    await move(server.db, uuid, {
      at,
      kind: life ? 'real' : cycle(KINDS, nth * 5),
      tracking: cycle(TRACKING, Math.floor(nth / 3)),
      places: places.map((place) => placeAt(place, { day, at }, now)),
    });
    stories.push({ uuid, email, day });
  }
  return stories;
}

const HOUR_MS = 3_600_000;

/** A place with its moments. One that is still to come is left out. */
function placeAt({ quotes = [], seller, shop, ...moments }: Place, { day, at }: Arrival, now: Date) {
  const momentAfter = (step: After): string | undefined => {
    const text =
      typeof step === 'number'
        ? new Date(Date.parse(at) + step * HOUR_MS).toISOString()
        : momentOf(daysLater(day, step[0] - 1), step[1]);
    return new Date(text) > now ? undefined : text;
  };
  const wordOf = ([step, result]: readonly [After, string]) => ({ at: momentAfter(step), result });
  return {
    ...Object.fromEntries(Object.entries(moments).map(([fact, step]) => [fact, momentAfter(step)])),
    quotes: quotes.map(momentAfter).filter((moment) => moment !== undefined),
    ...(seller && { seller: wordOf(seller) }),
    ...(shop && { shop: wordOf(shop) }),
  };
}

interface Moved {
  at: string;
  kind: string;
  tracking: object | null;
  places: readonly object[];
}

/** Writes the facts of a request as they were on its day. */
const move = (db: TestApp['db'], uuid: string, { at, kind, tracking, places }: Moved) =>
  db.execute(sql`
    with life as (select ${JSON.stringify(places)}::jsonb as places),
    request as (update requests set created_at = ${at}::timestamptz, kind = ${kind},
      tracking = ${tracking && JSON.stringify(tracking)}::jsonb where uuid = ${uuid}),
    place as (update matches m set created_at = ${at}::timestamptz,
        contact_seen_at = (places -> m.position::int ->> 'contact')::timestamptz,
        called_at = (places -> m.position::int ->> 'called')::timestamptz,
        declined_at = (places -> m.position::int ->> 'declined')::timestamptz
      from life where m.request_uuid = ${uuid}),
    quote as (insert into quotes (request_uuid, shop_uuid, given_at, low, high, valid_until, method, remark)
      select m.request_uuid, m.shop_uuid, given_at::timestamptz, 1000, 2000, '2099-12-31', 'store', ''
      from life, matches m, jsonb_array_elements_text(places -> m.position::int -> 'quotes') given_at
      where m.request_uuid = ${uuid})
    insert into outcomes (request_uuid, shop_uuid, side, result, at)
    select m.request_uuid, m.shop_uuid, side, word ->> 'result', (word ->> 'at')::timestamptz
    from life, matches m, unnest(array['seller', 'shop']) side,
      lateral (select places -> m.position::int -> side as word) said
    where m.request_uuid = ${uuid} and word ->> 'at' is not null`);

/** Visits of the form on the same days: by media, themes, categories, settings and pages. */
export async function visitForm({ db }: TestApp, today: string): Promise<void> {
  const counter = new FunnelCounter(db);
  for (const [nth, { at }] of arrivalsUntil(today).entries()) {
    const steps = nth % 6;
    const place = {
      medium: cycle([...MEDIA_SENT, ''], nth),
      page: cycle(['blog.example/a', 'blog.example/b', 'news.example/'], nth),
      theme: cycle(THEMES, Math.floor(nth / 2)),
      category: cycle([undefined, 'watch', 'bag'], Math.floor(nth / 3)),
      variant: cycle(['', 'red', 'blue'], Math.floor(nth / 5)),
    };
    if (nth % 4 === 0) counter.countAside(place, 'mailed', new Date(at));
    if (nth % 9 === 0) counter.countAside(place, 'resumed', new Date(at));
    counter.count(
      {
        ...place,
        from: '0',
        to: String(steps),
        // One who goes on stops behind another question, maybe on another day.
        before: nth % 7 === 0 ? 'watch/brand' : '',
        ...(steps > 1 && steps < 5 && { stop: cycle(['watch/brand', 'bag/category', 'watch/name1'], nth) }),
      },
      new Date(at),
    );
  }
  await counter.stop();
}
