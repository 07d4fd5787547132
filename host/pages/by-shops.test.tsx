import type { ComponentType } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  href,
  type LoaderFunction,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router';
import { describe, expect, test } from 'vitest';
import { tableOf } from '#contract/base/keys.ts';
import { PREFECTURES, type PrefectureName } from '#contract/customer/prefectures.ts';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { doGoodsDiffer, whereMost } from '#contract/site/able-places.ts';
import { type Area, servedAreas, slugsOf } from '#contract/site/areas.ts';
import { areaWords, mostQuotes, type ShopFacts, toldFacts } from '#contract/site/shop-facts.ts';
import { NO_CONTENT } from '#contract/site/site-content.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { answeringApi } from '../data/local-api.ts';
import { CtaBand } from '../frame/cta-band.tsx';
import * as root from '../root.tsx';
import { type Site, siteContext } from '../settings/context.ts';
import type { RootData } from '../settings/root-data.ts';
import { SiteContext } from '../settings/use-site.ts';
import * as about from './about/about.tsx';
import * as achievements from './achievements/achievements.tsx';
import * as appraisal from './appraisal/appraisal.tsx';
import * as form from './appraisal/form.tsx';
import * as area from './areas/area.tsx';
import * as areas from './areas/areas.tsx';
import * as evidence from './evidence/evidence.tsx';
import * as faq from './faq/faq.tsx';
import * as home from './home/home.tsx';
import * as landing from './lp/lp.tsx';
import * as landings from './lp/lp-index.tsx';
import { LANDING_PAGES } from './lp/words/index.ts';
import * as partners from './partners/partners.tsx';
import * as siteMap from './site-map/site-map.tsx';
import { areaPages } from './sitemap-xml/entries.server.ts';
import * as store from './store/store.tsx';

const EVERY = PREFECTURES.map((_, index) => index);

interface Case {
  shops: number;
  /** The places of the prefectures that shop n serves. */
  serves: (shop: number) => readonly number[];
  /** The goods that shop n buys. */
  buys: (shop: number) => readonly CategoryKey[];
  /** Shops of a file, whose licence nobody has looked at. */
  unchecked?: number;
}

/** The heads of the table. */
const CASES = {
  '0': { shops: 0, serves: () => [], buys: () => [] },
  '1, Hokkaido, watches': { shops: 1, serves: () => [0], buys: () => ['watch'] },
  '4, three in Hokkaido': {
    shops: 4,
    serves: (shop) => (shop < 3 ? [0] : [12]),
    buys: () => CATEGORY_KEYS,
    unchecked: 1,
  },
  '4, watches in Hokkaido, instruments in Saitama': {
    shops: 4,
    serves: (shop) => (shop < 3 ? [0] : [10]),
    buys: (shop) => (shop < 3 ? ['watch', 'bag'] : ['music']),
  },
  '40, Tokyo, watches': { shops: 40, serves: () => [12], buys: () => ['watch'] },
  '40, all prefectures': { shops: 40, serves: (shop) => [shop, (shop + 20) % 47], buys: () => CATEGORY_KEYS },
  '1,200, all prefectures': { shops: 1_200, serves: () => EVERY, buys: () => CATEGORY_KEYS },
} as const satisfies Record<string, Case>;

type CaseName = keyof typeof CASES;
const CASE_NAMES = Object.keys(CASES) as CaseName[];

function factsOf({ shops, serves, buys, unchecked = 0 }: Case): ShopFacts {
  const able = tableOf(CATEGORY_KEYS, () => PREFECTURES.map(() => 0));
  const standing = PREFECTURES.map(() => 0);
  for (let shop = 0; shop < shops; shop += 1) {
    const served = serves(shop);
    const home = served[shop % served.length] ?? 0;
    standing[home] = (standing[home] ?? 0) + 1;
    for (const key of buys(shop)) for (const place of served) able[key][place] = (able[key][place] ?? 0) + 1;
  }
  return { listed: shops, checked: shops - unchecked, standing, able };
}

/** A page as a module of the build has it. */
interface PageModule {
  default: unknown;
  loader?: unknown;
  meta?: unknown;
}

/** The form stands in the layout of its three steps. */
const formPage: PageModule = {
  default: appraisal.default,
  loader: async (args: never) => ({ ...(await appraisal.loader(args)), ...form.loader(args) }),
  meta: form.meta,
};

interface PageOfTable {
  module: PageModule;
  category?: CategoryKey;
  /** The pattern of its path, where that has parameters. */
  pattern?: string;
  /** The category and the prefecture that a shop has to serve, or there is no such page; `any`: some shop some area. */
  needs?: { category: CategoryKey; prefecture: PrefectureName } | 'any';
}

const PAGES: Readonly<Record<string, PageOfTable>> = {
  '/': { module: home },
  '/about': { module: about },
  '/lp': { module: landings },
  '/achievements': { module: achievements },
  '/partners': { module: partners },
  '/faq': { module: faq },
  '/store': { module: store },
  '/evidence': { module: evidence },
  '/sitemap': { module: siteMap },
  '/form': { module: formPage },
  '/areas': { module: areas, needs: 'any' },
  '/areas/hokkaido/watch': {
    module: area,
    category: 'watch',
    pattern: '/areas/:prefecture/:category',
    needs: { category: 'watch', prefecture: '北海道' },
  },
  ...Object.fromEntries(
    Object.entries(LANDING_PAGES).map(([path, { category }]) => [
      `/lp/${path}`,
      { module: landing, category, pattern: '/lp/*' },
    ]),
  ),
};

const PATHS = Object.keys(PAGES);
/** The landing pages of which the table has one each: those of a category that is bought, and of one that often is not. */
const LEFT_OUT = PATHS.filter((path) => path.startsWith('/lp/') && !['/lp/tokei', '/lp/bag'].includes(path));

const ableAt = (facts: ShopFacts, { category, prefecture }: Area) =>
  facts.able[category][PREFECTURES.indexOf(prefecture)] ?? 0;

/** There is such a page. */
function isThere(path: string, facts: ShopFacts, operator: SiteSettings['operator']): boolean {
  const needs = PAGES[path]?.needs;
  if (!needs) return true;
  if (!operator) return false;
  return needs === 'any' ? servedAreas(facts.able).length > 0 : ableAt(facts, needs) > 0;
}

const api = answeringApi();

function answerWith(facts: ShopFacts) {
  api.handler = (request, response) => {
    const path = new URL(request.url ?? '', 'http://here').pathname;
    const shop = {
      uuid: 'u',
      name: '山猫堂',
      shop_name: '山猫堂',
      address: '北海道',
      website_url: 'https://yama.jp',
    };
    const list = facts.listed > 0 ? [shop] : [];
    const pagination = { current_page: 1, total_pages: 1, total_count: facts.listed, per_page: 10 };
    const hokkaido = ableAt(facts, { category: 'watch', prefecture: '北海道' });
    const standing = Math.min(hokkaido, facts.standing[0] ?? 0);
    const answers: Record<string, unknown> = {
      '/v1/partner_shops/facts': facts,
      '/v1/partner_shops/company_shops': { data: list, pagination },
      ...(hokkaido > 0 && {
        '/v1/partner_shops/areas/hokkaido/watch': {
          day: '2026-11-30',
          count: hokkaido,
          standing,
          ways: { carry: standing, visit: 0, post: Math.min(hokkaido, 2) },
          data: list,
        },
      }),
      '/v1/company_shops/recommended': { data: list },
      '/v1/latest_company_shops': list,
      '/v1/recent_appraisals': { recent_appraisals: [] },
      '/v1/first_quotes': { median_hours: null },
    };
    const isArea = path.startsWith('/v1/partner_shops/areas/');
    response.writeHead(isArea && !(path in answers) ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[path] ?? []));
  };
}

const OPERATOR = { name: '株式会社山猫', representative: '', address: '', phone: '', email: '', license: '' };

const siteOf = (operator: SiteSettings['operator']): Site =>
  ({
    settings: {
      productName: 'タカクラベ',
      siteUrl: 'https://site.example',
      apiBase: '',
      privacyUrl: '/privacy',
      personalInformationUrl: '/privacy',
      surveyUrl: '',
      disclosure: { release: 'all', mostShops: 15, years: 3, silentDays: 1, lookedDays: 2 },
      operator,
    } as SiteSettings,
    content: NO_CONTENT,
    api: api.base,
    contentApi: api.base,
    visitor: {},
    nonce: '',
    patienceMs: 10_000,
    leastFillMs: 0,
  }) as unknown as Site;

/** A page of the build as a route of the router that tests have. */
function routeOf(path: string, module: PageModule): RouteObject {
  const Page = module.default as ComponentType<{ loaderData: unknown; actionData: undefined }>;
  return {
    id: 'page',
    path: PAGES[path]?.pattern ?? path,
    loader: (module.loader as LoaderFunction | undefined) ?? (() => null),
    Component: () => <Page loaderData={useLoaderData()} actionData={undefined} />,
  };
}

interface Tag {
  title?: string;
  name?: string;
  content?: string;
}

interface ShownPage {
  isIndexed: boolean;
  html: string;
  /** All that is read: text, title, description. */
  text: string;
  headings: readonly string[];
  links: readonly string[];
}

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<span[^>]*aria-hidden[^>]*>.*?<\/span>/gs, '')
    .replace(/<(?:wbr|span|strong|small|b|!--)[^>]*>|<\/(?:span|strong|small|b)>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&');

/** The page as visitors get it; undefined where there is none. */
async function show(
  path: string,
  facts: ShopFacts,
  operator: SiteSettings['operator'],
): Promise<ShownPage | undefined> {
  answerWith(facts);
  const context = new RouterContextProvider();
  const site = siteOf(operator);
  context.set(siteContext, site);
  const request = new Request(`https://site.example${path}${path === '/partners' ? '?page=1' : ''}`);
  const rootData = root.loader({ request, context } as never) as RootData;
  const module = PAGES[path]?.module;
  if (!module) throw new Error(`there is no page ${path}`);
  const layout = {
    path: '/',
    Component: () => (
      <SiteContext value={rootData}>
        <Outlet />
        <CtaBand />
      </SiteContext>
    ),
    children: [routeOf(path, module)],
  };
  const handler = createStaticHandler([layout]);
  const result = await handler.query(request, { requestContext: context });
  if (result instanceof Response) throw new Error(`${path} was answered with ${result.status}`);
  const there = isThere(path, facts, operator);
  expect(result.statusCode).toBe(there ? 200 : 404);
  if (!there) return undefined;
  expect(result.errors).toBeNull();
  const stream = await renderToReadableStream(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, result)}
      context={result}
      hydrate={false}
    />,
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const meta = module.meta as ((args: object) => readonly Tag[]) | undefined;
  const tags = meta?.({
    loaderData: result.loaderData.page,
    params: {},
    matches: [{ loaderData: rootData }],
  });
  return {
    isIndexed: !tags?.some(({ name, content }) => name === 'robots' && content?.includes('noindex')),
    html,
    text: `${textOf(html)}\n${headOf(tags ?? [])}`,
    headings: [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, inside = '']) => textOf(inside).trim()),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to),
  };
}

const operatorPages = new Map<string, ReturnType<typeof show>>();

/** A page of an operator with these shops. Each is made once, however many tests read it. */
function pageWith(name: CaseName, path: string): ReturnType<typeof show> {
  const key = `${name} ${path}`;
  const page = operatorPages.get(key) ?? show(path, factsOf(CASES[name]), OPERATOR);
  operatorPages.set(key, page);
  return page;
}

/** A page that is there. */
async function presentPage(name: CaseName, path: string): Promise<ShownPage> {
  const page = await pageWith(name, path);
  if (!page) throw new Error(`there is no page ${path}`);
  return page;
}

/** The title, and the texts of the tags that describe the page, each on a line. */
const headOf = (tags: readonly Tag[]) =>
  tags.map(({ title, name, content }) => title ?? (name === 'description' ? content : '')).join('\n');

/** Sentences in which the shops stand, each once. */
const sentencesOf = ({ text }: ShownPage) => [
  ...new Set(
    text
      .split(/\n|(?<=。)/)
      .map((sentence) => sentence.trim())
      .filter((sentence) =>
        /最大\d+社|全国|社の買取店|査定できる|運営者が(確認|登録)|引き受けている買取店は/.test(sentence),
      ),
  ),
];

/**
 * Statements about all prefectures: where shops serve, and where they stand. That requests come in, and shops join, from
 * anywhere holds in any case.
 */
const FOR_ALL = /全国(?:対応|に対応|どこからでも)/;
const FROM_ALL = /全国の(?:提携)?(?:買取店|提携店)/;

describe.each(CASE_NAMES)('With an operator and shops: %s', (name) => {
  const facts = factsOf(CASES[name]);

  test.each(PATHS)('%s says only what follows from them', async (path) => {
    const view = toldFacts(facts, PAGES[path]?.category);
    const most = mostQuotes(view) ?? 0;
    const page = await pageWith(name, path);
    if (!page) return;
    const { text } = page;
    expect(text).not.toMatch(/\{\w+\.\w+|審査を通過|厳しい審査|実績を確認|社以上|社突破|undefined|NaN/);
    const numbers = [...text.matchAll(/最大(\d+)社/g)].map(([, number]) => Number(number));
    for (const number of numbers) expect(number, `of ${numbers.join()}`).toBe(most);
    // The page of an area is about one.
    if (whereMost(view) && !path.startsWith('/areas'))
      expect(text).not.toMatch(/(?<!(?:ご依頼では|によっては)、)最大\d+社/);
    if (doGoodsDiffer(view)) expect(text).not.toMatch(/いま査定できる地域は、(?!品物によって)/);
    if (most < 2)
      expect(text).not.toMatch(
        /最大\d+社|競い合って|比べられます。(?!.*増える)|を無料で一括査定|買取価格を(?:無料で)?比較/,
      );
    if (areaWords(view.able) !== '全国') expect(text).not.toMatch(FOR_ALL);
    if (areaWords(view.standing) !== '全国') expect(text).not.toMatch(FROM_ALL);
  });

  test.each(PATHS)('%s has no empty section, box or list', async (path) => {
    const page = await pageWith(name, path);
    if (!page) return;
    const { html, text, links } = page;
    expect(html).not.toMatch(
      /<(ul|ol|dl)[^>]*><\/\1>|<(h[1-6]|dt|p(?![^>]* role=))[^>]*>(<span[^>]*><\/span>)?<\/\2>/,
    );
    if (facts.listed > 0) return;
    expect(text).not.toMatch(/買取店はありません|店舗情報が見つかりません|(?<!\d)0社|該当する店舗/);
    expect(links.filter((link) => link.startsWith('/partners?'))).toEqual([]);
    if (path !== '/sitemap') expect(links).not.toContain('/partners');
  });
});

test.each([
  ['/lp/tokei', '40, Tokyo, watches', false],
  ['/lp/bag', '40, Tokyo, watches', true],
  ['/lp/kotto/kimono', '0', true],
  ['/lp/bag', '4, three in Hokkaido', false],
] as const)('On %s with %s, that nobody buys such goods yet is said: %s', async (path, name, isSaid) => {
  const { text, links } = await presentPage(name, path);
  expect(text.includes('買取店は、いま登録を進めています')).toBe(isSaid);
  expect(links.some((link) => link.startsWith('/contact?goods='))).toBe(isSaid);
});

test.each([
  ['1, Hokkaido, watches', 1, false],
  ['40, all prefectures', 2, false],
  ['4, three in Hokkaido', 3, true],
  ['1,200, all prefectures', 1_200, true],
] as const)(
  'With %s the page of an area tells of %i shops, and search engines hear of it: %s',
  async (name, count, isIndexed) => {
    const facts = factsOf(CASES[name]);
    const page = await presentPage(name, '/areas/hokkaido/watch');
    expect(page.text).toContain(`引き受けている買取店は${count.toLocaleString('ja-JP')}社です。`);
    expect(page.isIndexed).toBe(isIndexed);
    const list = await presentPage(name, '/areas');
    expect(list.links).toContain('/areas/hokkaido/watch');
    expect(list.isIndexed).toBe(isIndexed);
    answerWith(facts);
    const entries = await areaPages(siteOf(OPERATOR));
    expect(entries.some(({ path }) => path === '/areas/hokkaido/watch')).toBe(isIndexed);
    expect(entries.length).toBe(
      isIndexed ? servedAreas(facts.able).filter(({ shops }) => shops > 2).length + 1 : 0,
    );
  },
);

test('Links lead to pages of areas that are there', async () => {
  for (const name of CASE_NAMES) {
    const facts = factsOf(CASES[name]);
    const there = servedAreas(facts.able).map((each) => href('/areas/:prefecture/:category', slugsOf(each)));
    const linked = [];
    for (const path of ['/areas', '/areas/hokkaido/watch', '/sitemap'])
      linked.push(...((await pageWith(name, path))?.links ?? []));
    const areaLinks = new Set(linked.filter((link) => link.startsWith('/areas/')));
    expect(there).toEqual(expect.arrayContaining([...areaLinks]));
    expect(linked.includes('/areas')).toBe(there.length > 0);
    const home = await presentPage(name, '/');
    expect(home.links.includes('/areas')).toBe(there.length > 0);
    // All of them are linked from the list.
    expect(areaLinks.size).toBe(there.length);
  }
});

test('The site map leads to the prefectures where shops stand', async () => {
  const { links } = await presentPage('4, three in Hokkaido', '/sitemap');
  const areas = links.filter((link) => link.startsWith('/partners?')).map((link) => decodeURIComponent(link));
  expect(areas).toHaveLength(2);
  expect(areas.join()).toMatch(/北海道.*東京都/);
});

test.each(PATHS)('Without an operator %s stays as it is with any shops', async (path) => {
  const none = await show(path, factsOf(CASES['0']), undefined);
  const many = await show(path, factsOf(CASES['4, three in Hokkaido']), undefined);
  if (!none || !many) return;
  // The numbers of the list itself are counted.
  if (!['/', '/partners', '/evidence'].includes(path)) expect(none.text).toBe(many.text);
  const ofOperator = sentencesOf(many).filter((sentence) => /運営者が(確認|登録)/.test(sentence));
  // The grounds say how shops come onto the list, there too.
  expect(ofOperator).toHaveLength(path === '/evidence' ? 1 : 0);
  if (['/', '/lp/bag', '/about'].includes(path)) expect(many.text).toMatch(/最大10社/);
});

// Clause 2.1-11
test.each([
  ['最大10社の査定額を比べられます。', '4, three in Hokkaido', undefined],
  ['北海道からのご依頼では、最大3社に査定を依頼できます。', '4, three in Hokkaido', OPERATOR],
  ['いま査定できる買取店は1社です。', '1, Hokkaido, watches', OPERATOR],
  ['査定できる買取店は、まだ登録されていません。', '0', OPERATOR],
] as const)('The form itself says %s', async (words, name, operator) => {
  for (const path of ['/form', '/lp', '/lp/tokei']) {
    const page = await show(path, factsOf(CASES[name]), operator);
    const lead = textOf(/<span slot="lead">.*?<\/span><\/span>/s.exec(page?.html ?? '')?.[0] ?? '').trim();
    expect(lead, path).toBe(`最短60秒で入力完了。${words}`);
  }
});

const cell = (lines: readonly string[]) =>
  lines.map((line) => line.replaceAll('|', '｜')).join('<br>') || '–';

test('The table of the documents shows what stands at which number', { timeout: 60_000 }, async () => {
  const parts: string[] = [];
  for (const path of PATHS.filter((each) => !LEFT_OUT.includes(each))) {
    const pages = [];
    for (const name of CASE_NAMES) pages.push(await pageWith(name, path));
    parts.push(
      `## ${path}\n`,
      '| shops | sections | sentences about shops |',
      '| --- | --- | --- |',
      ...pages.map((page, index) =>
        page
          ? `| ${CASE_NAMES[index]} | ${cell(page.headings)} | ${cell(sentencesOf(page))} |`
          : `| ${CASE_NAMES[index]} | no page | – |`,
      ),
      '',
    );
  }
  const head = [
    '# What pages say at which number of shops',
    '',
    'With an operator. `npm test -- unit host/pages/by-shops` holds the pages against it, and `npx vitest run --project unit host/pages/by-shops -u` writes it anew. The words are rows of `contract/site/shop-words.ts`; without an operator pages say what the specification has.',
    '',
  ];
  await expect([...head, ...parts].join('\n')).toMatchFileSnapshot('../../docs/pages-by-shops.md');
});
