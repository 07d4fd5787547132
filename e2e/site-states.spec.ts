import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type APIRequestContext, devices, expect, type Page } from 'playwright/test';
import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '#contract/base/product.ts';
import { recordTrouble } from '#test/browser/events.ts';
import { untilAnswering } from '#test/browser/site.ts';
import { test, type Upstream } from '#test/browser/site-behind.ts';

/**
 * For crawlers, pages are not streamed. The server takes a headless browser for a crawler because of its user
 * agent.
 */
const VISITOR = devices['Desktop Chrome'].userAgent;

const REAL_POSTS = JSON.parse(
  readFileSync(join(import.meta.dirname, '../host/pages/column/posts/real-wordpress-posts.json'), 'utf8'),
);

const POSTS = /^\/wp-json\/wp\/v2\/posts/;
const CATEGORIES = /^\/wp-json\/wp\/v2\/categories/;
const POPULAR = /^\/wp-json\/wordpress-popular-posts/;
const NO_POSTS = { 'x-wp-total': '0', 'x-wp-totalpages': '0' };

/** An answer with six popular articles, whatever visitors have read. */
const sixArticles = async (request: APIRequestContext): Promise<unknown> =>
  (await request.get('/wp-json/wp/v2/posts?per_page=6&_embed')).json();

const notSent = (page: Page) =>
  page.getByRole('alert').filter({ hasText: '送信に失敗しました。しばらく時間をおいて再度お試しください。' });

async function writeEnquiry(page: Page): Promise<void> {
  await page.getByLabel('氏名').fill('山田 花子');
  await page.getByLabel('メールアドレス').fill('hanako@example.jp');
  await page.getByLabel('お問い合わせ本文').fill('教えてください');
}

async function expectEnquiry(page: Page): Promise<void> {
  await expect(page.getByLabel('氏名')).toHaveValue('山田 花子');
  await expect(page.getByLabel('メールアドレス')).toHaveValue('hanako@example.jp');
  await expect(page.getByLabel('お問い合わせ本文')).toHaveValue('教えてください');
}

async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('法人名（正式社名）').fill('株式会社たから堂');
  await page.getByLabel('ご担当者名').fill('宝田 一郎');
  await page.getByLabel('郵便番号').fill('1620801');
  await page.getByLabel('電話番号').fill('03-1234-5678');
  await page.getByLabel('メールアドレス').fill('takara@example.jp');
  await page.getByRole('checkbox').check();
}

async function expectRegistration(page: Page): Promise<void> {
  await expect(page.getByLabel('法人名（正式社名）')).toHaveValue('株式会社たから堂');
  await expect(page.getByLabel('ご担当者名')).toHaveValue('宝田 一郎');
  await expect(page.getByLabel('郵便番号')).toHaveValue('1620801');
  await expect(page.getByLabel('電話番号')).toHaveValue('03-1234-5678');
  await expect(page.getByLabel('メールアドレス')).toHaveValue('takara@example.jp');
  await expect(page.getByRole('checkbox')).toBeChecked();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.use({ userAgent: VISITOR });

test.describe('A product API that fails @desktop', () => {
  // Clauses 1.4-2, 1.4-5, 1.4-6, 1.4-7, 1.8-1, 1.8-2, 1.8-4
  test('still leaves a home page, and each block has a message and a retry button', async ({
    page,
    site,
    upstream,
  }) => {
    upstream.answerJson(/^\/v1\//, { error: 'broken' }, 503);
    const response = await page.goto(site.url);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region(page, '最近の査定依頼')).toContainText('データの取得に失敗しました');
    const shops = region(page, '提携買取店');
    await expect(shops.getByRole('alert')).toHaveCount(2);
    await expect(shops.getByRole('alert').first()).toContainText('エラーが発生しました');
    await expect(shops.getByRole('alert').first()).toContainText('HTTP error! status: 503');
    await expect(shops.getByText(/^厳しい審査を通過した0社以上/)).toBeVisible();

    upstream.recover();
    await shops.getByRole('button', { name: '再試行' }).first().click();
    await expect(shops.getByRole('alert')).toHaveCount(0);
    await expect(shops.getByRole('heading', { level: 4 }).first()).toBeVisible();
  });

  // Clauses 1.2-91, 1.2-92, 1.4-3, 1.8-3
  test('with nonsense as answers is treated like one without data', async ({ page, site, upstream }) => {
    upstream.answerJson(/^\/v1\/recent_appraisals/, { recent_appraisals: 'many' });
    upstream.answerJson(/^\/v1\/company_shops\/recommended/, [1, 2, 3]);
    upstream.answerJson(/^\/v1\/latest_company_shops/, { data: {} });
    upstream.answerJson(/^\/v1\/partner_shops/, { pagination: { total_count: -5 } });
    await page.goto(site.url);
    await expect(region(page, '最近の査定依頼')).toContainText('最近の査定依頼はまだありません');
    const shops = region(page, '提携買取店');
    await expect(shops).toContainText('現在、おすすめの提携買取店はありません');
    await expect(shops).toContainText('現在、新着の提携買取店はありません');
    await expect(shops.getByText(/^厳しい審査を通過した0社以上/)).toBeVisible();
  });

  // Clauses 1.2-70, 1.4-1
  test('that is slow delays only its own block', async ({ page, site, upstream }) => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    upstream.answer(/^\/v1\/recent_appraisals/, async (_request, response) => {
      await gate;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          recent_appraisals: [
            { id: 1, time: '3分前', location: '', item: '腕時計' },
            { id: 2, time: '5分前', location: '東京都', item: 'バッグ', example: true },
          ],
        }),
      );
    });
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(region(page, '最近の査定依頼')).toContainText('読み込み中...');
    await expect(region(page, '提携買取店').getByRole('heading', { level: 4 }).first()).toBeVisible();
    release();
    const entries = region(page, '最近の査定依頼').getByRole('listitem');
    await expect(entries.first()).toHaveText('3分前「-」のお客様が腕時計の買取を依頼しました');
    await expect(entries.last()).toContainText('表示例');
  });

  test('and visitors who leave during loading do not affect those who stay', async ({
    page,
    site,
    upstream,
  }) => {
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    upstream.answer(/^\/v1\/recent_appraisals/, async (_request, response) => {
      await gate;
      response.end('{}');
    });
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const leaving = new AbortController();
      const answer = await fetch(site.url, { headers: { 'user-agent': VISITOR }, signal: leaving.signal });
      expect(answer.status).toBe(200);
      leaving.abort();
    }
    release();
    upstream.recover();
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  // Clauses 1.8-17, 1.8-18
  test('leaves a message instead of the list of shops, and a shop page with only its breadcrumbs', async ({
    page,
    site,
    upstream,
  }) => {
    await page.goto(`${site.url}/partners?page=1`);
    const name = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
    upstream.answerJson(/^\/v1\/partner_shops/, {}, 500);
    await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(/\/partners\/[\w-]+$/);
    await expect(page.getByRole('navigation', { name: '現在位置' })).toContainText('提携買取店');
    await expect(page.getByText('会社名')).toHaveCount(0);
    // The first page of the list is kept.
    const list = await page.goto(`${site.url}/partners?page=2`);
    expect(list?.status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('店舗情報を取得できませんでした');
    upstream.recover();
    await page.getByRole('button', { name: '再試行' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  // Clauses 1.3-8, 1.3-10, 1.5-4, 1.8-19
  test('a shop without coordinates, logo and text is shown without them', async ({
    page,
    site,
    upstream,
  }) => {
    const shop = {
      uuid: '11111111-1111-4111-8111-111111111111',
      shop_name: '<b>質</b>のいろは',
      address: '',
      latitude: null,
      longitude: null,
      logo: '/no/such/logo.png',
      company_name: '株式会社いろは',
      company_free_text: '',
      minna_free_text: '',
      representative_name: '',
      antique_dealer_license: '',
      categories: ['時計', 'バッグ'],
      methods: ['店頭買取', '宅配買取'],
    };
    upstream.answerJson(/^\/v1\/partner_shops\/company_shops\/1/, { data: shop });
    await page.goto(`${site.url}/partners/${shop.uuid}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('<b>質</b>のいろは');
    await expect(page.getByText('地図情報がありません')).toBeVisible();
    await expect(page.getByText('店頭買取・宅配買取')).toBeVisible();
    // Its logo cannot be loaded, so its mark is made of its name.
    await expect(page.getByRole('main').locator('header img')).toBeHidden();
    await expect(page.getByRole('main').locator('header svg')).toContainText('B');
  });

  // Clauses 1.2-116, 1.4-24
  test('does not lose what a shop typed when its registration cannot be sent', async ({
    page,
    site,
    upstream,
  }) => {
    await page.goto(`${site.url}/store`);
    upstream.answerJson(/^\/v1\/tccv/, {}, 500);
    await fillRegistration(page);
    await page.getByRole('button', { name: '無料で登録する' }).last().click();
    await expect(notSent(page)).toBeVisible();
    await expectRegistration(page);
    upstream.answerJson(/^\/v1\/tccv/, {}, 201);
    await page.getByRole('button', { name: '無料で登録する' }).last().click();
    await expect(page).toHaveURL(`${site.url}/store/thanks`);
  });

  for (const [what, answer] of [
    ['the network is gone', undefined],
    ['the site answers 503', { status: 503, body: 'Service Unavailable' }],
  ] as const) {
    test(`does not lose what a visitor wrote when ${what}, and sends it afterwards`, async ({
      page,
      site,
      upstream,
    }) => {
      upstream.answerJson(/^\/v1\/contacts/, {}, 201);
      await page.goto(`${site.url}/contact`);
      await untilAnswering(page);
      await page.route('**/contact.data*', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await writeEnquiry(page);
      await page.getByRole('button', { name: '送信する' }).click();
      await expect(notSent(page)).toBeInViewport();
      await expectEnquiry(page);
      await page.unroute('**/contact.data*');
      await page.getByRole('button', { name: '送信する' }).click();
      await expect(page.getByRole('heading', { name: '送信完了' })).toBeVisible();
    });

    // The site reads both failures in one place.
    const later = answer ? '' : ' @all';
    test(`does not lose what a shop typed when ${what}, and registers it afterwards${later}`, async ({
      page,
      site,
      upstream,
    }) => {
      upstream.answerJson(/^\/v1\/tccv/, {}, 201);
      await page.goto(`${site.url}/store`);
      await untilAnswering(page);
      await page.route('**/store.data*', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await fillRegistration(page);
      await page.getByRole('button', { name: '無料で登録する' }).last().click();
      await expect(notSent(page)).toBeInViewport();
      await expectRegistration(page);
      await page.unroute('**/store.data*');
      await page.getByRole('button', { name: '無料で登録する' }).last().click();
      await expect(page).toHaveURL(`${site.url}/store/thanks`);
    });

    for (const [path, fill, expectFilled, send, sentHeading] of [
      ['/contact', writeEnquiry, expectEnquiry, '送信する', '送信完了'],
      ['/store', fillRegistration, expectRegistration, '無料で登録する', 'お申し込みありがとうございます'],
    ] as const)
      test(`does not lose what was typed at ${path} when ${what} before React has come${later}`, async ({
        page,
        site,
        upstream,
      }) => {
        upstream.answerJson(/^\/v1\/(tccv|contacts)/, {}, 201);
        await page.goto(site.url + path);
        await page.waitForFunction(() => !('earlyPresses' in window));
        const all = `${site.url}/**`;
        await page.route(all, (route) => (answer ? route.fulfill(answer) : route.abort()));
        await fill(page);
        await page.getByRole('button', { name: send }).last().click();
        await expect(notSent(page)).toBeInViewport();
        await expectFilled(page);
        await page.unroute(all);
        await page.getByRole('button', { name: send }).last().click();
        await expect(page.getByRole('heading', { name: sentHeading })).toBeVisible();
      });
  }

  // Clauses 1.2-125, 1.4-25, 1.8-21
  test('does not lose what a visitor wrote when an enquiry cannot be sent', async ({
    page,
    site,
    upstream,
  }) => {
    await page.goto(`${site.url}/contact`);
    upstream.answerJson(/^\/v1\/contacts/, {}, 500);
    await writeEnquiry(page);
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(notSent(page)).toBeVisible();
    await expectEnquiry(page);
  });
});

test.describe('What the site asks and sends @desktop', () => {
  /** The bodies that arrive at a call. Each waits for its answer until the returned function is called. */
  function record(upstream: Upstream, pattern: RegExp, status: number) {
    const bodies: unknown[] = [];
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    upstream.answer(pattern, async (request, response) => {
      bodies.push(JSON.parse(await text(request)));
      await gate;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end('{}');
    });
    return { bodies, release };
  }

  // Clauses 1.2-113, 1.2-114, 1.3-18, 1.4-24, 1.7-10
  test('a shop registers with its page, its address and the terms; meanwhile the button says that it is sent', async ({
    page,
    site,
    upstream,
  }) => {
    const { bodies, release } = record(upstream, /^\/v1\/tccv/, 201);
    await page.goto(`${site.url}/store`);
    await page.getByLabel('法人名（正式社名）').fill('株式会社たから堂');
    await page.getByLabel('ご担当者名').fill('宝田 一郎');
    await page.getByLabel('郵便番号').fill('1620801');
    await expect(page.getByText('東京都新宿区山吹町')).toBeVisible();
    await page.getByLabel('電話番号').fill('03-1234-5678');
    await page.getByLabel('メールアドレス').fill('takara@example.jp');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: '無料で登録する' }).last().click();
    await expect(page.getByRole('button', { name: '送信中...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(`${site.url}/store/thanks`);
    expect(bodies).toEqual([
      {
        medium_uuid: DEFAULT_MEDIUM_UUID,
        trial_company: {
          inflow: '/store',
          company_shop_name: '株式会社たから堂',
          name: '宝田 一郎',
          zipcode: '1620801',
          address: '東京都新宿区山吹町',
          tel: '03-1234-5678',
          email: 'takara@example.jp',
          terms: true,
        },
      },
    ]);
  });

  // Clauses 1.2-123, 1.2-124, 1.3-19, 1.4-25, 1.4-26, 1.7-13, 1.7-14, 1.9-21
  test('an enquiry names the service; its thanks take the place of the form, and a blank one follows', async ({
    page,
    site,
    upstream,
  }) => {
    const { bodies, release } = record(upstream, /^\/v1\/contacts/, 201);
    const contact = { name: '山田 花子', email: 'hanako@example.jp', mail_body: '教えてください' };
    await page.goto(`${site.url}/contact`);
    await page.getByLabel('氏名').fill(contact.name);
    await page.getByLabel('メールアドレス').fill(contact.email);
    await page.getByLabel('お問い合わせ本文').fill(contact.mail_body);
    await page.getByRole('button', { name: '送信する' }).click();
    await expect(page.getByRole('button', { name: '送信中...' })).toBeDisabled();
    release();
    await expect(page.getByText('送信完了')).toBeVisible();
    await expect(page.getByText('担当者より3営業日以内にご返信いたします。')).toBeVisible();
    await expect(page.getByLabel('氏名')).toHaveCount(0);
    expect(bodies).toEqual([{ contact: { ...contact, service_uuid: SERVICE_UUID } }]);
    await page.getByRole('link', { name: '別のお問い合わせを入力する' }).click();
    for (const label of ['氏名', 'メールアドレス', 'お問い合わせ本文'])
      await expect(page.getByLabel(label)).toHaveValue('');
  });

  // Clauses 1.7-1, 1.7-7
  test('a search of shops names ten to a page, and empty filters as empty texts', async ({
    page,
    site,
    upstream,
  }) => {
    const urls: string[] = [];
    upstream.answer(/^\/v1\/partner_shops\/company_shops\?/, (request, response) => {
      urls.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data: [], pagination: {} }));
    });
    await page.goto(`${site.url}/partners?page=1&categories=watch,bag`);
    await expect(page.getByText('店舗情報が見つかりませんでした。')).toBeVisible();
    const query = new URL(urls.at(-1) ?? '', site.url).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      categories: 'watch,bag',
      prefecture_names: '',
      keyword: '',
      page: '1',
      per_page: '10',
    });
  });

  // Clauses 1.2-84, 1.2-86, 1.2-87, 1.9-10
  test('a recommended shop shows 75 characters of its comment, and leads nowhere without a page of its own', async ({
    page,
    site,
    upstream,
  }) => {
    const shop = { name: '質のいろは', address: '東京都', logo: '', comment: 'あ'.repeat(90) };
    upstream.answerJson(/^\/v1\/company_shops\/recommended/, {
      data: [
        { ...shop, uuid: '1', display_content_uuid: 'page-of-1' },
        { ...shop, uuid: '2', display_content_uuid: '' },
      ],
    });
    await page.goto(site.url);
    const cards = page.getByRole('group', { name: 'おすすめの提携買取店' }).getByRole('article');
    await expect(cards.first()).toContainText('質のいろは');
    await expect(cards.first()).toContainText('東京都');
    await expect(cards.first().locator('img, svg').first()).toBeVisible();
    await expect(cards.first().getByText('あ', { exact: false })).toHaveText(`${'あ'.repeat(75)}…`);
    await expect(cards.first().getByRole('link')).toHaveAttribute('href', '/partners/page-of-1');
    await expect(cards.last().getByRole('button', { name: '詳細を見る' })).toBeDisabled();
    await expect(cards.last().getByRole('link')).toHaveCount(0);
  });

  // Clause 1.8-9
  test('an article without a text says so', async ({ page, site, upstream }) => {
    upstream.answerJson(
      POSTS,
      [{ ...REAL_POSTS[0], slug: 'without-a-text', content: { rendered: '' } }],
      200,
      {
        'x-wp-total': '1',
        'x-wp-totalpages': '1',
      },
    );
    await page.goto(`${site.url}/column/without-a-text`);
    await expect(page.getByText('内容がありません')).toBeVisible();
  });
});

test.describe('A content API that fails @desktop', () => {
  // Clauses 1.4-12, 1.7-2, 1.8-11, 1.8-12, 1.8-29
  test('leaves the list with a message and a retry button, which reloads the page', async ({
    page,
    site,
    upstream,
  }) => {
    for (const list of ['/column', '/column/category/watch']) {
      upstream.answerJson(/^\/wp-json/, { code: 'broken' }, 500);
      const response = await page.goto(`${site.url}${list}?page=1`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('alert')).toContainText('記事を読み込めませんでした');
      upstream.recover();
      const load = page.waitForEvent('load');
      await page.getByRole('button', { name: '再試行' }).click();
      await load;
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  // Clauses 1.4-12, 1.8-13, 1.8-15
  test('without articles leads to a message in the list and in a category', async ({
    page,
    site,
    upstream,
  }) => {
    upstream.answerJson(POSTS, [], 200, NO_POSTS);
    await page.goto(`${site.url}/column?page=1`);
    await expect(page.getByText('記事が見つかりません', { exact: true })).toBeVisible();
    await expect(page.getByText('現在表示できる記事がありません。')).toBeVisible();
    await page.goto(`${site.url}/column/category/watch?page=1`);
    await expect(page.getByText('このカテゴリの記事はまだありません。')).toBeVisible();
    await page.getByRole('link', { name: 'すべての記事を見る' }).click();
    await expect(page).toHaveURL(`${site.url}/column?page=1`);
  });

  // Clauses 1.2-188, 1.8-10
  test('makes the page of an article a 404, which can be tried again', async ({ page, site, upstream }) => {
    upstream.answerJson(POSTS, { code: 'broken' }, 500);
    const response = await page.goto(`${site.url}/column/watch-box-and-papers`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('記事が見つかりません')).toBeVisible();
    await expect(page.getByText('削除された可能性があります')).toHaveCount(0);
    await expect(page).toHaveTitle('記事が見つかりません');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
    upstream.recover();
    await page.getByRole('button', { name: '再試行' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('時計の箱と保証書');
  });

  // Clauses 1.2-183, 1.8-6
  test('beside an article shows a message in its own block, with a retry button', async ({
    page,
    request,
    site,
    upstream,
  }) => {
    const six = await sixArticles(request);
    upstream.answerJson(POPULAR, {}, 500);
    await page.goto(`${site.url}/column/watch-box-and-papers`);
    const popular = page.getByRole('complementary').locator('section').filter({ hasText: '人気記事' });
    await expect(popular.getByRole('alert')).toContainText('エラーが発生しました');
    upstream.answerJson(POPULAR, six);
    await popular.getByRole('button', { name: '再試行' }).click();
    await expect(popular.getByRole('listitem').first()).toBeVisible();
  });

  // Clause 1.2-182
  test('beside an article delays only its own block, which says that it loads', async ({
    page,
    request,
    site,
    upstream,
  }) => {
    const six = await sixArticles(request);
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    upstream.answer(POPULAR, async (_request, response) => {
      await gate;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(six));
    });
    await page.goto(`${site.url}/column/watch-box-and-papers`, { waitUntil: 'commit' });
    const popular = page.getByRole('complementary').locator('section').filter({ hasText: '人気記事' });
    await expect(popular).toContainText('読み込み中...');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await expect(popular.getByRole('listitem')).toHaveCount(5);
  });

  // Clauses 1.2-184, 1.8-8
  test('without popular articles shows a message', async ({ page, site, upstream }) => {
    upstream.answerJson(POPULAR, []);
    await page.goto(`${site.url}/column/watch-box-and-papers`);
    await expect(page.getByRole('complementary').getByText('記事がありません')).toBeVisible();
  });
});

test.describe('A real WordPress @desktop', () => {
  test('is read correctly: entities in titles, Japanese URLs, deleted media', async ({
    page,
    site,
    upstream,
    baseURL,
  }) => {
    const trouble = await recordTrouble(page);
    upstream.answerJson(POSTS, REAL_POSTS, 200, { 'x-wp-total': '14', 'x-wp-totalpages': '2' });
    await page.goto(`${site.url}/column?page=1`);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(REAL_POSTS.length);
    for (const text of await cards.allTextContents()) expect(text).not.toMatch(/&#?\w+;|<\/?\w+>/);
    await expect(page.getByRole('navigation', { name: 'ページ送り' })).toBeVisible();
    await cards.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Articles beside this one come from the tests' own server, whose pictures have no https.
    const isOurs = (line: string) =>
      line.startsWith('Failed to load resource') || line.includes(baseURL ?? 'no base URL');
    expect((await trouble()).filter((line) => !isOurs(line))).toEqual([]);
  });

  // Clause 1.7-16
  test('a page number that no longer exists leads to the last page', async ({ page, site, upstream }) => {
    upstream.answer(POSTS, (request, response) => {
      const pageParam = new URL(request.url ?? '', site.url).searchParams.get('page');
      const beyond = Number(pageParam) > 2;
      response.writeHead(beyond ? 400 : 200, {
        'content-type': 'application/json',
        ...(beyond ? {} : { 'x-wp-total': '14', 'x-wp-totalpages': '2' }),
      });
      const error = { code: 'rest_post_invalid_page_number', message: '', data: { status: 400 } };
      response.end(JSON.stringify(beyond ? error : REAL_POSTS));
    });
    await page.goto(`${site.url}/column?page=7`);
    await expect(page).toHaveURL(`${site.url}/column?page=2`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('with a hostile article: none of its scripts run', async ({ page, site, upstream }) => {
    const hostile = {
      ...REAL_POSTS[0],
      slug: 'hostile',
      title: { rendered: 'よい記事<script>window.hacked = 1</script> &amp; <img src=x onerror="hacked=1">' },
      content: {
        rendered: [
          '<h2>見出し</h2><p>本文です。</p>',
          '<script>window.hacked = 2</script>',
          '<img src="x" onerror="window.hacked = 3">',
          '<a href="javascript:window.hacked=4">押して</a>',
          '<iframe srcdoc="<script>parent.hacked = 5</script>"></iframe>',
          '<svg><animate onbegin="window.hacked = 6" attributeName="x" dur="1s"></svg>',
          '<form action="https://evil.example/"><input name="card"></form>',
          '<style>body { display: none }</style>',
        ].join(''),
      },
      liquid_speech_balloon_style:
        '</style><script>window.hacked = 7</script>.a{background:url(//evil.example)}',
    };
    upstream.answerJson(POSTS, [hostile], 200, { 'x-wp-total': '1', 'x-wp-totalpages': '1' });
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${site.url}/column/hostile`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^よい記事/);
    await expect(page.getByText('本文です。')).toBeVisible();
    await page.getByText('押して').click();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(urls.filter((url) => url.includes('evil.example'))).toEqual([]);
    await expect(page.locator('main').locator('form, iframe, script:not([type])')).toHaveCount(0);
  });

  // Clause 1.8-14
  test('an unknown category shows a message, and no articles are requested', async ({
    page,
    site,
    upstream,
  }) => {
    upstream.answerJson(CATEGORIES, [{ id: 3, name: '時計', slug: 'watch', count: 2 }]);
    await page.goto(`${site.url}/column/category/bag?page=1`);
    await expect(page.getByText('カテゴリーが見つかりません')).toBeVisible();
  });
});
