import { expect, type Page } from 'playwright/test';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import {
  aGivenQuote,
  answerPhotos,
  aRequest,
  LONG_TOKEN,
  refusedAnswer,
  shopInState,
  unfold,
} from '#test/browser/follow-up.ts';
import { test } from '#test/browser/site-behind.ts';

/*
 * The private pages of sellers in other languages, in front of an API that answers as each test defines.
 */

test.use({ links: true, shared: true });

const REQUEST = /\/readOwnRequest$/;

const A_QUESTION = {
  uuid: '4b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c01',
  asked_at: '2026-11-01T02:00:00.000Z',
  text: 'What is the model number?',
  answer: null,
  answered_at: null,
  held_back: false,
};

const SHOPS = [
  shopInState(1, 'Ginza', { state: 'quoted', quote: aGivenQuote({ low: 100_000, high: 300_000 }) }),
  shopInState(2, 'Shinjuku', { state: 'asked', questions: [A_QUESTION] }),
  shopInState(3, 'Ueno', { state: 'declined', may_report: ['calls'] }),
  shopInState(4, 'Kanda', { state: 'matched' }),
];

/** The texts of the page with kana, seen or folded, but those that say that they are Japanese. */
const kanaOf = (page: Page) =>
  page.evaluate(() => {
    const kana: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const place = node.parentElement;
      if (place?.closest('script, style, template, [lang=ja]')) continue;
      if (/[ぁ-ゖァ-ヺ]/.test(node.textContent ?? '')) kana.push(node.textContent ?? '');
    }
    const elements = document.querySelectorAll('[aria-label], [alt], [title], [placeholder]');
    for (const element of elements)
      for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
        if (/[ぁ-ゖァ-ヺ]/.test(element.getAttribute(name) ?? '') && !element.closest('[lang=ja]'))
          kana.push(`${name}: ${element.getAttribute(name)}`);
    return kana;
  });

/** The name of the service, names of goods, and what the seller has typed stay as they are. */
const KEPT = /タカクラベ|ロレックス|デイトナ|ヤマダ|みほん|メゾン|マンション/;

const unknownKana = async (page: Page) => (await kanaOf(page)).filter((text) => !KEPT.test(text));

/** The server answers with the words of the request's language. */
const itemsOf = (...facts: [string, string][]) =>
  aRequest().items.map((item) => ({ ...item, facts: facts.map(([name, value]) => ({ name, value })) }));

const READ_IN = [
  {
    language: 'en',
    items: itemsOf(['Brand', 'ROLEX（ロレックス）']),
    question: 'Question from Shinjuku',
    send: 'Answer',
    told: /^We have received your answer/,
    unknown: 'This link opens nothing',
  },
  {
    language: 'zh-Hans',
    items: itemsOf(['品牌', 'ROLEX（ロレックス）']),
    question: 'Shinjuku的提问',
    send: '回答',
    told: /^已收到/,
    unknown: '无法打开此链接',
  },
] as const;

for (const { language, items, question, send, told, unknown } of READ_IN) {
  test(`A seller whose request is in ${language} reads and answers in it, and a page that is gone speaks it by its address`, async ({
    page,
    site,
    upstream,
  }) => {
    answerPhotos(upstream);
    const request = aRequest({ shops: SHOPS, language, items: [...items] });
    upstream.answerJson(REQUEST, request);
    const own = `${site.url}/requests/${LONG_TOKEN}`;
    await page.goto(own);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { name: question })).toBeVisible();
    expect(await unknownKana(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoAxeViolations(page);

    const shops = SHOPS.map((shop) => ({
      ...shop,
      questions: shop.questions.map((each) => ({ ...each, answer: '116610' })),
    }));
    upstream.answerJson(/\/answerShop$/, { ...request, shops });
    await page.getByRole('textbox').first().fill('116610');
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: told })).toBeFocused();
    expect(await unknownKana(page)).toEqual([]);

    upstream.answerJson(REQUEST, refusedAnswer('unknown_link'), 404);
    await page.goto(`${own}?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown);
    expect(await unknownKana(page)).toEqual([]);
  });
}

test('A seller whose request is in English can read it in Japanese, and a form there keeps that', async ({
  page,
  site,
  upstream,
}) => {
  answerPhotos(upstream);
  upstream.answerJson(REQUEST, aRequest({ language: 'en' }));
  await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('査定依頼の状況');
  await unfold(page, 'ご連絡方法の希望');
  upstream.answerJson(/\/preferContact$/, aRequest({ language: 'en' }));
  await page.getByRole('button', { name: '希望を保存する' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'ご連絡方法の希望を保存しました。' }),
  ).toBeFocused();
});

test('A seller who has lost the link asks for it in English', async ({ page, site }) => {
  await page.goto(`${site.url}/requests?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await unknownKana(page)).toEqual([]);
  await page.getByRole('textbox').fill('nobody');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  expect(await unknownKana(page)).toEqual([]);
});
