import { describe, expect, test } from 'vitest';
import type { CatalogueEntry, ListQuery } from '../api/api.ts';
import { CallError } from '../api/call-error.ts';
import type { ListSource } from '../goods/catalogue-options.ts';
import { CatalogueState, listFrom } from './catalogue-state.ts';

const MINUTE = 60_000;

const source = (changes: Partial<ListSource> = {}): ListSource => ({
  category: 'watch',
  level: 1,
  code: '',
  names: [],
  ...changes,
});
const BRANDS = source();
const PRODUCTS = source({ level: 2, code: 'W1' });

const entry = (name: string): CatalogueEntry => ({ name, code: `${name}-code`, rowOrder: 0, image: '' });

/** A catalogue with answers from the test and a clock that stands still. */
function start() {
  const queries: ListQuery[] = [];
  const world = {
    asked: queries,
    now: 0,
    answer: async (_query: ListQuery): Promise<readonly CatalogueEntry[]> => [entry('A')],
  };
  const api = {
    entries: (query: ListQuery) => {
      queries.push(query);
      return world.answer(query);
    },
  };
  const catalogue = new CatalogueState(api, () => world.now);
  const names = (list: ListSource) => {
    const state = listFrom(catalogue.lists, list);
    return state.status === 'ready' ? state.entries.map(({ name }) => name) : state.status;
  };
  return { world, catalogue, names };
}

describe('a list', () => {
  test('loads when it is needed', async () => {
    const { world, catalogue, names } = start();
    expect(names(BRANDS)).toBe('loading');
    const work = catalogue.want(BRANDS);
    expect(names(BRANDS)).toBe('loading');
    await work;
    expect(names(BRANDS)).toEqual(['A']);
    expect(world.asked).toEqual([{ category: 'watch', level: 1, code: '' }]);
  });

  test('is kept for 30 minutes', async () => {
    const { world, catalogue } = start();
    await catalogue.want(BRANDS);
    world.now = 30 * MINUTE - 1;
    await catalogue.want(BRANDS);
    expect(world.asked).toHaveLength(1);
    world.now = 30 * MINUTE;
    await catalogue.want(BRANDS);
    expect(world.asked).toHaveLength(2);
  });

  test('is kept separately for each question', async () => {
    const { world, catalogue } = start();
    const all = [
      BRANDS,
      source({ category: 'bag' }),
      PRODUCTS,
      source({ level: 2, code: 'W2' }),
      source({ level: 3, code: 'W1' }),
    ];
    for (const one of all) await catalogue.want(one);
    for (const one of all) await catalogue.want({ ...one });
    expect(world.asked).toHaveLength(5);
  });

  test('that is pending is requested once', async () => {
    const { world, catalogue } = start();
    await Promise.all([catalogue.want(BRANDS), catalogue.want({ ...BRANDS })]);
    expect(world.asked).toHaveLength(1);
  });

  test('that failed has a reason, and is requested again', async () => {
    const { world, catalogue, names } = start();
    world.answer = () => Promise.reject(new CallError('http', '', { status: 500 }));
    await catalogue.want(PRODUCTS);
    expect(listFrom(catalogue.lists, PRODUCTS)).toMatchObject({
      status: 'failed',
      level: 2,
      failure: { reason: 'http', status: 500 },
    });
    world.answer = async () => [entry('B')];
    const work = catalogue.want(PRODUCTS);
    expect(names(PRODUCTS)).toBe('loading');
    await work;
    expect(names(PRODUCTS)).toEqual(['B']);
  });

  test('can be empty', async () => {
    const { world, catalogue, names } = start();
    world.answer = async () => [];
    await catalogue.want(BRANDS);
    await catalogue.want(BRANDS);
    expect([names(BRANDS), world.asked.length]).toEqual([[], 1]);
  });

  test('of another API is not kept, even if its answer comes late', async () => {
    const { catalogue, names } = start();
    const work = catalogue.want(BRANDS);
    catalogue.clear();
    await work;
    expect(names(BRANDS)).toBe('loading');
  });
});

describe('the list below an answer without a code', () => {
  const byLevel =
    (...levels: CatalogueEntry[][]) =>
    async ({ level }: ListQuery) =>
      levels[level - 1] ?? [];

  test('is found by the code of that name', async () => {
    const { world, catalogue, names } = start();
    world.answer = byLevel([entry('W1'), entry('W2')], [entry('デイトナ')]);
    await catalogue.want(source({ level: 2, names: ['W2'] }));
    expect(names(source({ level: 2, names: ['W2'] }))).toEqual(['デイトナ']);
    expect(world.asked.map(({ level, code }) => [level, code])).toEqual([
      [1, ''],
      [2, 'W2-code'],
    ]);
  });

  test('is found two levels down', async () => {
    const { world, catalogue, names } = start();
    world.answer = byLevel([entry('W2')], [entry('デイトナ')], [entry('116500LN')]);
    await catalogue.want(source({ level: 3, names: ['W2', 'デイトナ'] }));
    expect(names(source({ level: 3, names: ['W2', 'デイトナ'] }))).toEqual(['116500LN']);
  });

  test('is empty for a name that the catalogue does not know', async () => {
    const { world, catalogue, names } = start();
    await catalogue.want(source({ level: 2, names: ['W9'] }));
    expect(names(source({ level: 2, names: ['W9'] }))).toEqual([]);
    expect(world.asked).toHaveLength(1);
  });

  test('fails as the list above it', async () => {
    const { world, catalogue } = start();
    world.answer = () => Promise.reject(new CallError('http', '', { status: 500 }));
    await catalogue.want(source({ level: 2, names: ['W1'] }));
    expect(listFrom(catalogue.lists, source({ level: 2, names: ['W1'] }))).toMatchObject({
      status: 'failed',
      level: 1,
    });
  });
});
