import { expect, type Page } from 'playwright/test';
import { openOwnPage, snippetOf, untilInteractive } from '#test/browser/pages.ts';
import { test } from '#test/browser/test.ts';

/** All texts that are seen in the form from its first moment on. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Reflect.set(window, 'seenTexts', texts);
    const look = () => {
      for (const part of document.querySelector('appraisal-form')?.shadowRoot?.querySelectorAll('*') ?? []) {
        const [first] = part.childNodes;
        const isSeen =
          first?.nodeType === Node.TEXT_NODE && part.checkVisibility({ checkVisibilityCSS: true });
        // Texts that stay Japanese say so.
        if (isSeen && !part.closest('[lang=ja]')) texts.add(first.textContent ?? '');
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenTexts') as Set<string>)]);
}

const inJapanese = (texts: readonly string[]) => texts.filter((text) => /[ぁ-んァ-ヴ]/.test(text));

const OF_PAGE = { lang: 'auto', theme: 'brand' };

test('A seller who reads English sees no other language from the first moment to the thanks, and shops get Japanese', {
  tag: '@desktop',
}, async ({ page }) => {
  const texts = await watchTexts(page);
  await openOwnPage(page, `<script>document.documentElement.lang = 'en'</script>${snippetOf(OF_PAGE)}`);
  await untilInteractive(page);
  const form = page.locator('appraisal-form');
  await form.getByRole('button', { name: /^Category/ }).click();
  await form.getByRole('dialog').getByRole('button', { name: 'Musical instruments' }).click();
  await form.getByLabel(/^Type of instrument/).selectOption({ label: 'Guitar' });
  await form.getByLabel(/^Brand/).selectOption({ label: 'Gibson（ギブソン）' });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('button', { name: /Start appraisal/ }).click();
  await expect(form.getByText('Enter your full name', { exact: true })).toBeVisible();
  for (const [label, text] of [
    [/^Full name/, 'Smith John'],
    [/^Name in katakana/, 'スミス ジョン'],
    [/^Postcode/, '150-0041'],
    [/^Email address/, 'john@example.jp'],
    [/^Phone number/, '090-1234-5678'],
  ] as const)
    await form.getByLabel(label).fill(text);
  await expect(form.getByText(/can appraise musical instruments for requests from Tokyo/)).toBeVisible();
  const sending = page.waitForRequest(/\/v1\/mucv/);
  await form.getByRole('button', { name: /Start appraisal/ }).click();
  const body = (await sending).postData() ?? '';
  expect(body).toContain('ギター');
  expect(body).not.toContain('Guitar');
  await expect(form.getByRole('heading', { name: 'Thank you for your request' })).toBeVisible();
  // Which shops come is chance, and so are their places.
  const names = /ギブソン|スミス|タカクラベ|\S[市区町村](?= ·|$)/;
  expect(inJapanese(await texts()).filter((text) => !names.test(text))).toEqual([]);
});

test('A page that changes its language changes that of its form, which keeps the answers', {
  tag: '@desktop',
}, async ({ page }) => {
  await openOwnPage(page, snippetOf(OF_PAGE));
  await untilInteractive(page);
  const form = page.locator('appraisal-form');
  await form.getByRole('button', { name: /^商品カテゴリ/ }).click();
  await form.getByRole('dialog').getByRole('button', { name: '楽器' }).click();
  await form.getByLabel(/^楽器の種類/).selectOption({ label: 'ギター' });
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-CN'));
  await expect(form.getByLabel(/^乐器的种类/)).toHaveValue('ギター');
  await expect(form.getByRole('button', { name: '下一步' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'ja'));
  await expect(form.getByLabel(/^楽器の種類/)).toHaveValue('ギター');
});

test('A Japanese form asks for no other language, and one whose words are lost is Japanese', {
  tag: '@desktop',
}, async ({ page }) => {
  const languages: string[] = [];
  page.on('request', (request) => {
    if (/\/widget\/(en|zh)\.js/.test(request.url())) languages.push(request.url());
  });
  await page.route(/\/widget\/en\.js/, (route) => route.abort());
  await openOwnPage(page, `<script>document.documentElement.lang = 'en'</script>${snippetOf()}`);
  await untilInteractive(page);
  expect(languages).toEqual([]);
  await openOwnPage(page, snippetOf({ lang: 'en' }));
  await untilInteractive(page);
  await expect(page.locator('appraisal-form').getByText('一括査定依頼フォーム')).toBeVisible();
});
