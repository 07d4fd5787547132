import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { placeRow, placeState, type ShopAct, sellerMay } from '#contract/life/place-states.ts';
import { type Db, openPostgres, rowsOf } from '#server/db/open.ts';
import { placeAt, placesOf } from '#server/db/records/places.ts';
import { afterWorkingHours } from '#server/db/records/working-time.ts';
import { deliveries, matches, questions, quotes, requests, shops } from '#server/db/schema.ts';
import { seed } from '#server/db/seed/seed.ts';
import { tick } from '#server/life/clock.ts';
import { readMarks } from '#server/limits/marks.ts';
import { FolderStore } from '#server/photos/folder-store.ts';
import { readRequest } from '#server/requests/read-request.ts';
import { storeRequest } from '#server/requests/store-request.ts';
import type { Bench } from '#test/bench/bench.ts';
import type { Figure } from '#test/bench/row.ts';
import { atPercent, median, whole } from '#test/bench/statistics.ts';
import { addShops } from '#test/server/add-shops.ts';
import { quiet } from '#test/server/quiet.ts';
import { pairsOf } from '#test/server/submission.ts';
import { Postgres } from './postgres.ts';

const REQUESTS = Number(process.env.SOAK_DAY_REQUESTS || 2_000);
const SHOPS = 300;
/** Tuesday, seven in the morning in Japan. The requests of the day arrive until midnight. */
const START = new Date('2026-12-01T07:00+09:00');
const ARRIVAL_HOURS = 17;
/** Then everything that the clock does is over. */
const DAYS = 10;
const STEP_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** How often the database is killed, at even steps of the first days, when all of the clock is at work. */
const KILLS = Number(process.env.SOAK_KILLS || 50);
const KILL_DAYS = 3;
const KILL_EVERY = Math.floor((KILL_DAYS * 24 * HOUR_MS) / STEP_MS / KILLS);

/** How shops answer, of a hundred. */
const MANNERS = {
  noMail: 5,
  bounces: 10,
  silent: 30,
  declines: 10,
  looksOnly: 5,
  asks: 10,
  quotes: 30,
} as const;
/** Every second seller shows the contact to chosen shops only, and chooses so many hours after the first price. */
const CHOOSE_HOURS = 24;
/** A seller answers a question after so many hours. */
const REPLY_HOURS = 6;
type Manner = keyof typeof MANNERS;

const mannerOf = (nth: number): Manner => {
  let rest = (nth * 37) % 100;
  for (const manner of Object.keys(MANNERS) as Manner[]) {
    rest -= MANNERS[manner];
    if (rest < 0) return manner;
  }
  return 'quotes';
};

/** Something that a shop does later. */
interface Act {
  at: Date;
  work: (tx: Db, now: Date) => Promise<void>;
}

/** A day of requests, with shops that answer as shops do, in the time of a clock that the simulation moves on. */
class Day {
  readonly #db: Db;
  readonly #photos: FolderStore;
  readonly #manners = new Map<string, Manner>();
  readonly #postgres: Postgres;
  readonly #parts = quiet();
  readonly #asked: string[] = [];
  /** A postal code of each prefecture. */
  #zips: readonly string[] = [];
  #acts: Act[] = [];
  #kills = 0;
  #restart: Promise<void> | undefined;

  constructor(db: Db, photos: FolderStore, postgres: Postgres) {
    this.#db = db;
    this.#photos = photos;
    this.#postgres = postgres;
  }

  /** Kills the database in a while, in the middle of what is then done, and starts it again. */
  kill(): void {
    this.#kills += 1;
    this.#restart = wait((this.#kills * 137) % 400)
      .then(() => this.#postgres.stop('immediate'))
      .then(() => this.#postgres.startAgain());
  }

  /** Waits until a kill is over. */
  async settle(): Promise<void> {
    await this.#restart;
    this.#restart = undefined;
  }

  /** Does it again if the database was killed meanwhile; it may have been done then. */
  async #certain(work: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await work();
        return;
      } catch (error) {
        if (!this.#restart) throw error;
        await this.#restart;
        // Connections of before may still be in the pool.
        await wait(50);
      }
    }
  }

  async open(): Promise<void> {
    const all = await this.#db.select({ uuid: shops.uuid }).from(shops).orderBy(shops.shopName);
    for (const [nth, { uuid }] of all.entries()) this.#manners.set(uuid, mannerOf(nth));
    const without = [...this.#manners].flatMap(([uuid, manner]) => (manner === 'noMail' ? [uuid] : []));
    await this.#db.update(shops).set({ email: '' }).where(inArray(shops.uuid, without));
    this.#zips = (
      await rowsOf<{ zip: string }>(
        this.#db,
        sql`select min(zipcode) as zip from towns join cities on cities.id = city_id
          group by prefecture_id order by prefecture_id`,
      )
    ).map(({ zip }) => zip);
  }

  /** A seller of some prefecture asks for quotes. */
  async ask(now: Date): Promise<void> {
    const uuid = randomUUID();
    const nth = this.#asked.push(uuid);
    const category = CATEGORY_KEYS[nth % CATEGORY_KEYS.length] as CategoryKey;
    const submission = readRequest(pairsOf() as [string, string][]);
    const customer = { ...submission.customer, zip1: this.#zips[(nth * 13) % this.#zips.length] ?? '' };
    await this.#certain(async () => {
      const isStored = (await this.#db.$count(requests, eq(requests.uuid, uuid))) > 0;
      if (!isStored)
        await storeRequest(this.#db, this.#photos, {
          ...this.#parts,
          uuid,
          idempotencyKey: uuid,
          isRepetition: false,
          request: {
            ...submission,
            customer,
            items: submission.items.map((item) => ({ ...item, category })),
          },
          marks: await readMarks(this.#db),
          contactRelease: nth % 2 === 0 ? 'chosen' : 'all',
          termsDated: '2026-01-01',
        });
      const shopCount = await this.#db.$count(matches, eq(matches.requestUuid, uuid));
      const seekAt = this.#parts.life.firstSeek(shopCount, now);
      await this.#db.update(requests).set({ createdAt: now, seekAt }).where(eq(requests.uuid, uuid));
    });
  }

  /** All that happens until a moment. */
  async step(now: Date): Promise<void> {
    const due = this.#acts.filter(({ at }) => at <= now);
    this.#acts = this.#acts.filter(({ at }) => at > now);
    for (const { work } of due) await this.#certain(() => this.#db.transaction((tx) => work(tx, now)));
    await this.#certain(() => tick(this.#parts.life, this.#db, now));
    await this.#deliver(now);
  }

  async #deliver(now: Date): Promise<void> {
    let letters: (typeof deliveries.$inferSelect)[] = [];
    await this.#certain(async () => {
      letters = await this.#db.select().from(deliveries).where(eq(deliveries.state, 'waiting'));
    });
    for (const delivery of letters) {
      const manner = this.#manners.get(delivery.recipientKey);
      const isDead = delivery.recipient === 'shop' && (manner === 'bounces' || manner === 'noMail');
      const outcome = isDead ? ({ state: 'dead', error: 'bounced' } as const) : ({ state: 'sent' } as const);
      const isThis = eq(deliveries.uuid, delivery.uuid);
      await this.#certain(() =>
        this.#db.transaction(async (tx) => {
          if ((await tx.$count(deliveries, and(isThis, eq(deliveries.state, 'waiting')))) === 0) return;
          await this.#parts.life.settled(tx, delivery, outcome, now);
          await tx.update(deliveries).set(outcome).where(isThis);
        }),
      );
      const isNew = delivery.event === 'request.created' || delivery.event === 'lead.passed_on';
      if (!isDead && isNew && delivery.recipient === 'shop')
        this.#answer(delivery.subjectUuid, delivery.recipientKey, manner, now);
    }
  }

  #answer(request: string, shop: string, manner: Manner | undefined, toldAt: Date): void {
    if (manner === 'silent') return;
    const { life } = this.#parts;
    const about = { uuid: request, mediumUuid: '' };
    const own = { shops: [shop] };
    const at = (moment: Date, work: Act['work']) => this.#acts.push({ at: moment, work });
    const later = (hours: number, work: Act['work']) => at(afterWorkingHours(toldAt, hours), work);
    const may = async (tx: Db, act: ShopAct, now: Date) => {
      const place = await placeAt(tx, request, shop);
      return place && placeRow(placeState(place.facts, now)).shopMay.includes(act) ? place : undefined;
    };
    const quote = async (tx: Db, now: Date) => {
      const place = await may(tx, 'quote', now);
      if (!place || place.facts.quoted) return;
      const price = { low: 10_000, high: 12_000, validUntil: '2027-01-31' };
      const quoteRow = { requestUuid: request, shopUuid: shop, givenAt: now, ...price };
      await tx.insert(quotes).values({ ...quoteRow, method: 'store', remark: '' });
      await life.happened(tx, about, 'quoted', own, now);
      const isFirst = (await tx.$count(quotes, eq(quotes.requestUuid, request))) === 1;
      if (isFirst)
        at(new Date(now.getTime() + CHOOSE_HOURS * HOUR_MS), (late, moment) =>
          this.#choose(late, request, moment),
        );
    };
    // Shops of one town do not all look at the same minute.
    const hours = 0.5 + (Number.parseInt(shop.slice(0, 4), 16) % 50) / 10;
    later(hours, async (tx, now) => {
      const act = ({ declines: 'decline', asks: 'ask' } as const)[String(manner)] ?? 'open';
      const place = await may(tx, act, now);
      if (!place || (act === 'open' && (await isClosed(tx, request)))) return;
      if (act === 'decline')
        return life.happened(tx, about, 'declined', { ...own, why: { declineReason: 'busy' } }, now);
      if (act === 'open') return life.happened(tx, about, 'contactOpened', own, now);
      const question = randomUUID();
      const questionRow = { uuid: question, requestUuid: request, shopUuid: shop, text: '箱はありますか。' };
      await tx.insert(questions).values({ ...questionRow, askedAt: now });
      await life.happened(tx, about, 'asked', own, now);
      at(new Date(now.getTime() + REPLY_HOURS * HOUR_MS), async (later, moment) => {
        const answer = { answer: 'あります。', answeredAt: moment };
        await later.update(questions).set(answer).where(eq(questions.uuid, question));
        await life.happened(later, about, 'replied', own, moment);
        at(afterWorkingHours(moment, 3), quote);
      });
    });
    if (manner === 'quotes') later(hours + 3, quote);
  }

  /** A seller who wanted quotes first chooses the shops that have named a price. They open the contact once they are told. */
  async #choose(tx: Db, request: string, now: Date): Promise<void> {
    if (!(await isClosed(tx, request))) return;
    const places = (await placesOf(tx, request)).filter(({ facts }) =>
      sellerMay(facts, now).includes('choose'),
    );
    const shops = places.slice(0, MOST_CHOSEN).map(({ shop }) => shop);
    if (shops.length === 0) return;
    const { life } = this.#parts;
    const about = { uuid: request, mediumUuid: '' };
    await life.happened(tx, about, 'chosen', { shops }, now);
    await tx.update(requests).set({ seekAt: null }).where(eq(requests.uuid, request));
    for (const shop of shops)
      this.#acts.push({
        at: afterWorkingHours(now, 1),
        work: async (later, moment) => {
          const place = await placeAt(later, request, shop);
          if (!place || placeState(place.facts, moment) !== 'chosen') return;
          await life.happened(later, about, 'contactOpened', { shops: [shop] }, moment);
          await life.happened(later, about, 'called', { shops: [shop] }, moment);
        },
      });
  }

  /** The most shops that could call one seller who wanted quotes first. */
  async calls(): Promise<number> {
    const [row] = await rowsOf<{ most: number }>(
      this.#db,
      sql`select coalesce(max(known), 0)::int as most from (select count(*) as known from matches m
        join requests r on r.uuid = m.request_uuid
        where contact_release = 'chosen' and contact_seen_at is not null group by r.uuid) each`,
    );
    return row?.most ?? Number.NaN;
  }

  /** Requests and mails that are not there, mails that still wait at the end, and shops that were told twice. */
  async harmed(): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      this.#db,
      sql`select (
          (select count(*) from unnest(${sql.param(`{${this.#asked.join(',')}}`)}::uuid[]) as sent (uuid)
            where not exists (select from requests r where r.uuid = sent.uuid))
          + (select count(*) from requests r where not exists (
            select from deliveries d where d.subject_uuid = r.uuid and d.recipient = 'seller'))
          + (select count(*) from matches m where not exists (
            select from deliveries d where d.subject_uuid = m.request_uuid and d.recipient_key = m.shop_uuid::text
              and d.event in ('request.created', 'lead.passed_on')))
          + (select count(*) from deliveries where state = 'waiting')
          + (select count(*) from (select from deliveries where event in ('request.created', 'lead.passed_on')
            group by subject_uuid, recipient, recipient_key having count(*) > 1) twice)
          + (select count(*) from shops s where match_count <> (
            select count(*) from matches m where m.shop_uuid = s.uuid))
        )::int as count`,
    );
    return row?.count ?? Number.NaN;
  }

  /** Requests about which nothing will happen any more, although nobody has named a price or said that it is over. */
  async stranded(): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      this.#db,
      sql`select count(*)::int as count from requests r
        where ended_at is null and seek_at is null
          and not exists (select from quotes q where q.request_uuid = r.uuid)
          and not exists (select from matches m where m.request_uuid = r.uuid and m.next_at is not null)`,
    );
    return row?.count ?? 0;
  }

  /** Shops that had asked the seller and have lost their place. */
  async lostAsking(): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      this.#db,
      sql`select count(*)::int as count from matches m where passed_at is not null and exists (
        select from questions q where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid)`,
    );
    return row?.count ?? 0;
  }

  /** Requests with fewer than three shops that can answer, for which no further one is looked for. */
  async short(): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      this.#db,
      sql`select count(*)::int as count from requests r
        where ended_at is null and seek_at is null and held_places(uuid) < 3
          and not exists (select from quotes q where q.request_uuid = r.uuid)`,
    );
    return row?.count ?? 0;
  }
}

/** The contact is for chosen shops only. */
const isClosed = async (tx: Db, request: string): Promise<boolean> =>
  (await tx.$count(requests, and(eq(requests.uuid, request), eq(requests.contactRelease, 'chosen')))) > 0;

/** The end of a request. */
interface Outcome {
  mails: number;
  told: number;
  hours: number | null;
  ended: boolean;
}

const outcomes = (db: Db): Promise<Outcome[]> =>
  rowsOf<Outcome>(
    db,
    sql`select
        (select count(*)::int from deliveries d where d.subject_uuid = r.uuid and d.recipient = 'seller') as mails,
        (select count(*)::int from disclosures d where d.request_uuid = r.uuid and d.what = 'goods') as told,
        (select extract(epoch from min(given_at) - r.created_at)::float / 3600 from quotes q
          where q.request_uuid = r.uuid) as hours,
        ended_at is not null as ended
      from requests r`,
  );

/** 2,000 requests of a day, and 300 shops of which many do not answer. */
export async function measureDay(bench: Bench): Promise<Figure[]> {
  const postgres = await Postgres.start(bench.file('day'));
  try {
    const url = await postgres.createDatabase('day');
    const database = await openPostgres(url);
    const { db } = database;
    await database.migrate();
    await seed(db, () => {}, 'reference');
    await addShops(db, SHOPS);
    await db.execute(sql`insert into installation default values on conflict do nothing`);
    const photos = new FolderStore(bench.file('day-photos'));
    await photos.sweep(db);
    const day = new Day(db, photos, postgres);
    await day.open();
    const arrivals = Array.from(
      { length: REQUESTS },
      (_, nth) => START.getTime() + (nth / REQUESTS) * ARRIVAL_HOURS * HOUR_MS,
    );
    const end = START.getTime() + DAYS * 24 * HOUR_MS;
    let [stranded, short, askCount, step] = [0, 0, 0, 0];
    for (let now = START.getTime(); now <= end; now += STEP_MS) {
      const moment = new Date(now);
      step += 1;
      if (step % KILL_EVERY === 0 && step / KILL_EVERY <= KILLS) day.kill();
      for (; (arrivals[askCount] ?? Number.POSITIVE_INFINITY) <= now; askCount += 1) await day.ask(moment);
      await day.step(moment);
      await day.settle();
      if (now % HOUR_MS !== 0) continue;
      stranded = Math.max(stranded, await day.stranded());
      short = Math.max(short, await day.short());
      if (now % (24 * HOUR_MS) === 0) bench.say(`the simulated day: ${moment.toISOString()}`);
    }
    const all = await outcomes(db);
    const [harmed, lost, calls] = [await day.harmed(), await day.lostAsking(), await day.calls()];
    await database.close();
    return rowsFor(all, { stranded, short, harmed, lost, calls });
  } finally {
    await postgres.stop();
  }
}

interface Counted {
  stranded: number;
  short: number;
  harmed: number;
  lost: number;
  calls: number;
}

function rowsFor(all: readonly Outcome[], { stranded, short, harmed, lost, calls }: Counted): Figure[] {
  const mails = all.map((one) => one.mails);
  const hours = all.flatMap((one) => one.hours ?? []);
  const counts = all.map((one) => one.told);
  const endCount = all.filter((one) => one.ended).length;
  const detail = `${whole(hours.length)} of ${whole(all.length)} have a quote, ${whole(endCount)} ended without one`;
  return [
    {
      what: 'requests without a next step, at any hour of ten days',
      value: stranded,
      unit: '',
      bar: { most: 0 },
      detail,
    },
    {
      what: `requests and mails lost or doubled in ${KILLS} kills of the database`,
      value: harmed,
      unit: '',
      bar: { most: 0 },
      detail: 'during the first three days; also counts of shops that are wrong',
    },
    {
      what: 'requests with fewer than three places, no quote, and no search',
      value: short,
      unit: '',
      bar: { most: 0 },
      detail: `${whole(median(counts))} shops are told of a request (median), ${whole(Math.max(...counts))} at most`,
    },
    {
      what: 'places lost by a shop that had asked',
      value: lost,
      unit: '',
      bar: { most: 0 },
      detail: 'one shop in ten asks before it names a price; the seller answers after six hours',
    },
    {
      what: 'shops that can call a seller who wanted quotes first',
      value: calls,
      unit: '',
      bar: { most: MOST_CHOSEN },
      detail: 'at most; half of the sellers choose a day after the first price',
    },
    {
      what: 'mails that a seller gets',
      value: median(mails),
      unit: '',
      bar: { most: 4 },
      detail: `median; 95 % get at most ${whole(atPercent(mails, 95))}, the most is ${whole(Math.max(...mails))}`,
    },
    {
      what: 'hours until the first quote',
      value: median(hours),
      unit: '',
      detail: `median; 95 % within ${whole(atPercent(hours, 95))}`,
    },
  ];
}
