import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { FunnelCounter } from '../calls/funnel-counter.ts';
import { funnelCounts, funnelStops, media } from '../db/schema.ts';

const MEDIUM = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b21';

let server: TestApp;
let partner: string;
let reader: string;
const people = new DeskPeople(() => server);
const ask = people.ask.bind(people);

beforeAll(async () => {
  server = await startTestApp({ siteUrl: 'https://takakurabe.example' });
  await server.db.insert(media).values({ uuid: MEDIUM, name: '見本メディア' });
  partner = (await people.somebody('partner', { media: [MEDIUM] })).session;
  reader = (await people.somebody('reader')).session;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(funnelCounts);
  await server.db.delete(funnelStops);
});

const read = async (query: Record<string, string> = {}) =>
  (await ask(CALLS.readMedia, { as: partner, query })).body;

describe('Visitors who stop', () => {
  it('are counted behind the question that they answered last, until they go on or send', async () => {
    const counter = new FunnelCounter(server.db);
    const visit = { medium: MEDIUM, page: 'x.example/a' };
    counter.count({ ...visit, from: '0', to: '2', stop: 'watch/brand', before: '' });
    await counter.flush();
    expect((await read()).stops).toEqual([{ category: 'watch', question: 'brand', visits: 1 }]);
    counter.count({ ...visit, from: '2', to: '3', stop: 'watch/photos', before: 'watch/brand' });
    counter.count({ ...visit, from: '0', to: '3', stop: 'bag/name1' });
    counter.count({ ...visit, from: '0', to: '2', stop: 'bag/category' });
    await counter.flush();
    const ofQuestion = (category: string, question: string) => ({ category, question, visits: 1 });
    const [bagName, bag, watch] = [
      ofQuestion('bag', 'name1'),
      ofQuestion('bag', 'category'),
      ofQuestion('watch', 'photos'),
    ];
    expect((await read()).stops).toEqual([bag, bagName, watch]);
    const figures = async (query: object) =>
      (await ask(CALLS.readFigures, { as: reader, query: { ...query } })).body;
    expect((await figures({ category: 'watch' })).stops).toEqual([watch]);
    expect((await figures({ medium: crypto.randomUUID() })).stops).toEqual([]);
    counter.count({ ...visit, from: '3', to: '5', stop: '', before: 'watch/photos' });
    await counter.stop();
    expect((await read()).stops).toEqual([bag, bagName]);
  });

  it('are counted behind questions of ours only, whatever strangers name', async () => {
    const counter = new FunnelCounter(server.db);
    for (const stop of [
      'watch/<b>',
      'boat/brand',
      'watch/toString',
      '/',
      'watch',
      'constructor/name',
      'watch/carat',
    ])
      counter.count({ medium: MEDIUM, from: '0', to: '2', stop, before: stop });
    for (let index = 0; index < 3_000; index += 1)
      counter.count({ medium: crypto.randomUUID(), from: '0', to: '0', stop: 'watch/brand' });
    expect(counter.waiting).toBeLessThanOrEqual(1_002);
    await counter.stop();
    expect((await read()).stops).toEqual([]);
    expect(await server.db.$count(funnelStops)).toBe(1_000);
  });
});

describe('Teasers beside pages', () => {
  const today = dayInJapan(new Date());
  const yesterday = new Date(Date.now() - 86_400_000);

  it('are counted by their setting, apart from visits of the form', async () => {
    const counter = new FunnelCounter(server.db);
    const teaser = { medium: MEDIUM, page: 'x.example/a' };
    for (const step of ['appeared', 'appeared', 'opened', 'dismissed', 'seen', 'toString'])
      counter.count({ ...teaser, variant: 'a', teaser: step });
    counter.count({ ...teaser, teaser: 'appeared', from: '0', to: '5', stop: 'watch/brand' });
    await counter.stop();
    const { teasers, teaserComparison, pages, variants, total, stops } = await read();
    expect(teasers).toEqual([
      { name: 'a', appeared: 2, opened: 1, dismissed: 1 },
      { name: '', appeared: 1, opened: 0, dismissed: 0 },
    ]);
    expect(teaserComparison).toBeNull();
    expect([pages, variants, total.seen]).toEqual([[], [], 0]);
    expect(stops).toEqual([{ category: 'watch', question: 'brand', visits: 1 }]);
  });

  it('are compared by how often they are opened, on whole days on which both settings appeared', async () => {
    const counter = new FunnelCounter(server.db);
    const show = (variant: string, appeared: number, opened: number, at: Date) => {
      const one = { medium: MEDIUM, page: 'x.example/a', variant };
      for (let time = 0; time < appeared; time += 1) counter.count({ ...one, teaser: 'appeared' }, at);
      for (let time = 0; time < opened; time += 1) counter.count({ ...one, teaser: 'opened' }, at);
    };
    show('a', 400, 8, yesterday);
    show('b', 400, 80, yesterday);
    show('a', 10, 10, new Date());
    await counter.stop();
    const { teaserComparison, comparison, to } = await read();
    expect(to).toBe(today);
    expect(comparison).toBeNull();
    expect(teaserComparison).toMatchObject({ days: 1, sent: 88, better: expect.any(String) });
    const { names, better } = teaserComparison;
    expect(names[better === 'first' ? 0 : 1]).toBe('b');
  });
});

describe('The comparison of two settings', () => {
  const today = dayInJapan(new Date());

  const count = (day: string, variant: string, seen: number, sent: number) =>
    server.db.insert(funnelCounts).values(
      (
        [
          ['seen', seen],
          ['sent', sent],
        ] as const
      ).map(([step, number]) => ({
        day,
        mediumUuid: MEDIUM,
        page: 'x.example/a',
        theme: 'lp',
        category: '',
        variant,
        step,
        count: number,
      })),
    );

  it('is of whole days on which both were shown, however long the period is that the page shows', async () => {
    for (let back = 1; back <= 40; back += 1) {
      await count(daysLater(today, -back), 'a', 100, 5);
      if (back > 30) await count(daysLater(today, -back), 'b', 100, 12);
    }
    await count(today, 'a', 1000, 500);
    await count(today, 'b', 1000, 1);
    const { comparison } = await read({ days: '28' });
    expect(comparison).toMatchObject({ names: ['a', 'b'], days: 10, sent: 170, better: 'second' });
    expect(comparison.guess.ratio).toBeCloseTo(1.4, 1);
    expect(comparison.guess.low).toBeGreaterThan(0);
    expect(comparison.daysToTell).toMatchObject([{ ratio: 0.2 }, { ratio: 0.5, days: expect.any(Number) }]);
  });

  it('says that it cannot tell, and nothing where there are no two settings', async () => {
    expect((await read()).comparison).toBeNull();
    await count(daysLater(today, -1), 'a', 20, 0);
    expect((await read()).comparison).toBeNull();
    await count(daysLater(today, -1), 'b', 20, 0);
    expect((await read()).comparison).toEqual({
      names: ['a', 'b'],
      days: 1,
      sent: 0,
      better: null,
      guess: null,
      daysToTell: [
        { ratio: 0.2, days: null },
        { ratio: 0.5, days: null },
      ],
    });
  });
});
