import { type APIRequestContext, expect, type Page } from 'playwright/test';
import { scriptLines } from '#contract/embed/snippet.ts';
import { openElsewhere } from '#test/browser/other-origin.ts';
import { untilInteractive } from '#test/browser/pages.ts';
import { SITE_PAGES } from '#test/browser/site.ts';
import { test } from '#test/browser/test.ts';

/** The paths that partners' pages use: calls, also refused and unknown ones, the form's files, its pictures. */
const FOR_PARTNERS = [
  '/v1/addresses/prefectures',
  '/v1/addresses/cities?prefecture_id=99',
  '/v1/no-such-call',
  '/widget/appraisal-form.js',
  '/widget/custom-elements.json',
  '/widget/version.json',
  '/pictures/social-site.jpg',
  '/pictures/vector/marks/icons/favicon.svg',
];

const PAGES = [...SITE_PAGES.map(({ path }) => path), '/no-such-page', '/column/no-such-article'];

/** The paths that only our own pages use. */
const OURS = [
  ...PAGES,
  '/demo/',
  '/demo/plain/product.html',
  '/demo/no-such-file.js',
  '/docs/api',
  '/wp-json/wp/v2/posts',
  '/health',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
];

const PARTNER = { origin: 'https://partner.example' };

async function headersOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: PARTNER, maxRedirects: 0 });
  const { 'access-control-allow-origin': cors, 'cross-origin-resource-policy': resources } = answer.headers();
  return { cors, resources };
}

test.describe('Pages of other origins @desktop', () => {
  for (const path of FOR_PARTNERS) {
    test(`may use ${path}`, async ({ request }) => {
      expect(await headersOf(request, path)).toEqual({ cors: '*', resources: 'cross-origin' });
    });
  }

  test('may read nothing else', async ({ page, request }) => {
    await page.goto('/');
    const [asset = ''] = await page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(asset).toMatch(/^\/assets\//);
    for (const path of [...OURS, asset])
      expect(await headersOf(request, path), path).toEqual({ cors: undefined, resources: undefined });
  });

  test('ask before a call with a key and with what their own scripts add, and nothing else is granted to them', async ({
    request,
  }) => {
    const ask = (path: string) =>
      request.fetch(path, {
        method: 'OPTIONS',
        headers: {
          ...PARTNER,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key,x-csrf-token',
        },
      });
    const grant = await ask('/v1/mucv');
    expect(grant.status()).toBe(204);
    expect(grant.headers()).toMatchObject({
      'access-control-allow-methods': 'GET, POST, PATCH',
      'access-control-allow-headers': 'content-type,idempotency-key,x-csrf-token',
    });
    for (const path of ['/contact', '/store', '/wp-json/wp/v2/posts', '/health']) {
      const refusal = await ask(path);
      expect(refusal.status(), path).toBe(404);
      expect(refusal.headers(), path).not.toHaveProperty('access-control-allow-methods');
    }
  });

  test('may show none of our pages in a frame; only the demo’s frame each other', async ({ request }) => {
    const framedBy = async (path: string) => {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      return /frame-ancestors ([^;]+)/.exec(policy)?.[1];
    };
    for (const path of [...PAGES, '/docs/api']) expect(await framedBy(path), path).toBe("'none'");
    for (const path of ['/demo/', '/demo/stage.html', '/demo/parts/frame.html'])
      expect(await framedBy(path), path).toBe("'self'");
  });

  test('are held to that by the browser', async ({ page, baseURL }) => {
    const policy = frameOf(page, `${baseURL}/terms`);
    const close = await openElsewhere(page, `<iframe src="${baseURL}/terms"></iframe>`);
    const statusOf = (path: string) =>
      page.evaluate(
        (url) =>
          fetch(url).then(
            ({ status }) => status,
            () => 'refused',
          ),
        baseURL + path,
      );
    expect(await statusOf('/v1/addresses/prefectures')).toBe(200);
    expect(await statusOf('/v1/no-such-call')).toBe(404);
    expect(await statusOf('/widget/appraisal-form.js')).toBe(200);
    for (const path of ['/', '/wp-json/wp/v2/posts', '/health'])
      expect(await statusOf(path), path).toBe('refused');
    expect(await policy).toContain('frame-ancestors');
    close();
  });
});

test('A page with the lines above the script asks for the form before the script has come, and once @phone', async ({
  page,
  baseURL,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/widget/appraisal-form.js', async (route) => {
    await gate;
    await route.continue();
  });
  const form = page.waitForResponse('**/widget/form.js');
  const lines = `${scriptLines(`${baseURL}`)}<appraisal-form></appraisal-form>`;
  // The page counts as loaded when the script has come.
  const opening = openElsewhere(page, lines);
  await (await form).finished();
  release();
  const close = await opening;
  await untilInteractive(page);
  expect(paths.filter((path) => path === '/widget/form.js')).toHaveLength(1);
  close();
});

/** The browser's message when it refuses a frame. */
const frameOf = async (page: Page, url: string): Promise<string> => {
  const line = await page.waitForEvent('console', (message) => message.text().includes(new URL(url).origin));
  return line.text();
};
