import { chromium, expect, type Locator, type Page } from 'playwright/test';
import { launchOptions } from '#test/base/chromium.mjs';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { untilAnswering } from '#test/browser/site.ts';
import { test } from '#test/browser/site-behind.ts';

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

/** From 0 (black) to 255 (white). */
const brightness = (element: Locator, property: 'color' | 'backgroundColor') =>
  element.evaluate((one, name) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(one)[name].match(/[\d.]+/g) ?? []).map(Number);
    return (red + green + blue) / 3;
  }, property);

test.describe('The floating banner', () => {
  // Clauses 1.2-44, 1.2-45, 1.2-79
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

  // Clauses 1.2-19, 1.2-44, 1.2-46
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

  // Clause 1.2-47
  test('is a 400 pixel card at the lower right on desktop @desktop', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const banner = page.getByRole('complementary', { name: 'ご案内' });
    await expect(banner).toBeVisible();
    const place = () =>
      banner.evaluate((card) => {
        const { width, right, bottom } = card.getBoundingClientRect();
        return [width, document.body.clientWidth - right, innerHeight - bottom];
      });
    await expect.poll(place).toEqual([400, 24, 24]);
  });
});

test.describe('On a phone @phone', () => {
  test('the campaign is whole in the banner', async ({ page }) => {
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/lp/bag');
      await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
      const picture = page.getByRole('complementary', { name: 'ご案内' }).getByRole('img');
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(800 / 320, 1);
    }
  });
});

test.describe('On paper @desktop', () => {
  test('a page has all its answers, and no bands, menus or banners', async ({ page, site }) => {
    await page.goto(`${site.url}/lp/tokei`);
    const answer = page.locator('details').first().locator('p');
    const logos = page.getByRole('region', { name: '提携買取店のロゴ' });
    await expect(answer).toBeHidden();
    await expect(logos).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await expect(logos).toBeHidden();

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/about');
    const parts = [
      page.getByRole('heading', { name: 'かんたんネット査定' }),
      page.getByRole('navigation', { name: 'メインメニュー' }),
    ];
    for (const part of parts) await expect(part).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const part of parts) await expect(part).toBeHidden();
  });

  test('all slides of a carousel are on the sheet, wherever it stands', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.goto('/');
    await page.mouse.wheel(0, 300);
    const carousels = page.locator('[aria-roledescription]');
    const first = carousels.first();
    await first.scrollIntoViewIfNeeded();
    await first.getByRole('button', { name: '3枚目を表示' }).click();
    await page.emulateMedia({ media: 'print' });
    for (const slide of await carousels.getByRole('listitem').all()) {
      await expect(slide).toBeVisible();
      const { x = -1, width = 0 } = (await slide.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(720);
    }
  });

  test('no picture lies behind a text', async ({ page }) => {
    for (const path of ['/', '/lp/tokei']) {
      await page.goto(path);
      const picture = page.locator('img[fetchpriority="high"]');
      await expect(picture).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(picture).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    }
  });
});

test.describe('In colours that the visitor has set @desktop', () => {
  test('the wordmark stands on its own ground, in header and footer', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', '/about']) {
      await page.goto(path);
      for (const part of ['banner', 'contentinfo'] as const) {
        const logo = page.getByRole(part).getByRole('link', { name: 'タカクラベ' });
        const isDark = (await logo.locator('img').getAttribute('src'))?.includes('logo-dark');
        await expect(logo).toHaveCSS('background-color', isDark ? 'rgb(29, 26, 20)' : 'rgb(250, 247, 240)');
      }
    }
  });
});

test.describe('What is current, in colours that the visitor has set @desktop', () => {
  /** The background of a dark page, which the browser gives to elements with a background of their own. */
  const CANVAS = 'rgb(0, 0, 0)';
  const groundOf = (link: Locator, part?: string) =>
    link.evaluate((element, part) => getComputedStyle(element, part).backgroundColor, part);

  test('a page of a list, a category and a page of the menu are still marked', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    for (const [path, label] of [
      ['/partners', 'ページ送り'],
      ['/achievements/watch', '買取実績のカテゴリ'],
    ] as const) {
      await page.goto(path);
      const current = page.getByRole('navigation', { name: label }).locator('[aria-current]');
      expect(await groundOf(current)).not.toBe(CANVAS);
    }
    await page.goto('/about');
    const current = page.getByRole('banner').locator('nav [aria-current]').first();
    expect(await groundOf(current, '::after')).not.toBe(CANVAS);
  });
});

test.describe('Links to places in the page @desktop', () => {
  /** The places on the way to where a press leads. */
  async function wayOf(page: Page, press: () => Promise<void>, target: string): Promise<number> {
    await page.evaluate(() => {
      const positions = new Set([scrollY]);
      Object.assign(window, { seen: positions });
      addEventListener('scroll', () => positions.add(Math.round(scrollY)));
    });
    await press();
    await expect(page.locator(target)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => document.documentElement.className)).toBe('');
    return page.evaluate(() => (Reflect.get(window, 'seen') as Set<number>).size);
  }

  for (const [path, link, target] of [
    ['/store', '登録してみる', '#store-form'],
    ['/lp/tokei', '無料で一括査定をはじめる', '#appraisal-form'],
    ['/column/watch-box-and-papers', '目次', '#heading-3'],
  ] as const) {
    // Clauses 1.2-29, 1.2-104, 1.2-150
    test(`${path}: the page scrolls smoothly to ${target}, at once for people who want no motion`, async ({
      page,
    }) => {
      const press = () =>
        link === '目次'
          ? page.getByRole('navigation', { name: link }).locator(`a[href="${target}"]`).click()
          : page.getByRole('main').getByRole('link', { name: link }).first().click();
      await page.goto(path);
      await untilAnswering(page);
      expect(await wayOf(page, press, target)).toBeLessThan(6);
      expect(new URL(page.url()).hash).toBe(target);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(path);
      await untilAnswering(page);
      expect(await wayOf(page, press, target)).toBeGreaterThan(8);
    });
  }

  test('one is followed smoothly to its place also before what is far below has been laid out', async ({
    page,
  }) => {
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/lp/tokei');
    await expect(page.locator('main > section').last()).toHaveCSS('content-visibility', 'auto');
    const press = () =>
      page.getByRole('main').getByRole('link', { name: '無料で一括査定をはじめる' }).first().click();
    await wayOf(page, press, '#appraisal-form');
    const box = await page.locator('#appraisal-form').boundingBox();
    expect(Math.round(box?.y ?? 0)).toBe(24);
  });

  test('a second one is followed as the first, and Back leads to where the reader was', async ({ page }) => {
    await page.goto('/column/watch-box-and-papers');
    await untilAnswering(page);
    const contents = page.getByRole('navigation', { name: '目次' });
    for (const target of ['#heading-3', '#heading-3', '#heading-2']) {
      await contents.locator(`a[href="${target}"]`).evaluate((link: HTMLElement) => link.click());
      await expect(page.locator(target)).toBeInViewport();
      await expect(page.locator(target)).toBeFocused();
    }
    await page.goBack();
    await expect(page).toHaveURL(/#heading-3$/);
    await expect(page.locator('#heading-3')).toBeInViewport();
    // The same press twice is one step.
    await page.goBack();
    await expect(page).toHaveURL('/column/watch-box-and-papers');
  });
});

test.describe('Navigation between pages @desktop', () => {
  test('a link pressed with Ctrl opens in a tab of its own, one pressed without in this one', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await untilAnswering(page);
    const link = page.getByRole('banner').getByRole('link', { name: 'コラム' });
    const newPage = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await newPage).toHaveURL(/\/column/);
    await expect(page).toHaveURL('/about');
    await link.click();
    await expect(page).toHaveURL(/\/column/);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  // Clause 1.4-15
  test('a list of shops that comes slowly says before 200 ms are over that it is loading, then the focus is on it and its title is announced', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/partners?page=1');
    await untilAnswering(page);
    const document = await page.evaluateHandle(() => window.document);
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/partners.data*', async (route) => {
      await gate;
      await route.continue();
    });
    const pages = page.getByRole('navigation', { name: 'ページ送り' });
    const second = pages.getByRole('link', { name: '2ページ目' });
    await second.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await second.click();
    const loading = page.getByRole('status').filter({ hasText: '読み込み中...' });
    await expect(loading).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(loading).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.locator('body > [aria-live="polite"]')).toHaveText(await page.title());
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await document.evaluate((before) => before === window.document), 'the same document').toBe(true);
  });

  // Clause 1.2-15
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

  test('keyboard users can skip the header with one key', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: '本文へ移動' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
  });

  // Clauses 1.2-17, 1.2-18, 1.2-65
  test('landing pages have neither a menu nor links to other pages', async ({ page }) => {
    await page.goto('/lp/tokei');
    await expect(page.getByRole('banner').getByRole('link', { name: '提携買取店' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link', { name: /タカクラベとは/ })).toHaveCount(0);
  });

  // Clauses 1.2-24, 1.2-52
  test('the header is dark on pages that start with a picture, else light, each with its own logo', async ({
    page,
  }) => {
    const header = page.getByRole('banner');
    const linkTo = (name: string) => header.getByRole('link', { name, exact: true });
    const look = async (path: string) => {
      await page.goto(path);
      return {
        ground: await brightness(header, 'backgroundColor'),
        text: await brightness(linkTo('コラム'), 'color'),
        logo: await linkTo('タカクラベ').locator('img').getAttribute('src'),
      };
    };
    const [dark, light] = [await look('/'), await look('/terms')];
    expect(dark.ground).toBeLessThan(60);
    expect(dark.text).toBeGreaterThan(200);
    expect(light.ground).toBeGreaterThan(200);
    expect(light.text).toBeLessThan(60);
    expect(light.logo).not.toBe(dark.logo);
  });

  // Clauses 1.2-25, 1.2-93
  test('the header for shops has a link to the registration and no menu', async ({ page }) => {
    await page.goto('/store');
    const header = page.getByRole('banner');
    await expect(header.getByRole('navigation')).toHaveCount(0);
    await header.getByRole('link', { name: '無料で加盟店登録' }).click();
    await expect(page.getByLabel('法人名（正式社名）')).toBeInViewport();
  });
});

test.describe('Page views @desktop', () => {
  // Clauses 1.2-51, 1.4-28, 1.8-27
  test('are reported once for each title and path; the home page is called Home', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto('/');
    await expect.poll(() => pageViews(page)).toMatchObject([{ page_path: '/', page_title: 'Home' }]);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: '私たちについて' }).click();
    await expect(page).toHaveURL('/about');
    await expect
      .poll(() => pageViews(page))
      .toMatchObject([{ page_path: '/about', page_title: await page.title() }]);
    await page.reload();
    await page.waitForFunction(() => !('earlyPresses' in window));
    expect(await pageViews(page), 'counted already').toEqual([]);
    expect(warnings.some((text) => text.includes('TAG_MANAGER_ID'))).toBe(true);
  });

  test.describe('with a tag manager', () => {
    test.use({ settings: { TAG_MANAGER_ID: 'GTM-TEST123' } });

    // Clause 1.7-19
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
      let count = 0;
      await page.route('https://www.googletagmanager.com/**', (route) => {
        count += 1;
        return route.fulfill({ contentType: 'text/javascript', body: 'window.tagManagerRan = true' });
      });
      await page.goto(site.url);
      const question = page.getByRole('region', { name: '外部への送信について' });
      await expectNoAxeViolations(page);
      await question.getByRole('button', { name: '許可しない' }).click();
      await expect(question).toBeHidden();
      await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' });
      await expect(question).toBeHidden();
      expect(count).toBe(0);
      await page.goto(`${site.url}/privacy#external-transmission`);
      await expect(page.getByText('Google タグ マネージャー', { exact: false }).first()).toBeVisible();
      await page.getByRole('button', { name: '許可する' }).click();
      await page.waitForFunction(() => 'tagManagerRan' in window);
      await page.getByRole('button', { name: '許可しない' }).click();
      await page.waitForFunction(() => !('tagManagerRan' in window));
      await expect(page.getByRole('button', { name: '許可しない' })).toHaveAttribute('aria-pressed', 'true');
      expect(count).toBe(1);
      expect(await trouble()).toEqual([]);
    });
  });

  test.describe('with a key for maps', () => {
    test.use({ settings: { MAPS_KEY: 'key-of-a-map' } });

    // Clauses 1.2-206, 1.7-20
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
  // Clauses 1.2-53, 1.3-3, 1.4-8, 1.9-3
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

  // Clause 1.2-81
  test('the recommended shops are one row on wide screens, which scrolls @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1700, height: 900 });
    await page.goto('/');
    const row = page.getByRole('group', { name: 'おすすめの提携買取店' });
    await row.scrollIntoViewIfNeeded();
    const tops = await row
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(4);
    expect(new Set(tops).size).toBe(1);
    await row.getByRole('link').last().focus();
    await expect(row.getByRole('link').last()).toBeInViewport();
  });

  // Clauses 1.2-73, 1.2-77
  test('its sections are in the right order @desktop', async ({ page, site }) => {
    await page.goto(site.url);
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
  // Clauses 1.1-17, 1.2-145
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
  // Clauses 1.1-13, 1.2-5, 1.2-209, 1.8-20
  test('are examples until there is an operator: 42 pictures, or those of one category', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/achievements`);
    await expect(page.getByRole('main').locator('figure')).toHaveCount(42);
    await page.getByRole('link', { name: 'お酒', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/achievements/alcohol`);
    await expect(page.getByRole('main').locator('figure')).toHaveCount(6);
    await page.getByRole('link', { name: '楽器', exact: true }).click();
    await expect(page.getByText('該当する買取実績が見つかりませんでした。')).toBeVisible();
  });
});

test.describe('The terms @desktop', () => {
  // Clause 1.2-126
  test('have 21 articles and their date', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('heading', { name: /^第\d+条/ })).toHaveCount(21);
    await expect(page.getByText(/2025年8月28日/).first()).toBeVisible();
  });
});

test.describe('The next page @desktop', () => {
  test('is loaded while a pointer rests on its link, and only that', async ({ baseURL }) => {
    // The browser that visitors have; the smaller one of the other tests loads nothing ahead.
    const browser = await chromium.launch(launchOptions());
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    const paths: string[] = [];
    const session = await page.context().newCDPSession(page);
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') paths.push(new URL(prefetchUrl).pathname);
    });
    await session.send('Preload.enable');
    await page.goto('/about');
    const link = page.getByRole('contentinfo').getByRole('link', { name: '利用規約' });
    await link.hover();
    await expect.poll(() => paths).toEqual(['/terms']);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
    await browser.close();
  });

  test('of a private page is not loaded ahead, so that nobody learns more than they must', async ({
    page,
  }) => {
    await page.goto('/requests/unknown-token');
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    await page.goto('/about');
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
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
