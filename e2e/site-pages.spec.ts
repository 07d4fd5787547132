import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect } from 'playwright/test';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import routes from '#host/routes.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { cutPhrases } from '#test/browser/phrases.ts';
import { readThrough, SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

/** The attribute of the first element in a page's HTML that a pattern finds. */
const attribute = (html: string, element: RegExp, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(element.exec(html)?.[0] ?? '')?.[1];

/** The metadata in a page's HTML for search engines and social services. */
const head = (html: string) => ({
  title: /<title>([^<]*)</.exec(html)?.[1],
  description: attribute(html, /<meta[^>]+name="description"[^>]*>/, 'content'),
  keywords: attribute(html, /<meta[^>]+name="keywords"[^>]*>/, 'content'),
  canonical: attribute(html, /<link[^>]+rel="canonical"[^>]*>/, 'href'),
  image: attribute(html, /<meta[^>]+property="og:image"[^>]*>/, 'content'),
});

const count = (html: string, part: RegExp) => [...html.matchAll(new RegExp(part, 'g'))].length;

/** The paths of pages that need no data of an earlier one, as written in the table of routes. */
function plainPaths(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children }) => [
    ...(path && file.endsWith('.tsx') && !/[:*]/.test(path) ? [`/${path}`] : []),
    ...plainPaths(children ?? []),
  ]);
}

// Clause 1.2-11
test('Every page of the table of routes is checked here @desktop', async () => {
  const later = ['/customer-form', '/thanks'];
  const paths = plainPaths(await routes).filter(
    // The desk has tests of its own.
    (path) => !later.includes(path) && !path.startsWith(DESK_PAGES.home),
  );
  expect(SITE_PAGES.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
});

/** Pages with a template that another one has, too: these run in `npm run test:all`. */
const LANDING = SITE_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/lp/'));
const MORE_OF_THE_SAME = [
  ...LANDING.filter((path) => path !== '/lp/kotto/kosen'),
  '/achievements/precious_metal',
  '/achievements/music',
  '/column/category/watch',
  '/store/thanks',
  '/security',
  '/privacy',
  '/company',
];

for (const { path, title, noindex } of SITE_PAGES) {
  test.describe(`${path} @desktop`, () => {
    // Clauses 1.1-14, 1.1-20, 1.2-1, 1.2-11, 1.2-32, 1.2-38, 1.2-50, 1.2-119, 1.6-1
    test('is complete without scripts, with its title, description, canonical URL and preview', async ({
      request,
      baseURL,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const tags = head(html);
      expect(tags.title).toContain(title);
      expect(tags.title).toContain('タカクラベ');
      expect(tags.description?.length).toBeGreaterThanOrEqual(15);
      expect(tags.keywords?.split(',').length).toBeGreaterThanOrEqual(3);
      expect(tags.canonical).toBe(`${baseURL}${path}`);
      const image = await request.get(tags.image ?? '');
      expect(image.status(), tags.image ?? 'no picture').toBe(200);
      expect(count(html, /<meta[^>]+name="robots"/)).toBe(noindex ? 1 : 0);
      expect(count(html, /<h1[ >]/)).toBe(1);
      expect(count(html, /<main[ >]/)).toBe(1);
      expect(html).not.toContain('読み込み中...');
    });

    test('has no axe violation and no console error, keeps its policy while it is read to the end, fits a phone of 320 pixels, and breaks lines by phrase', {
      tag: MORE_OF_THE_SAME.includes(path) ? '@all' : [],
    }, async ({ page }) => {
      const trouble = await recordTrouble(page);
      // The home page takes half a minute beside another test.
      test.setTimeout(150_000);
      const policy = (await page.goto(path))?.headers()['content-security-policy'];
      expect(policy).toContain("require-trusted-types-for 'script'; trusted-types site-html site-modules");
      expect(policy).not.toMatch(/allow-duplicates|trusted-types[^;]* default/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await readThrough(page);
      await page.waitForLoadState('networkidle');
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 320);
      expect(await cutPhrases(page.locator('body'))).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutPhrases(page.locator('body'))).toEqual([]);
      await expectNoAxeViolations(page);
      expect(await trouble()).toEqual([]);
    });
  });
}

test.describe('URLs of pages that do not exist @desktop', () => {
  for (const path of [
    '/nothing',
    '/lp/nothing',
    '/achievements/boats',
    '/column/no-such-article',
    '/column/%E0%A4%A',
    '/column/watch-box-and-papers,gold-bar-tax',
  ]) {
    // Clauses 1.2-14, 1.2-39, 1.2-210, 1.2-211, 1.8-22
    test(`${path} is a 404 that says so and leads to the top`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'お探しのページが見つかりませんでした' })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.locator('head > title')).toHaveCount(1);
      const views = async () => {
        const events = await page.evaluate(
          () => (Reflect.get(window, 'dataLayer') ?? []) as { event: string }[],
        );
        return events.filter(({ event }) => event === 'page_view').length;
      };
      await expect.poll(views).toBe(1);
      await page.getByRole('link', { name: 'トップページへ戻る' }).click();
      await expect(page).toHaveURL('/');
    });
  }

  // Clauses 1.2-13, 1.2-187, 1.8-10, 1.8-26
  test('an unknown path shows ページが見つかりません, an unknown article shows 記事が見つかりません', async ({
    page,
  }) => {
    await page.goto('/nothing');
    await expect(page.getByText('ページが見つかりません', { exact: true })).toBeVisible();
    await page.goto('/column/no-such-article');
    await expect(page.getByText('記事が見つかりません')).toBeVisible();
  });

  test('slugs that are names of built-in object properties are unknown categories too', async ({ page }) => {
    for (const slug of ['__proto__', 'constructor', 'toString']) {
      const response = await page.goto(`/column/category/${slug}`);
      expect(response?.status(), slug).toBe(200);
      await expect(page.getByText('カテゴリーが見つかりません')).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
  });

  test('the words of an address become no title and no preview', async ({ request }) => {
    const answer = await request.get(`/column/category/${encodeURIComponent('詐欺サイト')}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>カテゴリーが見つかりません');
    expect(html).not.toContain('詐欺サイト');
  });

  test('the address of a page in another case leads to the page', async ({ request, baseURL }) => {
    const answer = await request.get('/LP/Tokei?utm_source=X', { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}/lp/tokei?utm_source=X`);
  });

  // Clause 1.8-18
  test('a shop that cannot be is one that is not there: its page has no more than its breadcrumbs', async ({
    page,
  }) => {
    const response = await page.goto('/partners/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('navigation', { name: '現在位置' })).toContainText('提携買取店');
    await expect(page.getByRole('main')).toHaveText('提携買取店');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a search of 3,000 characters is answered as any other', async ({ page }) => {
    const long = encodeURIComponent('時'.repeat(3_000));
    for (const list of ['/partners?keyword=', '/column?search=']) {
      const response = await page.goto(list + long);
      expect(response?.status(), list).toBe(200);
      await expect(page.getByText(/見つかりませんでした|記事が見つかりません/).first()).toBeVisible();
    }
  });

  test('an enquiry and a registration without content are refused with their messages', async ({
    request,
  }) => {
    for (const [path, message] of [
      ['/contact', '氏名は必須です'],
      ['/store', 'に同意してください'],
    ] as const) {
      const answer = await request.post(path, { form: {} });
      expect(answer.status(), path).toBe(422);
      expect(await answer.text()).toContain(message);
    }
  });

  test('every page answers HEAD requests', async ({ request }) => {
    for (const { path } of SITE_PAGES) expect((await request.head(path)).status(), path).toBe(200);
    expect((await request.head('/nothing')).status()).toBe(404);
  });

  test('a body that is not a form is refused', async ({ request }) => {
    for (const path of ['/contact', '/store'])
      expect((await request.post(path, { data: { name: 1 } })).status(), path).toBe(400);
  });

  test('a body that is larger than any form of the site is refused', async ({ baseURL }) => {
    for (const path of ['/contact', '/store']) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await fetch(baseURL + path, {
        method: 'POST',
        headers,
        body: new Uint8Array(1_000_000),
      });
      expect(answer.status, path).toBe(413);
    }
  });

  test('an unknown call gets an API error, not a page', async ({ request }) => {
    const answer = await request.get('/v1/nothing');
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toHaveProperty('error.message');
  });
});

test.describe('For search engines @desktop', () => {
  test('robots.txt names the sitemap, the sitemap lists every page, and every listed page exists', async ({
    request,
    baseURL,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const locations = async (path: string) => {
      const xml = await (await request.get(path)).text();
      return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
    };
    const files = await Promise.all((await locations('/sitemap.xml')).map(locations));
    const shops = files.flat().filter((url) => url.includes('/partners/'));
    const { pagination } = await (await request.get('/v1/partner_shops/company_shops')).json();
    expect(new Set(shops).size).toBe(pagination.total_count);
    // The shops are many, so only some are opened.
    const urls = files.flat().filter((url) => !shops.includes(url) || shops.indexOf(url) % 100 === 0);
    expect(urls).toContain(`${baseURL}/lp/kotto/kosen`);
    expect(urls.filter((url) => url.includes('/column/')).length).toBeGreaterThanOrEqual(30);
    for (const url of urls) expect((await request.get(url)).status(), url).toBe(200);
  });

  test('a later page of a list is a page of its own', async ({ page, baseURL }) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto('/column?page=2');
    await expect(canonical).toHaveAttribute('href', `${baseURL}/column?page=2`);
    await expect(page).toHaveTitle(/2ページ目/);
    await page.goto('/partners?page=2&categories=watch');
    await expect(canonical).toHaveAttribute('href', `${baseURL}/partners?categories=watch&page=2`);
    await page.goto('/column?page=1');
    await expect(canonical).toHaveAttribute('href', `${baseURL}/column`);
  });

  test('a reader of feeds finds the column in any page', async ({ page, request }) => {
    await page.goto('/about');
    const feed = await request.get(
      (await page.locator('link[type="application/rss+xml"]').getAttribute('href')) ?? '',
    );
    expect(feed.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    // Our own pages parse no text as a document.
    await page.goto('about:blank');
    const articles = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        return [...xml.querySelectorAll('item > link')].map((link) => link.textContent ?? '');
      },
      await feed.text(),
    );
    expect(articles).toHaveLength(20);
    expect((await request.get(articles[0] ?? '')).status()).toBe(200);
  });

  test('structured data is well-formed', async ({ page }) => {
    const typesOn = async (path: string) => {
      await page.goto(path);
      const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
      return scripts.map((text) => JSON.parse(text)['@type']);
    };
    expect(await typesOn('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'FAQPage']));
    expect(await typesOn('/lp/tokei')).toContain('FAQPage');
    expect(await typesOn('/column/watch-box-and-papers')).toEqual(
      expect.arrayContaining(['Article', 'BreadcrumbList']),
    );
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const article = facts.map((text) => JSON.parse(text)).find((fact) => fact['@type'] === 'Article');
    const { image, datePublished, dateModified } = article;
    expect(image).toMatch(/^https?:\/\//);
    for (const date of [datePublished, dateModified]) expect(date).toMatch(/T\d\d:\d\d:\d\d\+09:00$/);
  });
});

test('Every link of the site works @desktop', async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const visits = new Set<string>();
  const queue = ['/'];
  while (queue.length > 0 && visits.size < 60) {
    const path = queue.shift() ?? '/';
    if (visits.has(path)) continue;
    visits.add(path);
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), `${baseURL}${path}`);
      if (url.origin === baseURL && !url.pathname.startsWith('/demo/')) queue.push(url.pathname + url.search);
    }
  }
  expect(visits.size).toBeGreaterThan(40);
  await page.close();
});
