import { expect, type Locator } from 'playwright/test';
import { untilAnswering, untilLaidOut } from '#test/browser/site.ts';
import { test } from '#test/browser/site-behind.ts';

/** Document 1, section 9, as far as it is seen: widths, gaps, durations. */

const NAVIGATION = ['トップ', '私たちについて', '買取実績', '提携買取店', 'コラム'];

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

/** The pixels between the first two slides of a carousel that Swiper has taken over. */
async function gapOf(carousel: Locator): Promise<number> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('.swiper-initialized')).toBeVisible();
  return carousel.locator('.swiper-slide').evaluateAll(([first, second]) => {
    const [a, b] = [first?.getBoundingClientRect(), second?.getBoundingClientRect()];
    return Math.round((b?.left ?? 0) - (a?.right ?? 0));
  });
}

test.describe('The home page @desktop', () => {
  // Clauses 1.2-54, 1.2-55, 1.9-4
  test('has a hero of at most 1640 pixels, whose pictures fade for a second', async ({ page }) => {
    await page.setViewportSize({ width: 1900, height: 900 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await widthOf(page.locator('site-slides'))).toBe(1640);
    await expect(page.locator('site-slides picture').first()).toHaveCSS('transition', /opacity 1s/);
  });

  // Clauses 1.2-59, 1.2-63
  test('numbers the slides of its categories, which are 176 pixels wide, 118 on a phone', async ({
    page,
  }) => {
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'いま査定できる品物' });
    const cards = carousel.getByRole('link');
    expect(await widthOf(cards.first())).toBe(176);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await widthOf(cards.first())).toBe(118);
    await expect(cards).toContainText(['No.1', 'No.2', 'No.3', 'No.4', 'No.5', 'No.6', 'No.7', 'No.8']);
  });

  // Clauses 1.2-83, 1.2-89, 1.2-90
  test('has cards of shops of 280 pixels with 16 between them, and of at most 224 with 20', async ({
    page,
  }) => {
    await page.goto('/');
    const group = page.getByRole('group', { name: 'おすすめの提携買取店' });
    expect(await widthOf(group.getByRole('listitem').first())).toBe(280);
    expect(await gapOf(group)).toBe(16);
    const newest = page.getByRole('group', { name: '新着の提携買取店' });
    expect(await widthOf(newest.getByRole('listitem').first())).toBeLessThanOrEqual(224);
    expect(await gapOf(newest)).toBe(20);
  });

  // Clauses 1.2-81, 1.2-88, 1.9-9
  test('has the recommended shops in a carousel up to 1440 pixels, the new ones from 768 on', async ({
    page,
  }) => {
    const isCarousel = async (name: string, width: number) => {
      await page.setViewportSize({ width, height: 900 });
      const group = page.getByRole('group', { name });
      await group.scrollIntoViewIfNeeded();
      return expect(group.locator('.swiper'));
    };
    const STARTED = /swiper-initialized/;
    await page.goto('/');
    // Each side of the edge is reached from the other one, so that no state is left over from before.
    for (const [name, inside, outside] of [
      ['おすすめの提携買取店', 1440, 1441],
      ['新着の提携買取店', 768, 767],
    ] as const) {
      await (await isCarousel(name, outside)).not.toHaveClass(STARTED);
      await (await isCarousel(name, inside)).toHaveClass(STARTED);
      await (await isCarousel(name, outside)).not.toHaveClass(STARTED);
    }
    const lefts = await page
      .getByRole('group', { name: '新着の提携買取店' })
      .getByRole('listitem')
      .evaluateAll((shops) => shops.map((shop) => shop.getBoundingClientRect().left));
    expect(new Set(lefts).size, 'below each other').toBe(1);
  });
});

// host/ui/carousel/carousel.browser.test.tsx shows that a carousel keeps to its time.
// Clauses 1.2-58, 1.2-61, 1.2-67, 1.2-161, 1.9-6, 1.9-31
test('Each carousel has the time of the specification for a slide @desktop', async ({ page, site }) => {
  for (const [path, name, delay] of [
    ['/', '強化買取カテゴリ', '6000'],
    ['/', '買取実績のカテゴリ', '10000'],
    ['/', 'おすすめの提携買取店', '10000'],
    ['/', '新着の提携買取店', '10000'],
    ['/lp/bag', 'バッグの買取実績', '6000'],
  ] as const) {
    // Without an operator, so that results stand there.
    const url = site.url + path;
    if (page.url() !== url) await page.goto(url);
    const carousel = page.getByRole('group', { name, exact: true });
    await expect(carousel, name).toHaveAttribute('data-delay', delay);
  }
});

test.describe('A row of logos @desktop', () => {
  // Clauses 1.2-94, 1.2-148, 1.9-25, 1.9-26, 1.9-28
  test('moves 2912 pixels in 40 seconds without an end: 14 shops, twice, each 176 × 83', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const path of ['/lp/tokei', '/store']) {
      await page.goto(site.url + path);
      const rows = page
        .getByRole('region', { name: /提携買取店のロゴ|全国の買取店が加盟しています/ })
        .locator('ul');
      await expect(rows).toHaveCount(2);
      for (const row of await rows.all()) {
        await expect(row.locator('img')).toHaveCount(14);
        expect(await widthOf(row)).toBeCloseTo(2912, 1);
      }
      const logo = await rows.first().locator('img').first().boundingBox();
      expect([Math.round(logo?.width ?? 0), Math.round(logo?.height ?? 0)]).toEqual([176, 83]);
      const track = rows.first().locator('xpath=..');
      await expect(track).toHaveCSS('animation-duration', '40s');
      await expect(track).toHaveCSS('animation-timing-function', 'linear');
      await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
      const end = await track.evaluate((row) =>
        row.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.translate),
      );
      expect(end).toEqual(['-2912px']);
    }
  });

  // Clauses 1.2-97, 1.9-27
  test('of media moves 3120 pixels, 1904 on a phone, and says that they are examples', async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${site.url}/store`);
    const media = page.getByRole('region', { name: /比較メディア/ });
    await expect(media.getByText('表示例')).toBeVisible();
    const row = media.locator('ul').first();
    await expect(row.getByRole('img')).toHaveCount(8);
    for (const [screen, distance] of [
      [1440, 3120],
      [390, 1904],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 844 });
      expect(await widthOf(row)).toBeCloseTo(distance, 1);
      const end = await row
        .locator('xpath=..')
        .evaluate((track) =>
          track
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.translate),
        );
      expect(end).toEqual([`-${distance}px`]);
    }
  });
});

test.describe('What moves once', () => {
  // Clauses 1.2-21, 1.2-22, 1.9-5
  test('the menu of a phone slides for 300 ms over the whole screen @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/about');
    await untilAnswering(page);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    const menu = page.getByRole('dialog', { name: 'メニュー' });
    await expect(menu).toHaveCSS('animation-duration', '0.3s');
    await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(menu.getByRole('link')).toContainText(NAVIGATION);
    await menu.getByRole('button', { name: 'メニューを閉じる' }).click();
    await expect(menu).toBeHidden();
  });

  // Clauses 1.2-117, 1.9-22
  test('the thanks for a registration fade in after 100 ms @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/store/thanks');
    const thanks = page.getByRole('heading', { level: 1 }).locator('xpath=..');
    await expect(thanks).toHaveCSS('animation-delay', '0.1s');
    await expect(thanks).toHaveCSS('opacity', '1');
  });
});

// Clauses 1.9-29, 2.9-12
test('The form of a landing page is at most 750 pixels wide @desktop', async ({ page }) => {
  await page.goto('/lp/bag');
  expect(await widthOf(page.locator('appraisal-form'))).toBe(750);
});

// Clause 1.2-48
test('The banner is a bar over the whole width of a phone, at its foot @phone', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  const banner = page.getByRole('complementary', { name: 'ご案内' });
  await expect(banner).toBeVisible();
  const edges = async () => {
    const { x, y, width, height } = (await banner.boundingBox()) ?? { x: 1, y: 0, width: 0, height: 0 };
    return [x, y + height, width];
  };
  // The sheet comes up from below.
  await expect.poll(edges).toEqual([0, 844, 390]);
});

// Clause 1.9-20
test('The banner hides when 1 % of the footer is within 100 pixels of the screen @desktop', async ({
  page,
}) => {
  await page.goto('/about');
  const banner = page.getByRole('complementary', { name: 'ご案内' });
  /** Scrolls until the footer begins so many pixels below the screen. */
  const leave = (pixels: number) =>
    page.getByRole('contentinfo').evaluate((footer, below) => {
      const { top, height } = footer.getBoundingClientRect();
      scrollBy({ top: Math.round(top) - innerHeight - below, behavior: 'instant' });
      return height;
    }, pixels);
  // A section that is laid out after a jump would move the footer.
  await untilLaidOut(page);
  const height = await leave(110);
  await expect(banner).toBeVisible();
  await leave(100 - Math.ceil(height / 100) - 1);
  await expect(banner).toBeHidden();
  await leave(100 - Math.floor(height / 200));
  await expect(banner).toBeVisible();
});

// Clause 1.9-32
test('Gold is #C4AB46 @desktop', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: '無料で一括査定をはじめる' }).first();
  await expect(button).toHaveCSS('background-color', 'rgb(196, 171, 70)');
});
