import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { recordTrouble } from './support/events.ts';
import { test } from './support/site-behind.ts';

interface PageView {
  event: string;
  page_title: string;
  page_path: string;
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: PageView[] }).dataLayer ?? []).filter(
      ({ event }) => event === 'page_view',
    ),
  );

test.describe('The floating banner', () => {
  test('appears during reading, and hides when the header or the footer is visible', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('complementary', { name: 'ご案内' });
    await expect(banner).toBeHidden();
    await page.getByRole('heading', { name: 'よくあるご質問' }).scrollIntoViewIfNeeded();
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('かんたん60秒で入力、最高値で売る');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(banner).toBeHidden();
    await page.getByRole('heading', { name: 'よくあるご質問' }).scrollIntoViewIfNeeded();
    await banner.getByRole('link', { name: 'まずは一括査定をしてみる' }).click();
    await expect(page).toHaveURL('/form');
  });

  test('links to the campaign on a landing page, in a new tab, and hides when the form is visible', async ({
    page,
  }) => {
    await page.goto('/lp/bag');
    const banner = page.getByRole('complementary', { name: 'ご案内' });
    await expect(banner).toBeHidden();
    await page.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await expect(banner).toBeVisible();
    await expect(banner.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/campaign-gift');
    await page.locator('appraisal-form').scrollIntoViewIfNeeded();
    await expect(banner).toBeHidden();
  });

  test('is a 400 pixel card at the right on desktop @desktop', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const banner = page.getByRole('complementary', { name: 'ご案内' });
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.width).toBe(400);
  });
});

test.describe('Navigation between pages @desktop', () => {
  test('a page is shown from its top, and Back restores the scroll position', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, 600));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: '提携買取店' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/partners/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });

  test('breadcrumbs show the path and leave out the word category', async ({ page }) => {
    await page.goto('/column/category/watch');
    const crumbs = page.getByRole('navigation', { name: '現在位置' });
    await expect(crumbs.getByRole('listitem')).toHaveText([/トップ/, /コラム/, /時計/]);
    await crumbs.getByRole('link', { name: 'コラム' }).click();
    await expect(page).toHaveURL(/\/column\?page=1/);
  });

  test('keyboard users can skip the header with one key', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '本文へ移動' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
  });

  test('landing pages have neither a menu nor links to other pages', async ({ page }) => {
    await page.goto('/lp/tokei');
    await expect(page.getByRole('banner').getByRole('link', { name: '提携買取店' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /タカクラベとは/ })).toHaveCount(0);
  });

  test('the header for shops has a link to the registration and no menu', async ({ page }) => {
    await page.goto('/store');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toHaveCount(0);
    await header.getByRole('link', { name: '無料で加盟店登録' }).click();
    await expect(page.getByLabel('法人名（正式社名）')).toBeInViewport();
  });
});

test.describe('Page views @desktop', () => {
  test('are reported once for each title and path; the home page is called Home', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '私たちについて' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page).toHaveURL('/about');
    const views = await pageViews(page);
    expect(views.map(({ page_path }) => page_path)).toEqual(['/', '/about']);
    expect(views[0]?.page_title).toBe('Home');
    expect(views[1]?.page_title).toBe(await page.title());
    expect(warnings.some((text) => text.includes('TAG_MANAGER_ID'))).toBe(true);
  });

  test.describe('with a tag manager', () => {
    test.use({ settings: { TAG_MANAGER_ID: 'GTM-TEST123' } });

    test('reach it, and the security policy allows its script', async ({ page, site }) => {
      const trouble = await recordTrouble(page);
      await page.route('https://www.googletagmanager.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' }),
      );
      await page.goto(site.url);
      await page.waitForFunction(() => 'tagManagerRan' in window);
      expect((await pageViews(page)).map(({ page_path }) => page_path)).toEqual(['/']);
      expect(await trouble()).toEqual([]);
    });
  });

  test.describe('with a tag manager that visitors are asked about', () => {
    test.use({ settings: { TAG_MANAGER_ID: 'GTM-TEST123', TAG_CONSENT: 'on' } });

    test('nothing of it is loaded until they agree, a refusal is remembered, and both can be changed', async ({
      page,
      site,
    }) => {
      const trouble = await recordTrouble(page);
      let asked = 0;
      await page.route('https://www.googletagmanager.com/**', (route) => {
        asked += 1;
        return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' });
      });
      await page.goto(site.url);
      const question = page.getByRole('region', { name: '外部への送信について' });
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: '許可しない' }).click();
      await expect(question).toBeHidden();
      await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
      await expect(question).toBeHidden();
      expect(asked).toBe(0);
      await page.goto(`${site.url}/privacy#external-transmission`);
      await expect(page.getByText('Google タグ マネージャー', { exact: false }).first()).toBeVisible();
      await page.getByRole('button', { name: '許可する' }).click();
      await page.waitForFunction(() => 'tagManagerRan' in window);
      await page.getByRole('button', { name: '許可しない' }).click();
      await page.waitForFunction(() => !('tagManagerRan' in window));
      await expect(page.getByRole('button', { name: '許可しない' })).toHaveAttribute('aria-pressed', 'true');
      expect(asked).toBe(1);
      expect(await trouble()).toEqual([]);
    });
  });

  test.describe('with a key for maps', () => {
    test.use({ settings: { MAPS_KEY: 'key-of-a-map' } });

    test('a shop page shows a map', async ({ page, site }) => {
      const trouble = await recordTrouble(page);
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>a map</p>' }),
      );
      await page.goto(`${site.url}/partners?page=1`);
      await page.getByRole('heading', { level: 2 }).first().click();
      const frame = page.getByTitle(/の地図$/);
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('src', /key=key-of-a-map&q=\d+\.\d+(,|%2C)\d+\.\d+/);
      expect(await trouble()).toEqual([]);
    });
  });
});

test.describe('The home page', () => {
  test('the hero shows another picture every six seconds', async ({ page }) => {
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const current = page.locator('main [class*="current_"] img');
    await expect(current).toHaveAttribute('src', /hero-watch/);
    await page.clock.runFor(6_500);
    await expect(current).toHaveAttribute('src', /hero-bag/);
    for (let slide = 1; slide < 8; slide += 1) await page.clock.runFor(6_000);
    await expect(current).toHaveAttribute('src', /hero-watch/);
  });

  test('its sections are in the right order @desktop', async ({ page }) => {
    await page.goto('/');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, 9)).toEqual([
      '強化買取カテゴリ',
      '選ばれる3つの理由',
      '買取実績',
      '最近の査定依頼',
      'ご利用の流れ',
      '取扱カテゴリ',
      '提携買取店',
      'よくあるご質問',
      'お客様の声',
    ]);
  });
});

test.describe('The gift campaign @desktop', () => {
  test('runs in the month that it is now in Japan', async ({ page }) => {
    await page.goto('/campaign-gift');
    const [year, month] = new Intl.DateTimeFormat('en', {
      timeZone: 'Asia/Tokyo',
      year: 'numeric',
      month: 'numeric',
    })
      .formatToParts(new Date())
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value)
      .reverse();
    await expect(page.getByText(`${year}年${month}月1日`).first()).toBeVisible();
    const survey = page.getByRole('link', { name: /アンケート/ }).first();
    await expect(survey).toHaveAttribute('target', '_blank');
    await expect(page.locator('a[href^="mailto:"]').first()).toBeVisible();
  });
});

test.describe('Purchase results @desktop', () => {
  test('show 42 pictures, or only those of one category', async ({ page }) => {
    await page.goto('/achievements');
    await expect(page.getByRole('main').locator('figure')).toHaveCount(42);
    await page.getByRole('link', { name: 'お酒', exact: true }).click();
    await expect(page).toHaveURL('/achievements/alcohol');
    await expect(page.getByRole('main').locator('figure')).toHaveCount(6);
    await page.getByRole('link', { name: '楽器', exact: true }).click();
    await expect(page.getByText('該当する買取実績が見つかりませんでした。')).toBeVisible();
  });
});

test.describe('The terms @desktop', () => {
  test('have 21 articles and their date', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: /^第\d+条/ })).toHaveCount(21);
    await expect(page.getByText(/2025年8月28日/).first()).toBeVisible();
  });
});

test.describe('Frequent questions', () => {
  test('open and close by keyboard and by touch', async ({ page }) => {
    await page.goto('/lp/camera');
    const faq = page.locator('details').first();
    await faq.scrollIntoViewIfNeeded();
    await faq.locator('summary').press('Enter');
    await expect(faq).toHaveAttribute('open', '');
    await faq.locator('summary').click();
    await expect(faq).not.toHaveAttribute('open', '');
  });
});
