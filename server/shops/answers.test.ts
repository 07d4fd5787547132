import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { TOLD_ANSWERS } from '#contract/life/figures.ts';
import { partnerShopAnswer } from '#contract/schemas/site.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { openShops, uuidOfShop } from '#test/server/few-shops.ts';
import { rowsOf } from '../db/open.ts';
import { matches, quotes, requests, shops } from '../db/schema.ts';
import { rateShops } from '../matching/shop-counts.ts';
import { toldAnswers } from './answers.ts';

const NOW = new Date('2026-12-01T03:00:00Z');
const TOLD_AT = new Date('2026-11-20T03:00:00Z');
const SHOP = uuidOfShop(0);
const { fewest } = TOLD_ANSWERS;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.db.delete(shops);
  await openShops(server.db, [{}]);
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(matches));

/** Gives the shop so many requests; of those without hours, some are declined. */
async function tell(count: number, hoursOf: (nth: number) => number | null, declined = 0) {
  const { body } = await server.submit();
  const [one] = await server.db.select().from(requests).where(eq(requests.uuid, body.uuid));
  const rows = Array.from({ length: count }, () => ({
    ...(one as typeof requests.$inferSelect),
    uuid: randomUUID(),
    idempotencyKey: null,
  }));
  await server.db.insert(requests).values(rows);
  for (const [nth, { uuid: requestUuid }] of rows.entries()) {
    const hours = hoursOf(nth);
    const isDeclined = hours === null && nth < declined;
    await server.db.insert(matches).values({
      requestUuid,
      shopUuid: SHOP,
      position: 0,
      createdAt: TOLD_AT,
      toldAt: TOLD_AT,
      ...(isDeclined && { declinedAt: TOLD_AT }),
      ...(hours === null && !isDeclined && { passedAt: NOW, passedWhy: 'silent' as const }),
    });
    if (hours !== null)
      await server.db.insert(quotes).values({
        requestUuid,
        shopUuid: SHOP,
        givenAt: new Date(TOLD_AT.getTime() + hours * 3_600_000),
        low: 1,
        high: 1,
        validUntil: '2027-01-31',
        method: 'post',
        remark: '',
      });
  }
}

/** The same once more, from the rules in words: of the requests whose time is over, and of the first quotes. */
async function countAgain() {
  const [row] = await rowsOf<{ asked: number; percent: number; quoted: number; hours: number | null }>(
    server.db,
    sql`with places as (
        select m.*, (select min(given_at) from quotes q
            where q.request_uuid = m.request_uuid and q.shop_uuid = m.shop_uuid) as first
        from matches m where shop_uuid = ${SHOP} and told_at is not null
          and created_at > ${NOW.toISOString()}::timestamptz - interval '90 days'),
      over as (select *, (first is not null or declined_at is not null or called_at is not null)::int as answered
        from places where first is not null or declined_at is not null or called_at is not null
          or passed_why in ('silent', 'unanswered')),
      waits as (select extract(epoch from first - told_at) / 3600 as hours,
          row_number() over (order by first - told_at) as nth, count(*) over () as count
        from over where first is not null)
    select (select count(*) from over)::int as asked,
      (select div(sum(answered) * 100, count(*)) from over)::int as percent,
      (select count(*) from waits)::int as quoted,
      (select ceil(avg(hours)) from waits where nth in ((count + 1) / 2, (count + 2) / 2))::int as hours`,
  );
  return row;
}

const answersNow = async () => {
  await rateShops(server.db, NOW);
  return toldAnswers(server.db, SHOP);
};

describe('A shop', () => {
  it('tells nothing of its answers until it had enough requests', async () => {
    await tell(fewest - 1, () => 2);
    expect(await answersNow()).toBeUndefined();
    await tell(1, () => 2);
    expect(await answersNow()).toEqual({ percent: 100, hours: 2 });
  });

  it('tells its share of answers, and no hours as long as few of them were quotes', async () => {
    await tell(fewest, (nth) => (nth < 10 ? 3 : null), 16);
    expect(await answersNow()).toEqual({ percent: Math.floor(1600 / fewest), hours: null });
  });

  it.each([
    ['half of them within two hours and a bit', 41, (nth: number) => (nth % 2 ? 30 : 2.1)],
    ['an even number, with one that nobody answered', 43, (nth: number) => (nth === 0 ? null : nth / 4)],
    ['answers within minutes', 30, () => 0.05],
  ])('counts as a second look does: %s', async (_, count, hoursOf) => {
    await tell(count, hoursOf);
    const again = await countAgain();
    expect(again?.quoted).toBeGreaterThanOrEqual(fewest);
    expect(await answersNow()).toEqual({ percent: again?.percent, hours: again?.hours });
  });

  it('has its town on the map by its postal code, unless somebody has said its place', async () => {
    const ask = async () => {
      const answer = await server.app.inject({ url: CALLS.partnerShop.path.replace('{uuid}', SHOP) });
      return partnerShopAnswer.parse(answer.json()).town;
    };
    expect(await ask()).toBeUndefined();
    await server.db.update(shops).set({ latitude: null, longitude: null });
    const town = await ask();
    expect(town?.latitude).toBeCloseTo(35.69, 1);
    expect(town?.longitude).toBeCloseTo(139.7, 1);
    // The code of another prefecture.
    await server.db.update(shops).set({ prefectureId: 1 });
    expect(await ask()).toBeUndefined();
  });

  it('that is made up tells nothing', async () => {
    await tell(fewest, () => 2);
    await rateShops(server.db, NOW);
    const answer = await server.app.inject({ url: CALLS.partnerShop.path.replace('{uuid}', SHOP) });
    const { data, answers } = partnerShopAnswer.parse(answer.json());
    expect(data.uuid).toBe(SHOP);
    expect(answers).toBeUndefined();
  });
});
