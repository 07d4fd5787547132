import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { NEW_OPERATOR, OPERATOR } from '#test/base/operator.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { LONG_TOKEN } from '#test/browser/follow-up.ts';
import { test } from '#test/browser/site-behind.ts';

test.use({ shared: true });

const RIBBON = 'これはデモ表示です。運営者情報・店舗・実績はサンプルです';

/** The words of a page, without the marks at which lines may break. */
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const factTypes = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, text = '']) => JSON.parse(text)['@type'],
  );

test.describe('A site whose API is another server @desktop', () => {
  for (const path of ['/desk', '/desk/sign-in', '/desk/requests', '/desk/enter/abc', '/desk/first/abc'])
    test(`says that it has no desks: ${path}`, async ({ page, site }) => {
      expect((await page.goto(site.url + path))?.status()).toBe(404);
      await expect(page.getByText('このサイトに管理画面はありません。')).toBeVisible();
      await expectNoAxeViolations(page);
    });

  for (const path of [`/requests/${LONG_TOKEN}`, `/leads/${LONG_TOKEN}`])
    test(`says that nothing is behind links here: ${path.split('/')[1]}`, async ({ page, site }) => {
      expect((await page.goto(site.url + path))?.status()).toBe(404);
      await expect(page.getByText('このサイトには、ご依頼のページはありません。')).toBeVisible();
    });

  test('takes no form of a desk either', async ({ request, site }) => {
    const answer = await request.post(`${site.url}/desk/sign-in`, {
      form: { email: 'somebody@example.jp' },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(404);
    expect(textOf(await answer.text())).toContain('このサイトに管理画面はありません。');
  });
});

test.describe('As long as nobody answers for the site @desktop', () => {
  test('every page says that it is a sample, keeps search engines out and has no facts of shops', async ({
    site,
    request,
    baseURL,
  }) => {
    const answer = await (await request.get('/v1/partner_shops/company_shops?per_page=1')).json();
    const shop = `/partners/${answer.data[0].uuid}`;
    for (const path of [
      '/',
      '/lp/tokei',
      '/form',
      '/column/watch-box-and-papers',
      '/company',
      shop,
      '/terms',
    ]) {
      const html = await (await request.get(site.url + path)).text();
      expect(textOf(html), path).toContain(RIBBON);
      expect(html.match(/<meta name="robots" content="noindex,nofollow"/g), path).toHaveLength(1);
      expect(factTypes(html), path).not.toContain('LocalBusiness');
    }
    const answeredFor = await (await request.get(baseURL + shop)).text();
    expect(textOf(answeredFor)).not.toContain(RIBBON);
  });

  test('no company is made up: neither in the terms nor in the campaign nor on the page of the operator', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/terms`);
    await expect(page.getByText('本サイトの運営者（以下「当社」といいます。）')).toBeVisible();
    await page.goto(`${site.url}/campaign-gift`);
    await expect(page.getByText('アンケートフォームは、ただいま準備中です。')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'お問い合わせフォーム' })).toBeVisible();
    await expect(page.locator('[href*="example.com"]')).toHaveCount(0);
    await page.goto(`${site.url}/company`);
    await expect(page.getByText('デモ表示のため、まだ設定されていません').first()).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('the ribbon fits a phone and is read out once', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url);
    await expect(page.getByRole('region', { name: 'デモ表示' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectNoAxeViolations(page);
  });
});

test.describe('With an operator @desktop', () => {
  // Clause 1.2-27
  test('the footer leads to who runs the site and to the policy, on the site itself', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: '運営会社' }).click();
    await expect(page).toHaveURL('/company');
    for (const fact of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_REPRESENTATIVE, OPERATOR.OPERATOR_ADDRESS])
      await expect(page.getByRole('main').getByText(fact)).toBeVisible();
    await footer.getByRole('link', { name: '個人情報の取り扱いについて' }).click();
    await expect(page).toHaveURL('/privacy#personal-information');
    await expect(page.getByRole('heading', { name: /提携買取店への提供/ })).toBeInViewport();
  });

  test('who gets it stands below each form and in the footer, on landing pages only with the form', async ({
    page,
  }) => {
    const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_PHONE: phone } = OPERATOR;
    const footer = page.getByRole('contentinfo');
    for (const path of ['/form', '/customer-form', '/lp/tokei', '/lp']) {
      await page.goto(path);
      const block = page.getByRole('complementary', { name: 'このサイトの運営者' });
      for (const fact of [name, address, phone]) await expect(block, path).toContainText(fact);
      await expect(footer).toContainText(`© ${name}`);
      const isInFooter = await footer.getByText(phone).isVisible();
      expect(isInFooter, path).toBe(!path.startsWith('/lp'));
    }
  });

  test.describe('and a real shop', () => {
    test.use({ settings: OPERATOR, shared: false });

    test('search engines get the facts of the shop', async ({ site, upstream, request }) => {
      const [shop] = (await (await request.get('/v1/partner_shops/company_shops?per_page=1')).json()).data;
      const real = { ...shop, website_url: 'https://shop.example.jp/' };
      upstream.answerJson(/^\/v1\/partner_shops\/company_shops\//, { data: real });
      const html = await (await request.get(`${site.url}/partners/${shop.uuid}`)).text();
      expect(factTypes(html)).toContain('LocalBusiness');
      expect(html).toContain('href="https://shop.example.jp/"');
      expect(html).not.toContain('表示例');
    });
  });

  test.describe('who has a site and a policy elsewhere', () => {
    test.use({
      settings: { PRIVACY_URL: 'https://operator.example/policy', OPERATOR_URL: 'https://operator.example' },
    });

    // Clauses 1.2-27, 1.7-21
    test('all links lead there, also the one that forms in pages of partners use', async ({
      site,
      request,
    }) => {
      const html = await (await request.get(site.url)).text();
      expect(html).toContain('href="https://operator.example/policy"');
      expect(html).toContain('href="https://operator.example"');
      const answer = await request.get(`${site.url}/privacy`, { maxRedirects: 0 });
      expect(answer.headers().location).toBe('https://operator.example/policy');
      expect(await (await request.get(`${site.url}/sitemaps/pages.xml`)).text()).not.toContain('/privacy<');
    });
  });
});

test.describe('Before anything is sent @desktop', () => {
  test('a landing page answers who learns the contact, and the sample of the seller’s page sends nothing', async ({
    page,
  }) => {
    await page.goto('/lp/tokei');
    await expect(page.getByText('連絡先は、誰に伝わりますか').last()).toBeAttached();
    await page.goto('/faq');
    await page.getByText('断り方は？').click();
    await page.getByRole('link', { name: 'ご依頼のページ（見本）' }).last().click();
    await expect(page).toHaveURL('/requests/sample');
    await expect(page.getByText('表示例').first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('checkbox', { name: /見本時計店/ }).check();
    await page.getByRole('button', { name: 'この店に決める' }).click();
    await expect(page.getByRole('heading', { name: 'このお店に決めますか' })).toBeVisible();
    await page.getByRole('button', { name: 'このお店に決める' }).click();
    await expect(page.getByText('これは見本のページです。実際には何も送られません。')).toBeVisible();
  });
});

test.describe('What is made up @desktop', () => {
  test('is marked as an example, and each footnote of a claim leads to what it rests on', async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    for (const name of ['買取実績', 'お客様の声'])
      await expect(page.getByRole('region', { name }).getByText('表示例').first(), name).toBeVisible();
    await page.getByRole('link', { name: '※1' }).click();
    await expect(page).toHaveURL(`${site.url}/evidence#note-1`);
    await expect(page.getByRole('heading', { name: '査定満足度No.1' })).toBeVisible();
    await expect(page.getByText('サンプルの表示です。').first()).toBeVisible();
  });

  test('near the form sellers read what the law says of visits', async ({ page }) => {
    for (const path of ['/form', '/lp/tokei', '/lp']) {
      await page.goto(path);
      await expect(page.getByRole('complementary', { name: /クーリング・オフ/ }), path).toBeVisible();
    }
  });

  // Clause 1.1-41
  test('beside the shops’ question on licences stands what the law says today', async ({ page }) => {
    await page.goto('/store');
    await page.getByText('登録に必要な許可はありますか？').click();
    await expect(page.getByText(/2020年4月1日から、古物商許可は事業者ごとに一つ/)).toBeVisible();
  });

  test('an article names its sources and the day of its last review', async ({ page, request }) => {
    await page.goto('/column/tax-on-selling');
    const sources = page.getByRole('region', { name: '参考資料' });
    await expect(sources.getByRole('link', { name: /No\.1900/ })).toBeVisible();
    await expect(sources.getByText('2026.11.22')).toBeVisible();
    await expect(page.getByText('年2,000万円以下').first()).toBeVisible();
    // Opening it was counted.
    await expect
      .poll(async () => {
        const answer = await request.get(
          '/wp-json/wordpress-popular-posts/v1/popular-posts?range=last7days&limit=100',
        );
        return (await answer.json()).map(({ slug }: { slug: string }) => slug);
      })
      .toContain('tax-on-selling');
  });
});

test.describe('A shop @desktop', () => {
  test('has one address, all that it says of itself, and a mark of its own', async ({
    page,
    request,
    baseURL,
  }) => {
    const { data } = await (await request.get('/v1/company_shops/recommended')).json();
    const { uuid, display_content_uuid: content } = data[0];
    expect(content).not.toBe(uuid);
    for (const name of [uuid, content]) {
      await page.goto(`/partners/${name}`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        `${baseURL}/partners/${uuid}`,
      );
    }
    for (const fact of ['営業時間', '電話番号', 'ウェブサイト', '買取方法'])
      await expect(page.getByRole('main').getByText(fact, { exact: true }), fact).toBeVisible();
    await page.goto('/partners?page=3');
    const marks = page.getByRole('main').locator('li svg[viewBox="0 0 320 240"]');
    const drawings = await marks.evaluateAll((all) => all.map((mark) => mark.outerHTML));
    expect(drawings.length).toBeGreaterThan(5);
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});

test.describe('A shop that is made up @desktop', () => {
  test.use({ settings: OPERATOR, shared: false });

  test('is marked and kept from search engines where another API lists it, and its site cannot be opened', async ({
    page,
    site,
    upstream,
    request,
  }) => {
    const [shop] = (await (await request.get('/v1/partner_shops/company_shops?per_page=1')).json()).data;
    const fakeShop = { ...shop, website_url: 'https://shop.example/' };
    upstream.answerJson(/^\/v1\/partner_shops\/company_shops\//, { data: fakeShop });
    await page.goto(`${site.url}/partners/${shop.uuid}`);
    await expect(page.getByText('表示例').first()).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,nofollow');
    await expect(page.getByRole('main').locator('a[href*=".example"]')).toHaveCount(0);
  });
});

test.describe('An operator who has published nothing yet @desktop', () => {
  test.use({ settings: NEW_OPERATOR, shared: false });

  const UNPROVED =
    /No\.1|1,?000万|10万件|800社|1,200社|70万5千円|20万人|日本初|日本で初めて|最高値|高く売れる|最短即日|引き合い/;

  test('claims nothing that needs a proof, and shows no examples, on any page', async ({ site, request }) => {
    for (const path of ['/', '/lp/tokei', '/lp/kotto/kimono', '/about', '/store', '/partners', '/evidence']) {
      const html = await (await request.get(site.url + path)).text();
      expect(html.match(UNPROVED)?.[0], path).toBeUndefined();
      expect(html, path).not.toContain('表示例');
      expect(html, path).not.toMatch(/お客様の声|買取実績 0\d/);
    }
  });

  test('names as many shops as the site has, and no number where it has none', async ({
    page,
    site,
    upstream,
  }) => {
    // An API that counts no shops by area.
    upstream.answerJson(/^\/v1\/partner_shops\/facts/, {}, 404);
    upstream.answerJson(/^\/v1\/partner_shops\/(?!facts)/, { data: [], pagination: { total_count: 12 } });
    await page.goto(`${site.url}/lp/tokei`);
    await expect(page.getByText('提携買取店12社')).toBeAttached();
    await page.goto(`${site.url}/store`);
    await expect(page.getByText('加盟企業は12社。')).toBeVisible();
    upstream.answerJson(/^\/v1\/partner_shops\/(?!facts)/, { data: [], pagination: { total_count: 0 } });
    await page.goto(site.url);
    await expect(page.getByRole('heading', { name: '提携買取店', exact: true })).toBeVisible();
    await expect(page.getByText(/(?<!\d)0\s*社/)).toHaveCount(0);
  });

  test('has no campaign without a survey, and no results: neither a page nor a link, category links lead on', async ({
    page,
    site,
    request,
  }) => {
    expect((await request.get(`${site.url}/campaign-gift`)).status()).toBe(404);
    for (const path of ['/', '/lp/tokei', '/sitemap', '/sitemaps/pages.xml', '/achievements']) {
      const text = await (await request.get(site.url + path)).text();
      expect(text, path).not.toContain('/campaign-gift');
      expect(text, path).not.toMatch(/href="\/achievements|\/achievements<|ギフトカード/);
    }
    await page.goto(site.url);
    const goods = page.getByRole('region', { name: 'いま査定できる品物' });
    await expect(goods.getByRole('link', { name: '時計' })).toHaveAttribute('href', '/lp/tokei');
    // The same links again would be no index.
    await expect(page.getByRole('heading', { name: '取扱カテゴリ' })).toHaveCount(0);
  });

  test('shows no list of popular articles before somebody has read one', async ({ page, site, upstream }) => {
    upstream.answerJson(/popular-posts/, []);
    await page.goto(`${site.url}/column/watch-box-and-papers`);
    await expect(page.getByRole('heading', { name: '最新記事' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '人気記事' })).toHaveCount(0);
  });

  test('has whole pages on a phone and on a wide screen', async ({ page, site }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/lp/tokei', '/about', '/store']) {
        await page.goto(site.url + path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        const lists = page.locator('main :is(ul, ol, dl)');
        await expect(lists.filter({ hasNot: page.locator('*') }), path).toHaveCount(0);
      }
    }
    await expectNoAxeViolations(page);
  });
});

test.describe('What an operator publishes @desktop', () => {
  const file = join(tmpdir(), `site-content-${process.pid}.yaml`);
  test.beforeAll(() =>
    writeFile(
      file,
      `
voices: [{ title: 納得して売れました, text: 三社の説明を聞いて決めました。, person: 50代・女性・東京都 }]
results: [{ day: 2026-10-01, area: 大阪府, category: watch, item: 見本の腕時計, amount: 345000 }]
press: [{ name: 見本新聞, logo: /pictures/app-icon-180.png }]
evidence: { satisfaction: 利用者500人への調査 }
`,
    ),
  );
  test.afterAll(() => rm(file, { force: true }));
  test.use({ settings: { ...OPERATOR, SITE_CONTENT: file } });

  // Clause 1.2-97
  test('takes the place of the examples', async ({ page, site }) => {
    await page.goto(site.url);
    const results = page.getByRole('region', { name: '買取実績' });
    await expect(results.getByText('345,000円')).toBeVisible();
    await expect(results.getByText('表示例')).toHaveCount(0);
    await expect(page.getByText('納得して売れました')).toBeVisible();
    await page.goto(`${site.url}/achievements/watch`);
    await expect(page.getByText('見本の腕時計')).toBeVisible();
    await page.goto(`${site.url}/achievements/bag`);
    await expect(page.getByText('該当する買取実績が見つかりませんでした。')).toBeVisible();
    await page.goto(`${site.url}/lp/tokei`);
    await expect(page.getByText('345,000円')).toBeVisible();
    await page.goto(`${site.url}/store`);
    await expect(page.getByRole('img', { name: '見本新聞' })).toBeVisible();
    await page.goto(`${site.url}/evidence`);
    await expect(page.getByText('利用者500人への調査')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
