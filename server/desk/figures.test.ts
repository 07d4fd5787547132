import { desc, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { REQUEST_MARKS } from '#contract/desk/marks.ts';
import { CASE_STATE_NAMES } from '#contract/life/cases.ts';
import { sumOf } from '#contract/life/item-prices.ts';
import { REVIEW_STATES } from '#contract/life/reviews.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { Metrics } from '../base/metrics.ts';
import { FunnelCounter } from '../calls/funnel-counter.ts';
import type { Db } from '../db/open.ts';
import { media, quotes, requestAssignments, requests, shops } from '../db/schema.ts';
import { makeSamples } from '../db/seed/samples/samples.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b22';

let server: TestApp;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);
let reader: string;
beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  await server.db.insert(media).values([
    { uuid: MEDIUM, name: '見本メディア', hosts: ['media.example'] },
    { uuid: OTHER, name: 'ほかのメディア' },
  ]);
  await makeSamples(server.db, { requests: 600, days: 40 });
  reader = (await people.somebody('reader')).session;
});
afterAll(() => server.close());

describe('Made-up requests', () => {
  it('look like life: busy days, silent shops, deals, and people who cannot be reached', async () => {
    expect(await server.db.$count(requests)).toBe(600);
    const { rows } = await server.db.execute<Record<string, number>>(sql`select
      (select count(distinct extract(dow from created_at)) from requests)::integer as weekdays,
      (select count(*) from shops where match_count > 3 and recent_quotes = 0)::integer as silent,
      (select count(*) from outcomes)::integer as outcomes,
      (select count(*) from requests where email not like '%@sample.example')::integer as real,
      (select count(*) from quotes where given_at > now())::integer as ahead`);
    expect(rows[0]).toMatchObject({ weekdays: 7, real: 0, ahead: 0 });
    expect(rows[0]?.silent).toBeGreaterThan(5);
    expect(rows[0]?.outcomes).toBeGreaterThan(20);
  });

  it('are a whole day: deadlines that are near, trouble in each state, marks, prices of single things', async () => {
    const { session } = await people.somebody('staff');
    const [busiest] = await server.db.select().from(shops).orderBy(desc(shops.matchCount)).limit(1);
    const shop = await people.somebody('shop', { shop: busiest?.uuid ?? '' });
    const leads = (await ask(CALLS.readLeads, { as: shop.session, query: { tab: 'waiting' } })).body;
    expect(leads.near.length).toBeGreaterThan(1);
    for (const state of [...CASE_STATE_NAMES, 'overdue']) {
      const { body } = await ask(CALLS.readCases, { as: session, body: { state } });
      expect(body.cases, state).not.toEqual([]);
    }
    for (const state of keysOf(REVIEW_STATES)) {
      const { body } = await ask(CALLS.readReviews, { as: session, query: { state } });
      expect(body.reviews, state).not.toEqual([]);
    }
    for (const mark of keysOf(REQUEST_MARKS)) {
      const { body } = await ask(CALLS.readRequests, { as: session, query: { mark } });
      expect(body.requests, mark).not.toEqual([]);
    }
    const { body: medium } = await ask(CALLS.readMedium, { as: session, params: { uuid: MEDIUM } });
    expect(new Set(medium.conversions.map(({ state }: { state: string }) => state)).size).toBe(3);
    const priced = await server.db.select().from(quotes).where(isNotNull(quotes.items));
    expect(priced.length).toBeGreaterThan(5);
    for (const { low, items } of priced) expect(sumOf(items ?? [])).toBe(low);
    expect(await server.db.$count(requestAssignments)).toBeGreaterThan(5);
  });

  it('never go into a database that has requests', async () => {
    await expect(makeSamples(server.db, { requests: 1, days: 1 })).rejects.toThrow('has requests already');
  });
});

describe('The figures', () => {
  const figures = async (query: Record<string, string> = {}) =>
    (await ask(CALLS.readFigures, { as: reader, query })).body;

  it('are the same however they are added up', async () => {
    const total = await figures();
    const sum = (rows: { requests: number }[]) => rows.reduce((all, row) => all + row.requests, 0);
    expect(total.now.requests).toBeGreaterThan(300);
    expect(sum(total.weeks)).toBe(total.now.requests);
    expect(sum(total.quotesEach)).toBe(total.now.requests);
    // Goods of two categories count in both.
    expect(sum(total.categories)).toBeGreaterThan(total.now.requests);
    expect(sum(total.hours)).toBe(total.now.quoted);
    expect(sum(total.media)).toBe(total.now.requests);
    expect(sum(total.themes)).toBe(total.now.requests);
    const counts = total.funnel.map(({ count }: { count: number }) => count);
    expect([...counts].sort((a, b) => b - a)).toEqual(counts);
  });

  it('are filtered', async () => {
    const [all, watches, tokyo, none] = [
      await figures({ days: '91' }),
      await figures({ days: '91', category: 'watch' }),
      await figures({ days: '91', area: '13' }),
      await figures({ days: '91', medium: 'nobody' }),
    ];
    expect(all.now.requests).toBe(600);
    expect(watches.now.requests).toBeLessThan(all.now.requests);
    expect(tokyo.areas).toHaveLength(1);
    expect(watches.categories.find(({ name }: { name: string }) => name === '時計').requests).toBe(
      watches.now.requests,
    );
    expect(Object.values(none.now)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('are filtered by one thing, and say by which', async () => {
    const both = await figures({ days: '91', area: '13', category: 'watch' });
    expect(both.filter).toEqual({ dimension: 'category', value: 'watch' });
    expect(both.now).toEqual((await figures({ days: '91', category: 'watch' })).now);
    expect((await figures({ theme: 'none', category: 'boat' })).filter.dimension).toBe('');
  });

  it('say which weeks can still grow', async () => {
    const { weeks } = await figures({ days: '91' });
    expect(weeks[0].isOpen).toBe(false);
    expect(weeks.at(-1).isOpen).toBe(true);
  });
});

describe('A partner', () => {
  it('sees counts of its own media, and nothing of sellers', async () => {
    const { session } = await people.somebody('partner', { media: [MEDIUM] });
    const { body } = await ask(CALLS.readMedia, { as: session, query: { days: '91' } });
    expect(body.media.map(({ uuid }: { uuid: string }) => uuid)).toEqual([MEDIUM]);
    expect(body.total.seen).toBeGreaterThan(body.total.sent);
    expect(body.variants.map(({ name }: { name: string }) => name).sort()).toEqual(['a', 'b']);
    expect(JSON.stringify(body)).not.toMatch(/sample\.example|見本町|(?<![\d.])080\d{8}(?!\d)/);
    const count = await server.db.$count(requests, sql`${requests.mediumUuid} = ${MEDIUM}`);
    expect(body.requests).toBe(count);
  });

  it('does not see the media of another partner', async () => {
    const { session } = await people.somebody('partner', { media: [MEDIUM] });
    expect(await ask(CALLS.readMedia, { as: session, query: { medium: OTHER } })).toEqual(
      refusal(404, 'not_found'),
    );
    expect(await ask(CALLS.readFigures, { as: session })).toEqual(refusal(403, 'not_allowed'));
  });

  it('without media sees that there are none', async () => {
    const { session } = await people.somebody('partner');
    const { body } = await ask(CALLS.readMedia, { as: session });
    expect([body.media, body.medium, body.requests]).toEqual([[], null, 0]);
  });
});

describe('A form in the page of a partner', () => {
  const readCounts = async () =>
    (
      await server.db.execute<{ page: string; step: string; count: number }>(
        sql`select page, step, count from funnel_counts where page like 'x.example%' or page = '' order by page, step`,
      )
    ).rows;

  it('counts each step once for a visit, and sums are written from time to time', async () => {
    await server.db.execute(sql`delete from funnel_counts`);
    const counter = new FunnelCounter(server.db);
    const visit = { page: 'x.example/a', theme: 'lp', medium: MEDIUM };
    counter.count({ ...visit, from: '0', to: '2' });
    counter.count({ ...visit, from: '2', to: '3' });
    counter.count({ ...visit, from: '0', to: '1' });
    await counter.stop();
    await counter.flush();
    expect(await readCounts()).toEqual([
      { page: 'x.example/a', step: 'begun', count: 1 },
      { page: 'x.example/a', step: 'goods', count: 1 },
      { page: 'x.example/a', step: 'seen', count: 2 },
    ]);
  });

  it('counts nothing for steps that are none, and no words of strangers', async () => {
    await server.db.execute(sql`delete from funnel_counts`);
    const counter = new FunnelCounter(server.db);
    for (const to of ['-1', '6', 'x', '', undefined]) counter.count({ from: '0', to });
    const long = `x.example/${'a'.repeat(500)}`;
    counter.count({
      page: long,
      theme: 'no theme',
      category: 'boat',
      variant: '<b>',
      medium: "'",
      from: '0',
      to: '1',
    });
    for (let index = 0; index < 2_000; index += 1)
      counter.count({ page: `y${index}.example/`, from: '0', to: '1' });
    await counter.stop();
    const { rows } = await server.db.execute<{ n: number; all: number }>(
      sql`select count(*)::integer as n, sum(count)::integer as all from funnel_counts`,
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(501);
    expect(rows[0]?.all).toBe(2_001);
    expect(await readCounts()).toMatchObject([{ page: '', step: 'seen' }]);
  });

  it('holds only so many, whatever strangers name, and says how much it has dropped', async () => {
    await server.db.execute(sql`delete from funnel_counts`);
    const metrics = new Metrics();
    const counter = new FunnelCounter(server.db);
    metrics.watchFunnel(counter);
    const figure = async (name: string) =>
      (await metrics.registry.getSingleMetric(name)?.get())?.values[0]?.value;
    for (let index = 0; index < 5_000; index += 1)
      counter.count({ medium: crypto.randomUUID(), variant: `v${index}`, from: '0', to: '1' });
    expect(await figure('funnel_counts_waiting')).toBe(1_000);
    expect(await figure('funnel_steps_dropped')).toBe(4_000);
    await counter.stop();
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::integer as n from funnel_counts`,
    );
    expect(rows[0]?.n).toBe(1_000);
  });

  it('does not grow while nothing can be written', async () => {
    const brokenDb = { execute: () => Promise.reject(new Error('away')) } as unknown as Db;
    const counter = new FunnelCounter(brokenDb);
    for (let turn = 0; turn < 3; turn += 1) {
      for (let index = 0; index < 2_000; index += 1)
        counter.count({ medium: crypto.randomUUID(), from: '0', to: '1' });
      await expect(counter.flush()).rejects.toThrow('away');
    }
    expect([counter.waiting, counter.dropped]).toEqual([1_000, 5_000]);
    await expect(counter.stop()).rejects.toThrow('away');
  });
});
