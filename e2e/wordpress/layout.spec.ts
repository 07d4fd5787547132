import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { freePort } from '#test/base/free-port.ts';
import { spawnServer, stopServer, untilUp } from '#test/base/server-process.ts';
import { articlesWith } from './articles.ts';
import { logIn, restApi } from './editor.ts';
import { ADMIN, WordPress } from './wordpress.ts';

/*
 * The site with the articles of a real WordPress that has everything that editors write. Runs in `npm run test:all`,
 * because it needs PHP and MariaDB.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const PICTURE = readFileSync(join(import.meta.dirname, '../../art/images/achievement-watch-1-800.jpg'));
const WIDTHS = [320, 390, 768, 1440];
const COMMENTS = 2_000;
const GUIDE = '<p>送り方の説明です。</p>';
/** Each with an article, so that it is listed. */
const MANY_CATEGORIES = `
  $post = get_posts(['name' => 'columns'])[0]->ID;
  for ($i = 1; $i <= 72; $i++) wp_set_post_categories($post, [wp_insert_term("分類$i", 'category')['term_id']], true);`;

test.describe('The articles of a WordPress', { tag: '@desktop' }, () => {
  let wordpress: WordPress;
  let server: ChildProcess;
  let site: string;

  const discuss = (post: number) =>
    wordpress.php(
      `for ($i = 1; $i <= ${COMMENTS}; $i++) wp_insert_comment(['comment_post_ID' => ${post}, 'comment_content' => $i . '件目の感想です。', 'comment_approved' => 1]);`,
    );

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(180_000);
    wordpress = await WordPress.start();
    const page = await browser.newPage();
    await logIn(page, wordpress, ADMIN);
    const { send, upload } = await restApi(page, wordpress);
    const pictures = await Promise.all([1, 2, 3, 4].map((number) => upload(`watch-${number}.jpg`, PICTURE)));
    const ids = pictures.map(({ id }) => id);
    for (const article of articlesWith(pictures[0]?.source_url ?? '', ids)) {
      const { id: post } = await send<{ id: number }>('posts', { ...article, status: 'publish' });
      if (article.slug === 'discussed') await discuss(post);
    }
    await send('pages', { slug: 'guide', title: 'ご利用ガイド', content: GUIDE, status: 'publish' });
    await wordpress.php(MANY_CATEGORIES);
    await page.close();
    const port = String(await freePort());
    site = `http://127.0.0.1:${port}`;
    server = spawnServer({
      PORT: port,
      API_BASE: process.env.E2E_BASE_URL ?? '',
      CONTENT_API_BASE: `${wordpress.url}/?rest_route=/wp/v2`,
      DEMO: 'off',
    });
    await untilUp(server, site);
  });
  test.afterAll(async () => {
    if (server) await stopServer(server);
    await wordpress?.stop();
  });

  const open = async (page: Page, slug: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(`${site}/column/${slug}`);
    expect(answer?.status()).toBe(200);
    return page.locator('.article-body');
  };
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    if (!box) throw new Error('nothing is shown');
    return { ...box, right: box.x + box.width, middle: box.x + box.width / 2 };
  };

  test('no page is wider than its screen, from the smallest phone to a desktop', async ({ page }) => {
    for (const { slug } of articlesWith('', [])) {
      for (const width of WIDTHS) {
        await open(page, slug, width);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${slug} at ${width}`).toBe(width);
      }
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site}/column?page=1`);
      await expect(page.getByRole('article')).toHaveCount(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('columns stand beside each other as wide as they were set, and below each other on phones', async ({
    page,
  }) => {
    const wide = (await open(page, 'columns', 1440)).locator('.wp-block-columns').first();
    const [left, right] = [
      await boxOf(wide.locator('> div').first()),
      await boxOf(wide.locator('> div').last()),
    ];
    expect(right.x).toBeGreaterThan(left.right);
    expect(left.width / right.width).toBeCloseTo(2, 0);
    const text = await boxOf(page.locator('.wp-block-media-text__content'));
    expect((await boxOf(page.locator('.wp-block-media-text__media'))).x).toBeGreaterThanOrEqual(text.right);

    const body = await open(page, 'columns', 390);
    const columns = body.locator('.wp-block-columns').first().locator('> div');
    expect((await boxOf(columns.last())).x).toBe((await boxOf(columns.first())).x);
    const beside = body.locator('.wp-block-columns').last().locator('> div');
    expect((await boxOf(beside.last())).x).toBeGreaterThan((await boxOf(beside.first())).right);
  });

  test('galleries have as many columns as they were given, and at most two on phones', async ({ page }) => {
    const firstRow = async (pictures: Locator) => {
      const tops = await pictures.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 5).length;
    };
    for (const [width, expected] of [
      [1440, [3, 3, 2, 4]],
      [390, [2, 2, 2, 2]],
    ] as const) {
      const body = await open(page, 'galleries', width);
      const galleries = [
        body.locator('figure.wp-block-gallery:not(.aligncenter) > figure'),
        body.locator('figure.wp-block-gallery.aligncenter > figure'),
        body.locator('.blocks-gallery-item'),
        body.locator('.gallery-item'),
      ];
      expect(await Promise.all(galleries.map(firstRow))).toEqual(expected);
    }
  });

  test('pictures stand left, right, in the middle or over the whole width, and text flows around them', async ({
    page,
  }) => {
    const body = await open(page, 'alignments', 1440);
    const text = await boxOf(body);
    const picture = (align: string) => boxOf(body.locator(`figure.align${align} img`).first());
    expect((await picture('left')).x).toBe(text.x);
    expect((await picture('left')).width).toBe(240);
    expect((await picture('right')).right).toBeCloseTo(text.right, 0);
    expect((await picture('center')).middle).toBeCloseTo(text.middle, 0);
    expect((await picture('wide')).width).toBeCloseTo(text.width, 0);
    const [beside] = await body.locator('figure.alignleft + p').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getClientRects()[0]?.x;
      }),
    );
    expect(beside).toBeGreaterThan(text.x + 240);

    const phone = await open(page, 'alignments', 390);
    expect((await boxOf(phone.locator('figure.alignleft img'))).middle).toBeCloseTo(195, 0);
    expect((await boxOf(phone.locator('figure.alignfull img'))).width).toBe(390);
    expect((await boxOf(phone.locator('.wp-block-group.alignfull p'))).x).toBeGreaterThanOrEqual(16);
  });

  test('a caption is as wide as what it stands below', async ({ page }) => {
    const sound = (await open(page, 'alignments', 1440)).locator('.wp-block-audio');
    const caption = await boxOf(sound.locator('figcaption'));
    expect(caption.width).toBeGreaterThan(300);
    expect(caption.width).toBe((await boxOf(sound.locator('audio'))).width);
  });

  test('the text of a cover stands before its picture, which is darkened', async ({ page }) => {
    const cover = (await open(page, 'embeds', 390)).locator('.wp-block-cover');
    await cover.scrollIntoViewIfNeeded();
    const { x, y, height } = await boxOf(cover);
    const classes = await page.evaluate(
      ([left, top]) => document.elementsFromPoint(left, top).map((element) => element.className),
      [x + 8, y + height / 2] as const,
    );
    const place = (name: string) => classes.findIndex((one) => one.includes(name));
    expect(place('wp-block-cover__background')).toBeLessThan(place('wp-block-cover__image-background'));
  });

  test('what other sites would show in a frame has a link', async ({ page }) => {
    const body = await open(page, 'embeds', 390);
    for (const host of ['maps.example.com', 'example.com']) {
      const link = body.getByRole('link', { name: `埋め込みコンテンツを開く（${host}）`, exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^https://${host}/`));
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });

  test('tables and preformatted text scroll in their own place, by keyboard too', async ({ page }) => {
    for (const [slug, part] of [
      ['tables', 'table'],
      ['preformatted', 'pre.wp-block-preformatted'],
    ] as const) {
      const wide = (await open(page, slug, 320)).locator(part).first();
      await wide.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
  });

  test('text from right to left begins on the right', async ({ page }) => {
    const body = await open(page, 'right-to-left', 768);
    const heading = body.getByRole('heading', { level: 2 });
    await expect(heading).toHaveCSS('direction', 'rtl');
    await expect(body.locator('blockquote')).toHaveCSS('border-right-width', '3px');
    await expect(body.locator('td')).toHaveCSS('text-align', 'start');
  });

  test('a protected article says so, also to search engines, and one without a title has a name', async ({
    page,
  }) => {
    await open(page, 'protected', 768);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('会員の方へ');
    await expect(page.getByText('パスワードをお持ちの方だけが')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await open(page, 'untitled', 768);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('無題の記事');
  });

  test('links to places that editors have marked lead there', async ({ page }) => {
    for (const place of ['price', '最後に']) {
      await page.goto(`${site}/column/anchors#${encodeURIComponent(place)}`);
      await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
    }
  });

  test('2,000 comments weigh nothing in the page of their article', async ({ page, request }) => {
    await open(page, 'discussed', 768);
    const answer = await request.get(`${wordpress.url}/?rest_route=/wp/v2/comments&per_page=1`);
    expect(Number(answer.headers()['x-wp-total'])).toBeGreaterThanOrEqual(COMMENTS);
    expect((await (await request.get(`${site}/column/discussed`)).text()).includes('件目の感想')).toBe(false);
  });

  test('its pages are read here, and the site map leads to them', async ({ page }) => {
    await page.goto(`${site}/sitemap`);
    await page.getByRole('link', { name: 'ご利用ガイド' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ご利用ガイド');
    await expect(page.locator('.article-body')).toHaveText('送り方の説明です。');
  });

  test('72 categories leave room for articles, and unfold within a screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site}/column?page=1`);
    await expect(page.getByRole('article').first()).toBeInViewport();
    const others = page.locator('details').filter({ hasText: 'ほかのカテゴリ' });
    await others.locator('summary').click();
    expect((await boxOf(others)).height).toBeLessThanOrEqual(844);
  });

  test('a reader who would answer is told where', async ({ page }) => {
    const body = await open(page, 'discussed', 390);
    const article = page.getByRole('article').filter({ has: body });
    await article.getByRole('link', { name: 'お問い合わせ' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });

  test('a picture that is gone leaves its words', async ({ page }) => {
    await page.route('**/wp-content/**', (route) => route.abort());
    const body = await open(page, 'alignments', 390);
    // A browser asks for pictures when they come near.
    for (const picture of await body.locator('img, [data-missing]').all()) {
      await picture.evaluate((element) => element.scrollIntoView());
      await expect(picture).toHaveAttribute('data-missing');
    }
    await expect(body.locator('img')).toHaveCount(0);
    await expect(body.locator('figure').first()).toContainText('腕時計');
  });

  test('while the WordPress is out, sitemaps say that they cannot be made', async ({ request }) => {
    await wordpress.stop();
    for (const name of ['articles', 'pages']) {
      const answer = await request.get(`${site}/sitemaps/${name}.xml`);
      expect(answer.status()).toBe(503);
      expect(answer.headers()['retry-after']).toMatch(/^\d+$/);
    }
  });
});
