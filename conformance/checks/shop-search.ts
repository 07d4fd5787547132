import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CATEGORIES, CATEGORY_KEYS, type CategoryKey, slugOf } from '#contract/goods/categories.ts';
import type { Pagination, PartnerShop } from '#contract/schemas/site.ts';
import type { CheckedApi } from '../api.ts';
import { type ApiCheck, SPEC } from '../check.ts';
import { hold, told } from '../expect.ts';
import { NotChecked } from '../outcome.ts';
import type { ReceivedAnswer } from '../sent.ts';

/** How the list makes this call (document 1, sections 7 and 9). Empty filters are sent as empty texts. */
const PER_PAGE = 10;
export const EVERYTHING = {
  categories: '',
  prefecture_names: '',
  keyword: '',
  page: '1',
  per_page: `${PER_PAGE}`,
};

/** A name that no shop has. */
const NONSENSE = 'ありえない店名qzxqzx';

interface Found {
  readonly shops: readonly PartnerShop[];
  readonly pagination: Pagination;
  readonly answer: ReceivedAnswer;
}

async function search(api: CheckedApi, change: Partial<typeof EVERYTHING> = {}): Promise<Found> {
  await api.known('partnerShops');
  const { data, answer } = await api.ask('partnerShops', { query: { ...EVERYTHING, ...change } });
  const { pagination } = data;
  if (!pagination) throw new NotChecked('the search answers without `pagination`');
  return { shops: Array.isArray(data.data) ? data.data : [data.data], pagination, answer };
}

const firstPage = (api: CheckedApi) => api.once('first page of shops', () => search(api));

/** The first shop of the list. */
export async function aShop(api: CheckedApi): Promise<PartnerShop> {
  const { data } = await api.known('partnerShops');
  const [shop] = Array.isArray(data) ? data : [data];
  if (!shop) throw new NotChecked('the list of shops is empty');
  return shop;
}

const uuidsOf = (shops: readonly PartnerShop[]) => shops.map(({ uuid }) => uuid);

async function severalPages(api: CheckedApi): Promise<Found> {
  const first = await firstPage(api);
  if (first.pagination.total_pages < 2) throw new NotChecked('there is one page of shops only');
  return first;
}

const sizeOfPage = (page: number, { total_count }: Pagination) =>
  Math.max(0, Math.min(PER_PAGE, total_count - (page - 1) * PER_PAGE));

/** A page of all shops, checked against the pagination of the first page. */
async function expectPage(api: CheckedApi, page: number, first: Found): Promise<Found> {
  const result = await search(api, { page: String(page) });
  const size = sizeOfPage(page, first.pagination);
  const { shops, pagination, answer } = result;
  hold(shops.length === size, `${size} shops on page ${page}`, () => `${shops.length}`, answer);
  const at = pagination.current_page;
  hold(at === page, `current_page ${page}`, () => `current_page ${at}`, answer);
  return result;
}

const paging: readonly ApiCheck[] = [
  {
    name: 'counts all shops if there is no filter',
    from: SPEC.site.calls,
    kind: 'good',
    run: async (api) => {
      await api.known('partnerShops');
      const { data, answer } = await api.ask('partnerShops');
      const count = data.pagination?.total_count;
      const whole = count !== undefined && Number.isInteger(count) && count >= 0;
      hold(whole, 'a whole number as `pagination.total_count`', () => told(answer), answer);
      const all = (await firstPage(api)).pagination.total_count;
      hold(count === all, `${all}, as with empty filters`, () => `${count}`, answer);
    },
  },
  {
    name: `has as many pages of ${PER_PAGE} as its total says`,
    from: SPEC.site.entities,
    kind: 'good',
    run: async (api) => {
      const { shops, pagination, answer } = await firstPage(api);
      const size = sizeOfPage(1, pagination);
      hold(shops.length === size, `${size} shops on page 1`, () => `${shops.length}`, answer);
      const pages = Math.ceil(pagination.total_count / PER_PAGE);
      const expected = {
        current_page: 1,
        total_pages: pages,
        total_count: pagination.total_count,
        per_page: PER_PAGE,
      };
      const textOf = (of: Pagination) =>
        `page ${of.current_page} of ${of.total_pages}, ${of.per_page} to a page, ${of.total_count} in all`;
      hold(textOf(expected) === textOf(pagination), textOf(expected), () => textOf(pagination), answer);
    },
  },
  {
    name: 'shows other shops on page 2 than on page 1',
    from: SPEC.site.states,
    kind: 'good',
    run: async (api) => {
      const first = await severalPages(api);
      const { shops, answer } = await expectPage(api, 2, first);
      const again = uuidsOf(shops).filter((uuid) => uuidsOf(first.shops).includes(uuid));
      hold(again.length === 0, 'no shop of page 1', () => `${again.length} of them`, answer);
    },
  },
  {
    name: 'shows the rest on the last page',
    from: SPEC.site.entities,
    kind: 'good',
    run: async (api) => {
      const first = await severalPages(api);
      await expectPage(api, Math.ceil(first.pagination.total_count / PER_PAGE), first);
    },
  },
  {
    name: 'returns the number of pages, also for a page number after the last page',
    from: SPEC.site.states,
    kind: 'good',
    run: async (api) => {
      const { pagination } = await firstPage(api);
      const beyond = await search(api, { page: String(pagination.total_pages + 1) });
      const totalPages = beyond.pagination.total_pages;
      hold(
        totalPages === pagination.total_pages,
        `total_pages ${pagination.total_pages}`,
        () => `${totalPages}`,
        beyond.answer,
      );
    },
  },
];

/** The names that a back end may use for a category in `categories[]`. */
const namesOf = (key: CategoryKey): readonly string[] => [key, slugOf(key), CATEGORIES[key].label];

async function expectOfCategory(api: CheckedApi, key: CategoryKey): Promise<number> {
  const { shops, answer } = await search(api, { categories: slugOf(key) });
  const withCategories = shops.filter(({ categories }) => categories.length > 0);
  const odd = withCategories.find(
    ({ categories }) => !categories.some((name) => namesOf(key).includes(name)),
  );
  const expected = `shops that buy ${CATEGORIES[key].label}`;
  hold(!odd, expected, () => `${odd?.shop_name}, which buys ${odd?.categories.join(', ')}`, answer);
  return withCategories.length;
}

/** Prefectures that are far from each other. */
const FAR_APART = [PREFECTURES[0], PREFECTURES[12], PREFECTURES[26], PREFECTURES[46]] as string[];

const filters: readonly ApiCheck[] = [
  {
    name: 'finds shops that buy the selected category',
    from: SPEC.site.places,
    kind: 'good',
    run: async (api) => {
      let count = 0;
      for (const key of CATEGORY_KEYS) count += await expectOfCategory(api, key);
      if (count === 0) throw new NotChecked('no shop lists the categories that it buys');
    },
  },
  {
    name: 'finds fewer shops in a prefecture than in the whole country',
    from: SPEC.site.places,
    kind: 'good',
    run: async (api) => {
      const { pagination: all } = await firstPage(api);
      if (all.total_count <= PER_PAGE) throw new NotChecked('there are too few shops to tell');
      const results: Found[] = [];
      for (const prefecture_names of FAR_APART) results.push(await search(api, { prefecture_names }));
      const counts = results.map(({ pagination }) => pagination.total_count);
      const expected = `fewer than ${all.total_count} in at least one of ${FAR_APART.join(', ')}`;
      hold(
        counts.some((count) => count < all.total_count),
        expected,
        () => counts.join(', '),
        results[0]?.answer,
      );
    },
  },
  {
    name: 'finds a shop by its name',
    from: SPEC.site.places,
    kind: 'good',
    run: async (api) => {
      const shop = await aShop(api);
      if (!shop.shop_name) throw new NotChecked('the first shop has no name');
      const { shops, answer } = await search(api, { keyword: shop.shop_name });
      const actual = () => shops.map(({ shop_name }) => shop_name).join(', ') || 'nothing';
      hold(uuidsOf(shops).includes(shop.uuid), shop.shop_name, actual, answer);
    },
  },
  {
    name: 'finds nothing for a word that no shop has',
    from: SPEC.site.places,
    kind: 'good',
    run: async (api) => {
      const { shops, pagination, answer } = await search(api, { keyword: NONSENSE });
      const none = shops.length === 0 && pagination.total_count === 0;
      hold(none, 'no shop', () => `${pagination.total_count}`, answer);
    },
  },
];

/** Paging, and all kinds of filters (document 1, sections 2 to 4). */
export const shopSearch: readonly ApiCheck[] = [...paging, ...filters];
