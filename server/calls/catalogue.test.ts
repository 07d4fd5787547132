import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { itemMastersAnswer } from '#contract/schemas/catalogue.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';

describe('the catalogue', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const post = (url: string, body: unknown, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const list = async (url: string, body: unknown) =>
    itemMastersAnswer.parse((await post(url, body)).json()).item_masters;
  const first = (category: CategoryKey) =>
    list(CALLS.firstLevel.path, { medium_uuid: CATEGORY_UUIDS[category], group: 0 });
  const below = (category: CategoryKey, code: string, level: 2 | 3 = 2) =>
    list(CALLS.nextLevel.path, { medium_uuid: CATEGORY_UUIDS[category], code, level });
  /** How many entries each of the first level has below it. */
  const counts = async (category: CategoryKey) =>
    Promise.all((await first(category)).map(async ({ code }) => (await below(category, code)).length));

  // Clause 2.7-25
  test.each(CATEGORY_KEYS)('%s has a first level in its file’s order, each name once', async (category) => {
    const entries = await first(category);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map((entry) => entry.row_order)).toEqual(entries.map((_, index) => index + 1));
    expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => entry.code)).size).toBe(entries.length);
  });

  it('has 40 watch brands, 15 of them with 12 lines or more, and reference numbers', async () => {
    expect((await first('watch')).length).toBeGreaterThanOrEqual(40);
    expect((await counts('watch')).filter((lines) => lines >= 12).length).toBeGreaterThanOrEqual(15);
    const [brand] = await first('watch');
    const [line] = await below('watch', brand?.code ?? '');
    expect((await below('watch', line?.code ?? '', 3)).length).toBeGreaterThan(0);
  });

  test.each([
    ['bag', 30],
    ['jewelry', 15],
    ['camera', 8],
    ['alcohol', 8],
    ['antique', 15],
    ['preciousMetal', 5],
    ['music', 10],
  ] as const)('%s has at least %i entries to choose from', async (category, least) => {
    expect((await first(category)).length).toBeGreaterThanOrEqual(least);
  });

  // Clause 2.7-25
  test.each(['bag', 'camera', 'alcohol', 'preciousMetal', 'music'] as const)(
    '%s has choices below',
    async (category) => {
      expect((await counts(category)).filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
    },
  );

  it('has the antiques that have landing pages of their own', async () => {
    const names = (await first('antique')).map((entry) => entry.name);
    expect(names).toEqual(expect.arrayContaining(['古銭・小判', '着物']));
  });

  it('takes 0 for a group and 2 for a level that is not named', async () => {
    const medium_uuid = CATEGORY_UUIDS.watch;
    const byName = await first('watch');
    expect(await list(CALLS.firstLevel.path, { medium_uuid })).toEqual(byName);
    const code = byName[0]?.code;
    expect(await list(CALLS.nextLevel.path, { medium_uuid, code })).toEqual(await below('watch', code ?? ''));
  });

  it('an entry without anything below it has an empty list', async () => {
    const [stone] = await first('jewelry');
    expect(await below('jewelry', stone?.code ?? '')).toEqual([]);
  });

  const watch = CATEGORY_UUIDS.watch;
  test.each([
    ['an unknown category', CALLS.firstLevel.path, { medium_uuid: 'no-such' }, 404],
    ['an unknown group', CALLS.firstLevel.path, { medium_uuid: watch, group: 7 }, 404],
    ['a category that is a number', CALLS.firstLevel.path, { medium_uuid: 5 }, 422],
    ['a group that is text', CALLS.firstLevel.path, { medium_uuid: watch, group: '0' }, 422],
    ['nothing', CALLS.firstLevel.path, {}, 422],
    ['a list', CALLS.firstLevel.path, [], 422],
    ['null', CALLS.firstLevel.path, 'null', 422],
    ['broken JSON', CALLS.firstLevel.path, '{"medium_uuid":', 400],
    ['an empty body', CALLS.firstLevel.path, '', 400],
    ['an attack on prototypes', CALLS.firstLevel.path, '{"__proto__":{"x":1}}', 400],
    ['an unknown code', CALLS.nextLevel.path, { medium_uuid: watch, code: 'none' }, 404],
    ['an unknown level', CALLS.nextLevel.path, { medium_uuid: watch, code: 'none', level: 4 }, 422],
    ['too long a body', CALLS.nextLevel.path, { medium_uuid: watch, code: 'x'.repeat(70_000) }, 413],
  ])('%s is answered with a JSON error', async (_name, url, body, status) => {
    const answer = await post(url, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  it('a code of another category or level is unknown', async () => {
    const [brand] = await first('watch');
    const ask = (medium_uuid: string, level: number) =>
      post(CALLS.nextLevel.path, { medium_uuid, code: brand?.code, level });
    expect((await ask(CATEGORY_UUIDS.bag, 2)).statusCode).toBe(404);
    expect((await ask(watch, 3)).statusCode).toBe(404);
  });

  it('a body that is no JSON is answered with 415', async () => {
    const answer = await post(CALLS.firstLevel.path, 'medium_uuid=1', { 'content-type': 'text/csv' });
    expect(answer.statusCode).toBe(415);
  });
});
