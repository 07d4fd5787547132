import { expect, type Page } from 'playwright/test';
import { recordTrouble } from '#test/browser/events.ts';
import { expectAllExamined } from '#test/browser/examined.ts';
import {
  aCustomer,
  attach,
  dialogOf,
  fillBy,
  fillCustomer,
  GUITAR,
  itemBlock,
  pressSend,
  proceed,
  skipSurveys,
  untilThanks,
} from '#test/browser/form.ts';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { readThrough, SITE_PAGES, untilAnswering } from '#test/browser/site.ts';
import { test as siteTest } from '#test/browser/site-behind.ts';
import { submittedRequests } from '#test/browser/stored.ts';
import { test } from '#test/browser/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** From goods with a photo to the carousel of the thank-you page, by hand. */
async function sendWithPhoto(page: Page, type: 'jpg' | 'heic'): Promise<void> {
  const form = page.locator('appraisal-form');
  await fillBy(form, { items: [GUITAR] });
  await attach(itemBlock(form, 1), smallPhoto(type));
  await expect(itemBlock(form, 1).getByRole('img').first()).toBeVisible();
  await proceed(form);
  const customer = aCustomer();
  await fillCustomer(form, customer);
  await pressSend(form);
  await untilThanks(page);
  await skipSurveys(page);
  await form.getByRole('button', { name: '次のステップへ' }).click();
  await expect(form.getByText(/ステップ中2/)).toHaveCount(1);
  expect((await submittedRequests(customer.email))[0]?.items[0]?.photos).toHaveLength(1);
}

test.describe('Pages of the site, which require Trusted Types', { tag: '@phone' }, () => {
  test('are read to the end without a refusal, a missing page too @all', async ({ page }) => {
    test.slow();
    const trouble = await recordTrouble(page);
    for (const path of [...SITE_PAGES.map((one) => one.path), '/column/no-such-article', '/no-such-page']) {
      await page.goto(path);
      await untilAnswering(page);
      await expect(heading(page)).toBeAttached();
      await readThrough(page);
    }
    await expect(heading(page)).toContainText('見つかりません');
    const missing = /the server responded with a status of 404/;
    expect((await trouble()).filter((text) => !missing.test(text))).toEqual([]);
  });

  test('give search engines the facts of the page that is shown', async ({ page }) => {
    const types = () =>
      page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent ?? '')['@type']));
    await page.goto('/');
    expect((await types()).toSorted()).toEqual(['FAQPage', 'Organization', 'WebSite']);
    await page.goto('/column/watch-box-and-papers');
    expect((await types()).toSorted()).toEqual(['Article', 'BreadcrumbList']);
  });

  test('take a request with a photo, from the first step to the carousel of the last', async ({ page }) => {
    const trouble = await recordTrouble(page);
    await page.goto('/form');
    await untilInteractive(page);
    await sendWithPhoto(page, 'jpg');
    expect(await trouble()).toEqual([]);
  });
});

test.describe('On our own pages', { tag: '@phone' }, () => {
  for (const path of ['/', '/form', '/demo/', '/demo/plain/product.html', '/demo/parts/', '/docs/api']) {
    test(`${path} refuses HTML and scripts from strings, and policies that nobody has named`, async ({
      page,
    }) => {
      await page.goto(path);
      const refusals = await page.evaluate(() => {
        const { trustedTypes } = window as unknown as {
          trustedTypes: { createPolicy(name: string, rules: object): unknown };
        };
        const attempts: (() => unknown)[] = [
          () => {
            document.createElement('div').innerHTML = '<img src="x">';
          },
          () => {
            document.createElement('script').src = '/demo/x.js';
          },
          () => {
            document.createElement('script').textContent = 'window.ran = true';
          },
          () => trustedTypes.createPolicy('any', { createHTML: (html: string) => html }),
          () => trustedTypes.createPolicy('default', { createHTML: (html: string) => html }),
        ];
        return attempts.map((attempt) => {
          try {
            attempt();
            return 'done';
          } catch (error) {
            return (error as Error).name;
          }
        });
      });
      expect(refusals).toEqual(Array.from(refusals, () => 'TypeError'));
    });
  }

  // The page of pictures is in looks/pictures.spec.ts.
  for (const path of ['/demo/?theme=lp&width=320', '/demo/plain/hostile.html']) {
    test(`${path} works without a violation`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await readThrough(page);
      expect(await trouble()).toEqual([]);
    });
  }

  test('/demo/parts/ shows and checks parts, each in its frame, without a violation @all', async ({
    page,
  }) => {
    await recordTrouble(page);
    await page.goto('/demo/parts/?part=thanks-step');
    await expectAllExamined(page);
    const breaches = page
      .frames()
      .map((frame) => frame.evaluate(() => (window as unknown as { breaches: string[] }).breaches));
    expect(breaches.length).toBeGreaterThan(1);
    expect((await Promise.all(breaches)).flat()).toEqual([]);
  });
});

test.describe('A partner’s page that requires Trusted Types and allows no policy', { tag: '@phone' }, () => {
  const headers = {
    'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
  };

  for (const script of ['type="module" async', 'async']) {
    test(`shows the form at once and takes a request (script ${script})`, async ({ page }) => {
      const trouble = await recordTrouble(page);
      await openOwnPage(page, snippetOf({ 'initial-category': 'watch' }, script), { headers });
      await untilInteractive(page);
      const paints = await page.evaluate(
        () => performance.getEntriesByName('appraisal-form:first-paint').length,
      );
      expect(paints, 'painted before the form was loaded').toBe(1);
      await expect(dialogOf(page)).toHaveCount(0);
      await sendWithPhoto(page, 'heic');
      expect(await trouble()).toEqual([]);
    });
  }
});

siteTest.describe('With a tag manager @desktop', () => {
  siteTest.use({ settings: { TAG_MANAGER_ID: 'GTM-TEST123' } });

  /** A stand-in for the tag manager, which writes as Google's scripts do: each makes this policy for itself. */
  const TAG = (name: string, next = '') => `{
    const same = (text) => text;
    const rules = { createHTML: same, createScript: same, createScriptURL: same };
    const policy = trustedTypes.createPolicy('goog#html', rules);
    window.${name} = true;
    const next = '${next}';
    if (next) {
      const script = document.createElement('script');
      script.src = policy.createScriptURL(next);
      document.head.append(script);
    }
  }`;

  siteTest('it loads its tags, and nothing else may be loaded', async ({ page, site }) => {
    const trouble = await recordTrouble(page);
    const paths: string[] = [];
    await page.route('https://www.googletagmanager.com/**', (route) => {
      const { pathname } = new URL(route.request().url());
      paths.push(pathname);
      const body =
        pathname === '/gtm.js'
          ? TAG('managed', 'https://www.googletagmanager.com/gtag/js?id=G-1')
          : TAG('tagged');
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await page.goto(site.url);
    await page.waitForFunction(() => 'managed' in window && 'tagged' in window);
    expect(paths).toEqual(['/gtm.js', '/gtag/js']);
    await page.goto(`${site.url}/no-such-page`);
    await page.waitForFunction(() => 'managed' in window && 'tagged' in window);
    await expect(heading(page)).toContainText('見つかりません');
    const missing = /the server responded with a status of 404/;
    expect((await trouble()).filter((text) => !missing.test(text))).toEqual([]);
  });
});
