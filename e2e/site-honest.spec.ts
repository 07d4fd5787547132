import { expect } from 'playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { OPERATOR } from './support/operator.ts';
import { test } from './support/site-behind.ts';

const RIBBON = 'これはデモ表示です。運営者情報・店舗・実績はサンプルです';

const factTypes = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(
    ([, text = '']) => JSON.parse(text)['@type'],
  );

test.describe('As long as nobody answers for the site @desktop', () => {
  test('every page says that it is a sample, keeps search engines out and has no facts of shops', async ({
    site,
    request,
    baseURL,
  }) => {
    const found = await (await request.get('/v1/partner_shops/company_shops?per_page=1')).json();
    const shop = `/partners/${found.data[0].uuid}`;
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
      expect(html, path).toContain(RIBBON);
      expect(html.match(/<meta name="robots" content="noindex,nofollow"/g), path).toHaveLength(1);
      expect(factTypes(html), path).not.toContain('LocalBusiness');
    }
    const known = await (await request.get(baseURL + shop)).text();
    expect(factTypes(known)).toContain('LocalBusiness');
    expect(known).not.toContain(RIBBON);
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
  test('the footer leads to who runs the site and to the policy, on the site itself', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: '運営会社' }).click();
    await expect(page).toHaveURL('/company');
    for (const fact of [OPERATOR.OPERATOR_NAME, OPERATOR.OPERATOR_REPRESENTATIVE, OPERATOR.OPERATOR_ADDRESS])
      await expect(page.getByText(fact)).toBeVisible();
    await footer.getByRole('link', { name: '個人情報の取り扱いについて' }).click();
    await expect(page).toHaveURL('/privacy#personal-information');
    await expect(page.getByRole('heading', { name: /提携買取店への提供/ })).toBeInViewport();
  });

  test.describe('who has a policy elsewhere', () => {
    test.use({ settings: { PRIVACY_URL: 'https://operator.example/policy' } });

    test('all links lead there, also the one that forms in pages of partners use', async ({
      site,
      request,
    }) => {
      const html = await (await request.get(site.url)).text();
      expect(html).toContain('href="https://operator.example/policy"');
      const answer = await request.get(`${site.url}/privacy`, { maxRedirects: 0 });
      expect(answer.headers().location).toBe('https://operator.example/policy');
      expect(await (await request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('/privacy<');
    });
  });
});
