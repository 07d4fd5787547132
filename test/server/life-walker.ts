import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { dayInJapan, daysLater, inJapan } from '#contract/base/japanese-days.ts';
import { deliveries, matches, questions, requests, shops } from '#server/db/schema.ts';
import type { Settled } from '#server/deliveries/carry-out.ts';
import { tick } from '#server/life/clock.ts';
import type { Life } from '#server/life/life.ts';
import { startTestApp, type TestApp } from './app.ts';
import { DeskPeople } from './desk.ts';
import { DESK_CALLS as desk } from './desk-calls.ts';
import { Visitors } from './follow-up.ts';
import * as calls from './link-calls.ts';
import { quiet, type TestClock } from './quiet.ts';
import { addSecondLook, SHOP_HOURS } from './second-look.ts';
import { nextDueOf, putBackWalked, reachOnly, readWalked, type WalkedRows } from './walked-rows.ts';

/** Rows as a step left them, with the hour. */
interface Kept {
  readonly now: Date;
  readonly rows: WalkedRows;
  readonly isBounced: readonly string[];
}

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

/** Wednesday, ten in the morning in Japan: the last one, so that links and lists are young. */
export function lastWednesday(now = new Date()): Date {
  const back = (inJapan(now).getUTCDay() - 3 + 7) % 7 || 7;
  return new Date(`${daysLater(dayInJapan(now), -back)}T10:00+09:00`);
}

/** The people around one request with three shops: a seller, the shops and an operator. They act by calls. */
export class LifeWalker {
  readonly server: TestApp;
  readonly clock: TestClock;
  readonly life: Life;
  readonly visitors: Visitors;
  readonly people: DeskPeople;
  readonly begin = lastWednesday();
  uuid = '';
  /** The shops that have it, and the one that may get it later. */
  shops: string[] = [];
  operator = '';
  readonly #sessions = new Map<string, string>();
  #asked = 0;

  constructor(server: TestApp, life: Life, clock: TestClock) {
    this.server = server;
    this.life = life;
    this.clock = clock;
    this.visitors = new Visitors(() => server);
    this.people = new DeskPeople(() => server);
  }

  /** Leaves four shops that get requests, of which three get the one that is walked. */
  async open(): Promise<void> {
    const { db } = this.server;
    await addSecondLook(db, this.begin);
    this.operator = (await this.people.somebody('staff')).session;
    const first = (await this.server.submit()).body;
    const [one, two, three, later] = await this.visitors.shopsOf(first.uuid);
    await this.server.reset();
    this.shops = [one, two, three ?? '', later ?? ''];
    const hours = [SHOP_HOURS.office, SHOP_HOURS.store, SHOP_HOURS.office, SHOP_HOURS.store];
    await db.update(shops).set({ unreachableAt: this.begin, unreachableWhy: 'bounced' });
    for (const [index, shop] of this.shops.entries())
      await db
        .update(shops)
        .set({ businessHours: hours[index]?.words ?? '' })
        .where(eq(shops.uuid, shop));
    // The second shop has a day off of its own.
    const off = daysLater(dayInJapan(this.begin), 2);
    await db
      .update(shops)
      .set({ holidays: `{[${off},${daysLater(off, 1)})}` })
      .where(eq(shops.uuid, two));
    for (const shop of this.shops)
      this.#sessions.set(shop, (await this.people.somebody('shop', { shop })).session);
    await this.#reach(this.shops.slice(0, 3));
    this.clock.set(this.begin);
    this.uuid = (await this.server.submit()).body.uuid;
    for (const table of [requests, matches]) await db.update(table).set({ createdAt: this.begin });
    await db.update(deliveries).set({ createdAt: this.begin });
    await this.#reach(this.shops);
    this.shops = await this.visitors.shopsOf(this.uuid);
  }

  sessionOf = (shop: string): string => this.#sessions.get(shop) ?? '';

  async #reach(shopUuids: readonly string[]): Promise<void> {
    await reachOnly(this.server.db, shopUuids, this.begin);
  }

  /** Remembers all rows. */
  async keep(): Promise<Kept> {
    const rows = await readWalked(this.server.db);
    const away = await this.server.db
      .select({ uuid: shops.uuid })
      .from(shops)
      .where(and(eq(shops.unreachableWhy, 'smtp_550')));
    return { now: this.clock.now(), rows, isBounced: away.map(({ uuid }) => uuid) };
  }

  /** Puts all rows back. */
  async restore({ now, rows, isBounced }: Kept): Promise<void> {
    const { db } = this.server;
    this.clock.set(now);
    await putBackWalked(db, rows);
    const shopUuids = [...new Set([...this.shops, ...this.#sessions.keys()])];
    await this.#reach(shopUuids.filter((shop) => !isBounced.includes(shop)));
    this.shops = await this.visitors.shopsOf(this.uuid);
  }

  /** The mail about the request is accepted for a shop, or comes back. */
  async mail(shop: string, outcome: Settled): Promise<boolean> {
    const { db } = this.server;
    const [delivery] = await db
      .select()
      .from(deliveries)
      .where(
        and(
          eq(deliveries.recipientKey, shop),
          eq(deliveries.channel, 'mail'),
          eq(deliveries.state, 'waiting'),
          sql`event in ('request.created', 'lead.passed_on')`,
        ),
      );
    if (!delivery) return false;
    await db.update(deliveries).set({ state: outcome.state }).where(eq(deliveries.uuid, delivery.uuid));
    await db.transaction((tx) => this.life.settled(tx, delivery, outcome));
    this.shops = await this.visitors.shopsOf(this.uuid);
    return true;
  }

  /** Time passes; all that is due meanwhile is done when it is. */
  async pass(minutes: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + minutes * MINUTE_MS);
    for (let turn = 0; turn < 200; turn += 1) {
      const next = await this.nextDue();
      if (!next || next > until) break;
      if (next > this.clock.now()) this.clock.set(next);
      await tick(this.life, this.server.db);
    }
    this.clock.set(until);
    await tick(this.life, this.server.db);
    this.shops = await this.visitors.shopsOf(this.uuid);
  }

  /** When the clock does something next. */
  nextDue(): Promise<Date | null> {
    return nextDueOf(this.server.db);
  }

  async passUntilNext(): Promise<void> {
    const next = await this.nextDue();
    const minutes = next ? (next.getTime() - this.clock.now().getTime()) / MINUTE_MS : WEEK_MINUTES;
    await this.pass(Math.min(Math.max(minutes, 1), WEEK_MINUTES));
  }

  #own = async (row: Parameters<Visitors['own']>[0], body?: object) =>
    (await this.visitors.own(row, this.uuid, body)).status;
  #lead = async (row: Parameters<Visitors['lead']>[0], shop: string, body?: object) =>
    (await this.visitors.lead(row, this.uuid, shop, body)).status;

  /** Everything that somebody can do about one shop, by name. Each answers with the status of the call. */
  readonly shopActs: Readonly<Record<string, (shop: string) => Promise<number>>> = {
    opens: (shop) => this.#lead(calls.noteOpened, shop),
    'opens the contact': (shop) => this.#lead(calls.openContact, shop),
    called: (shop) => this.#lead(calls.reportCall, shop),
    quotes: async (shop) => {
      const count = await this.server.db.$count(deliveries);
      return this.#lead(calls.giveQuote, shop, {
        low: 100_000 + count,
        high: 100_000 + count,
        valid_until: daysLater(dayInJapan(this.clock.now()), 30),
        method: 'store',
        remark: '',
      });
    },
    asks: (shop) => {
      this.#asked += 1;
      return this.#lead(calls.askSeller, shop, { text: `箱はありますか。（${this.#asked}）` });
    },
    declines: (shop) => this.#lead(calls.declineLead, shop, { reason: 'busy' }),
    'tells of the sale': (shop) =>
      this.#lead(calls.tellShopOutcome, shop, { result: 'sold', amount: null, why: null }),
    'is answered': async (shop) => {
      const [question] = await this.server.db
        .select()
        .from(questions)
        .where(and(eq(questions.shopUuid, shop), sql`answered_at is null`))
        .orderBy(questions.askedAt);
      return this.#own(calls.answerShop, { question: question?.uuid ?? shop, text: 'あります。' });
    },
    'is chosen': (shop) => this.#own(calls.chooseShops, { shops: [shop] }),
    'is refused': (shop) => this.#own(calls.refuseShop, { shop, reason: 'price' }),
    'is not refused after all': (shop) => this.#own(calls.undoRefusal, { shop }),
    'is invited to a visit': (shop) =>
      this.#own(calls.inviteVisit, {
        ...{ shop, items: [0], hours: ['morning'], people: ['self'], asked: true },
        days: [daysLater(dayInJapan(this.clock.now()), 2)],
      }),
    'is no longer invited': (shop) => this.#own(calls.takeBackVisit, { shop }),
    'has given a paper': (shop) => this.#own(calls.notePaper, { shop, day: dayInJapan(this.clock.now()) }),
    'is sold to': (shop) => this.#own(calls.tellOutcome, { shop, result: 'sold', amount: null, why: null }),
    'gives its place to the next': async (shop) =>
      (await this.people.ask(desk.passOn, { as: this.operator, params: { uuid: this.uuid }, body: { shop } }))
        .status,
    'gets its mail': async (shop) => ((await this.mail(shop, { state: 'sent' })) ? 200 : 404),
    'gets no mail': async (shop) =>
      (await this.mail(shop, { state: 'dead', error: 'smtp_550' })) ? 200 : 404,
  };

  readonly requestActs: Readonly<Record<string, () => Promise<number>>> = {
    'The choice is taken back': () => this.#own(calls.undoChoice),
    'Better prices are asked for': () => this.#own(calls.askForBetter),
    'The seller withdraws': () => this.#own(calls.withdrawRequest),
    'The seller opens it again': () => this.#own(calls.reopenRequest),
    'Contact is for chosen shops only': () => this.#own(calls.releaseContact, { contact_release: 'chosen' }),
  };
}

/** A walker on a server of its own, for the tests of one file. */
export function walkerOfFile(): () => LifeWalker {
  const { outbox, life, clock } = quiet();
  let walker: LifeWalker;
  beforeAll(async () => {
    walker = new LifeWalker(await startTestApp({ outbox, clock }), life, clock);
    await walker.open();
  });
  afterAll(() => walker.server.close());
  return () => walker;
}
