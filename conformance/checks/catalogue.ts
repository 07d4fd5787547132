import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import type { CheckedApi } from '../api.ts';
import { type ApiCheck, type ChecksOf, SPEC } from '../check.ts';
import { hold } from '../expect.ts';
import { type Entry, firstLevelOf, knownPath, nextLevelOf, pathOf } from '../goods.ts';
import { NotChecked } from '../outcome.ts';
import { nothingUnder } from './nothing.ts';

const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';
const UNKNOWN_CODE = 'conformance-no-such-code';

/** The categories with more than one level of lists, and the number of levels (document 2, section 2). */
const LEVELS: Partial<Record<CategoryKey, 2 | 3>> = {
  watch: 3,
  bag: 2,
  camera: 2,
  alcohol: 2,
  preciousMetal: 2,
  music: 2,
};

const codesOf = (entries: readonly Entry[]) => entries.map(({ code }) => code);
const uuidOf = (category: CategoryKey) => CATEGORY_UUIDS[category];

async function aCode(api: CheckedApi): Promise<string> {
  const [first] = await knownPath(api, 'watch', 1);
  if (!first) throw new NotChecked('the first level of watches is empty');
  return first.code;
}

const listOfCategory = (category: CategoryKey): ApiCheck => ({
  name: `has a first level for ${CATEGORIES[category].label}, each entry with a unique code`,
  from: SPEC.form.calls,
  kind: 'good',
  run: async (api) => {
    await api.known('firstLevel');
    const { data, answer } = await firstLevelOf(api, category);
    const codes = codesOf(data.item_masters);
    hold(codes.length > 0, 'at least one entry', () => 'an empty list', answer);
    const odd = data.item_masters.find(({ code }, index) => code === '' || codes.indexOf(code) !== index);
    hold(
      !odd,
      'a code for each',
      () => `the code “${odd?.code}” for ${odd?.name}, and not for it alone`,
      answer,
    );
  },
});

const listBelow = ([category, levels]: [CategoryKey, 2 | 3]): ApiCheck => ({
  name: `leads from the first level of ${CATEGORIES[category].label} down to level ${levels}`,
  from: SPEC.form.calls,
  kind: 'good',
  run: async (api) => {
    await api.known('nextLevel');
    await knownPath(api, category, 1);
    const path = await pathOf(api, category, levels);
    const names = path.map(({ name }) => name).join(' → ');
    const last = path.at(-1);
    const { answer } =
      path.length > 1 && path.length < levels
        ? await nextLevelOf(api, category, last?.code ?? '', 3)
        : await nextLevelOf(api, category, path[0]?.code ?? '', 2);
    hold(path.length === levels, `${levels} levels of lists`, () => `${path.length}: ${names}`, answer);
  },
});

const nothingFor = (
  name: 'firstLevel' | 'nextLevel',
  what: string,
  json: (api: CheckedApi) => object | Promise<object>,
): ApiCheck => ({
  name: `has nothing for ${what}`,
  from: SPEC.form.errors,
  kind: 'bad',
  run: async (api) => nothingUnder(api, name, { json: await json(api) }),
});

/** Clients may leave out members that have a default. */
async function sameWithout(api: CheckedApi, name: 'firstLevel' | 'nextLevel', full: object, short: object) {
  const { data: byName } = await api.ask(name, { json: full });
  const { data, answer } = await api.ask(name, { json: short });
  const [expected, actual] = [codesOf(byName.item_masters), codesOf(data.item_masters)].map((codes) =>
    codes.join(' '),
  );
  hold(
    expected === actual,
    `the list of ${JSON.stringify(full)}`,
    () => `${data.item_masters.length} others`,
    answer,
  );
}

export const catalogue: ChecksOf<'catalogue'> = {
  firstLevel: {
    sample: () => ({ json: { medium_uuid: uuidOf(CATEGORY_KEYS[0]), group: 0 } }),
    stores: false,
    checks: [
      ...CATEGORY_KEYS.map(listOfCategory),
      {
        name: 'uses 0 if the group is left out',
        from: SPEC.form.calls,
        kind: 'good',
        run: async (api) => {
          await api.known('firstLevel');
          const medium_uuid = uuidOf(CATEGORY_KEYS[0]);
          await sameWithout(api, 'firstLevel', { medium_uuid, group: 0 }, { medium_uuid });
        },
      },
      {
        name: 'is sorted by `row_order`',
        from: SPEC.form.entities,
        kind: 'good',
        optional: true,
        run: async (api) => {
          const { item_masters } = await api.known('firstLevel');
          const orders = item_masters.map(({ row_order }) => row_order);
          const isSorted = orders.every((order, index) => index === 0 || order >= (orders[index - 1] ?? 0));
          hold(isSorted, 'ascending numbers', () => orders.join(', '), await api.sample('firstLevel'));
        },
      },
      nothingFor('firstLevel', 'an unknown category', () => ({ medium_uuid: UNKNOWN_UUID, group: 0 })),
    ],
  },

  nextLevel: {
    sample: async (api) => ({ json: { medium_uuid: uuidOf('watch'), code: await aCode(api), level: 2 } }),
    stores: false,
    checks: [
      ...(Object.entries(LEVELS) as [CategoryKey, 2 | 3][]).map(listBelow),
      {
        name: 'uses 2 if the level is left out',
        from: SPEC.form.calls,
        kind: 'good',
        run: async (api) => {
          await api.known('nextLevel');
          const query = { medium_uuid: uuidOf('watch'), code: await aCode(api) };
          await sameWithout(api, 'nextLevel', { ...query, level: 2 }, query);
        },
      },
      nothingFor('nextLevel', 'an unknown code', () => ({
        medium_uuid: uuidOf('watch'),
        code: UNKNOWN_CODE,
        level: 2,
      })),
      nothingFor('nextLevel', 'an unknown category', async (api) => ({
        medium_uuid: UNKNOWN_UUID,
        code: await aCode(api),
        level: 2,
      })),
    ],
  },
};
