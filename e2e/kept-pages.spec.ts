import { get } from 'node:http';
import { type APIRequestContext, expect } from 'playwright/test';
import { sendRequest, untilThanks } from '#test/browser/form.ts';
import { openPlainPage } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** The answer for the browser and caches. */
async function look(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const {
    etag = '',
    'cache-control': caching = '',
    'content-security-policy': policy = '',
  } = answer.headers();
  return { status: answer.status(), etag, caching, policy, text: await answer.text() };
}

test.describe('A page that is the same for everybody', { tag: '@desktop' }, () => {
  for (const path of ['/', '/about', '/lp/tokei', '/column?page=1', '/partners?page=1', '/form'])
    test(`${path} is sent as it is kept, may be kept by others, and is not sent twice to one browser`, async ({
      request,
    }) => {
      // A request of another test renders the home page again.
      await expect(async () => {
        const first = await look(request, path);
        expect(first.caching).toMatch(/^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
        expect(first.policy).toMatch(/script-src 'self' 'sha256-/);
        expect(first.policy + first.text).not.toMatch(/nonce-|nonce="[^"]/);
        expect((await look(request, path)).text).toBe(first.text);
        const again = await look(request, path, { 'if-none-match': first.etag });
        expect(again).toMatchObject({ status: 304, text: '' });
      }).toPass();
    });

  test('is the same page for visitors of a campaign', async ({ request }) => {
    const { etag } = await look(request, '/about');
    expect((await look(request, '/about?utm_source=news&gclid=Cj0')).etag).toBe(etag);
  });

  test('leads each visitor on with the ids of the own campaign', async ({ request }) => {
    for (const campaign of ['utm_source=news', 'utm_source=mail&gclid=Cj0']) {
      const answer = await request.get(`/partners?page=0&${campaign}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(302);
      expect(answer.headers().location).toContain(campaign);
    }
  });

  test('is made anew soon after a seller has sent a request', async ({ page, request }) => {
    const { etag } = await look(request, '/');
    const form = await openPlainPage(page, 'product');
    await sendRequest(form);
    await untilThanks(form);
    await expect.poll(async () => (await look(request, '/')).etag).not.toBe(etag);
  });
});

test.describe('A page for one visitor', { tag: '@desktop' }, () => {
  for (const path of ['/contact', '/store', '/partners?keyword=x', '/column?search=x', '/no-such-page'])
    test(`${path} is kept by nobody, and its policy has a nonce`, async ({ request }) => {
      const { caching, policy } = await look(request, path);
      expect(caching).toBe('no-cache');
      expect(policy).toMatch(/script-src 'self' 'nonce-/);
    });
});

/** Asks for a page and hangs up when its first part is there. */
const leaveEarly = (url: URL) =>
  new Promise<void>((resolve, reject) => {
    const visit = get(url, (answer) => {
      answer.once('data', () => visit.destroy());
      answer.once('close', resolve);
    });
    visit.on('error', reject);
  });

test('Visitors who leave while a page arrives do not disturb others', {
  tag: '@desktop',
}, async ({ request, baseURL }) => {
  const page = new URL('/partners?keyword=x', baseURL);
  for (let n = 0; n < 5; n += 1) await Promise.all(Array.from({ length: 20 }, () => leaveEarly(page)));
  expect((await look(request, '/contact')).status).toBe(200);
});
