import type { CategoryKey } from '#contract/goods/categories.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import type { ItemMasterRow } from '#contract/schemas/catalogue.ts';
import type { CheckedApi } from './api.ts';
import { Broken, NotChecked } from './outcome.ts';

/** A catalogue entry as clients parse it. */
export type Entry = Omit<ItemMasterRow, 'icon'>;

/** How many entries of a list are tried, before the list counts as having no entries below it. */
const TRIED = 5;

export const firstLevelOf = (api: CheckedApi, category: CategoryKey) =>
  api.once(`first level of ${category}`, () =>
    api.ask('firstLevel', { json: { medium_uuid: CATEGORY_UUIDS[category], group: 0 } }),
  );

export const nextLevelOf = (api: CheckedApi, category: CategoryKey, code: string, level: 2 | 3) =>
  api.once(`level ${level} of ${category} ${code}`, () =>
    api.ask('nextLevel', { json: { medium_uuid: CATEGORY_UUIDS[category], code, level } }),
  );

/** A path to an entry: brand, product, model. */
export type Path = readonly Entry[];

/** The first entries of a list that have entries below them, each with the first of those. */
async function* below(
  api: CheckedApi,
  category: CategoryKey,
  path: Path,
  entries: readonly Entry[],
  level: 2 | 3,
) {
  for (const entry of entries.slice(0, TRIED)) {
    const { data } = await nextLevelOf(api, category, entry.code, level);
    if (data.item_masters.length > 0) yield { path: [...path, entry], entries: data.item_masters };
  }
}

async function findPath(api: CheckedApi, category: CategoryKey, levels: number): Promise<Path> {
  const { data } = await firstLevelOf(api, category);
  const [first] = data.item_masters;
  let longest: Path = first ? [first] : [];
  if (levels < 2) return longest;
  for await (const second of below(api, category, [], data.item_masters, 2)) {
    const path = [...second.path, ...second.entries.slice(0, 1)];
    if (longest.length < 2) longest = path;
    if (levels < 3) return path;
    for await (const third of below(api, category, second.path, second.entries, 3)) {
      return [...third.path, ...third.entries.slice(0, 1)];
    }
  }
  return longest;
}

/** A path with as many levels as exist, at most `levels`. @throws Broken when a list cannot be loaded */
export const pathOf = (api: CheckedApi, category: CategoryKey, levels: number): Promise<Path> =>
  api.once(`path of ${category} ${levels}`, () => findPath(api, category, levels));

/** The same, for checks of something else. @throws NotChecked when a list cannot be loaded */
export async function knownPath(api: CheckedApi, category: CategoryKey, levels: number): Promise<Path> {
  try {
    return await pathOf(api, category, levels);
  } catch (error) {
    if (error instanceof Broken)
      throw new NotChecked(`the lists of ${category} cannot be loaded`, { blocked: true });
    throw error;
  }
}
