import { expect, type Page } from 'playwright/test';
import { MOST_CHOSEN } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import type { OwnRequest } from '#server/quotes/link-acts.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import {
  aGivenQuote,
  answerPhotos,
  aRequest,
  choiceOf,
  inDays,
  LONG_TOKEN,
  refusedAnswer,
  remember,
  shopInState,
} from '#test/browser/follow-up.ts';
import { test, type Upstream } from '#test/browser/site-behind.ts';

/*
 * How a seller decides, takes a decision back, and opens a request again, in front of an API that answers as each test
 * defines; follow-up.spec.ts walks the same with the real one.
 */

test.use({ links: true, shared: true });

const REQUEST = /\/readOwnRequest$/;
const CHOICE = /\/chooseShops$/;

const main = (page: Page) => page.getByRole('main');
const decision = (page: Page) => page.getByRole('region', { name: 'お店を決める' });

const quotingShop = (
  nth: number,
  name: string,
  yen: number,
  more: Partial<OwnRequest['shops'][number]> = {},
) =>
  shopInState(nth, name, {
    state: 'quoted',
    quote: aGivenQuote({ low: yen, high: yen }),
    ...more,
  });

const ONE = quotingShop(1, 'あ店', 1_500_000);
const TWO = quotingShop(2, 'い店', 1_200_000);
/** Two have named a price; of the others one waits, one has asked, one knows the contact late, and two are over. */
const SHOPS = [
  ONE,
  TWO,
  shopInState(3, 'う店'),
  shopInState(4, 'え店', { state: 'asked' }),
  shopInState(5, 'お店', { state: 'overdue' }),
  shopInState(6, 'か店', { state: 'declined' }),
  shopInState(7, 'き店', { state: 'passed', why: 'silent' }),
];

const QUOTED = aRequest({ shops: SHOPS });

const until = () => new Date(Date.now() + CHOICE_MINUTES * 60_000).toISOString();
const CHOOSING = () =>
  aRequest({
    decided_at: inDays(0),
    choice_until: until(),
    shops: SHOPS.map((shop) =>
      shop === ONE
        ? quotingShop(1, 'あ店', 1_500_000, { pending: { what: 'chosen', until: until() } })
        : shop,
    ),
  });

/** Chooses shops on the page, up to the question whether they are the ones. */
async function chooseOn(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await choiceOf(page, name).check();
  await page.getByRole('button', { name: /^この店に(も)?決める$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('このお店に決めますか');
}

/** The API, whose request is another one from a call on. */
const becomes = (upstream: Upstream, call: RegExp, request: OwnRequest): string[] =>
  remember(upstream, call, request, () => upstream.answerJson(REQUEST, request));

for (const javaScriptEnabled of [true, false])
  test.describe(`A seller ${javaScriptEnabled ? 'with' : 'without'} scripts @desktop`, () => {
    test.use({ javaScriptEnabled });

    test('is asked once before a shop is chosen, with what follows, and can choose again', async ({
      page,
      site,
      upstream,
    }) => {
      upstream.answerJson(REQUEST, QUOTED);
      const bodies = becomes(upstream, CHOICE, CHOOSING());
      await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
      await chooseOn(page, 'あ店');
      await expect(page).toHaveTitle(/^このお店に決めますか \| /);
      await expect(page.getByRole('list', { name: '選んだお店' })).toHaveText('あ店1,500,000円出張買取');
      await expect(main(page)).toContainText(`${CHOICE_MINUTES}分間は、このページから取り消せます`);
      await expect(main(page), 'those that could still answer').toContainText('ほかの4社へお断りをお知らせ');
      await expect(main(page)).not.toContainText('お客様の連絡先を確認できるようになります');
      await expect(main(page).getByRole('button')).toHaveText(['このお店に決める', '選び直す']);
      // The checker is a script.
      if (javaScriptEnabled) await expectNoAxeViolations(page);

      await page.getByRole('button', { name: '選び直す' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('査定依頼の状況');
      await expect(page).toHaveTitle(/^査定依頼の状況 \| /);
      expect(bodies, 'nothing has happened').toEqual([]);
      await expect(choiceOf(page, 'あ店')).toBeChecked();
      if (javaScriptEnabled) await expect(choiceOf(page, 'あ店')).toBeFocused();

      await choiceOf(page, 'あ店').uncheck();
      await chooseOn(page, 'い店');
      await expect(page.getByRole('list', { name: '選んだお店' })).toContainText('い店');
      await page.getByRole('button', { name: '選び直す' }).click();
      await choiceOf(page, 'い店').uncheck();
      await chooseOn(page, 'あ店');
      await page.getByRole('button', { name: 'このお店に決める' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'お店を選びました。' })).toBeVisible();
      await expect(main(page)).toContainText('「あ店」を選んでいます。');
      await expect(main(page)).toContainText('まだどのお店にも伝わっていません');
      expect(bodies).toEqual([JSON.stringify({ shops: [ONE.uuid], given_at: [ONE.quote?.given_at] })]);
    });

    test('takes the choice back, and the page is as before', async ({ page, site, upstream }) => {
      upstream.answerJson(REQUEST, CHOOSING());
      await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
      await expect(page.getByText('このお店を選びました。お店には、まだ伝わっていません。')).toHaveCount(1);
      await expect(page.getByText('お店を断る')).toHaveCount(0);
      const bodies = becomes(upstream, /\/undoChoice$/, QUOTED);
      await page.getByRole('button', { name: '選んだお店を取り消す' }).click();
      await expect(page.getByText('お店の選択を取り消しました。')).toBeVisible();
      await expect(page.getByRole('button', { name: '選んだお店を取り消す' })).toHaveCount(0);
      await expect(main(page)).toContainText('条件を比べて');
      expect(bodies).toHaveLength(1);
    });

    test('is told how many shops can be chosen, before anything else', async ({ page, site, upstream }) => {
      const many = Array.from({ length: MOST_CHOSEN + 1 }, (_, nth) => quotingShop(nth, `店${nth}`, 1000));
      upstream.answerJson(REQUEST, aRequest({ shops: many }));
      const bodies = remember(upstream, CHOICE, QUOTED);
      await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
      const words = `お店を1社から${MOST_CHOSEN}社まで選んでください。`;
      await page.getByRole('button', { name: 'この店に決める' }).click();
      await expect(page.getByText(words)).toBeVisible();
      for (const box of await page.getByRole('checkbox', { name: '1,000円' }).all()) await box.check();
      await page.getByRole('button', { name: 'この店に決める' }).click();
      await expect(page.getByText(words)).toBeVisible();
      expect(bodies).toEqual([]);
    });

    test('opens a request again that was withdrawn, within the day', async ({ page, site, upstream }) => {
      const withdrawn = aRequest({ withdrawn_at: inDays(0), reopen_until: inDays(1) });
      upstream.answerJson(REQUEST, withdrawn);
      await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
      await expect(page.getByText(/まで再開できます。/)).toBeVisible();
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      const bodies = becomes(upstream, /\/reopenRequest$/, aRequest());
      await page.getByRole('button', { name: '再開する' }).click();
      await expect(page.getByText('依頼を再開しました。')).toBeVisible();
      await expect(main(page)).toContainText('2社にご依頼をお届けしました。');
      await expect(page.getByRole('button', { name: '再開する' })).toHaveCount(0);
      expect(bodies).toHaveLength(1);
    });
  });

test.describe('A request that has ended @desktop', () => {
  const end = { ended_at: inDays(0), reopen_until: inDays(1) };

  test('offers to open it again where it says so, and nothing that no shop would read', async ({
    page,
    site,
    upstream,
  }) => {
    const shops = [1, 2].map((nth) => shopInState(nth, `店${nth}`, { state: 'declined' }));
    upstream.answerJson(REQUEST, aRequest({ ...end, shops }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await expect(page.getByRole('button', { name: '再開する' })).toBeInViewport();
    await expect(main(page).getByRole('link', { name: '新しく査定を依頼する' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: '提携買取店を探す' })).toBeVisible();
    for (const name of ['希望を保存する', '写真を追加する', /選んだお店にだけ連絡先を伝える/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('A seller who uses the keyboard @desktop', () => {
  test('hears the question, confirms it, and hears what was done', async ({ page, site, upstream }) => {
    upstream.answerJson(REQUEST, QUOTED);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await choiceOf(page, 'あ店　1,500,000円').focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'この店に決める' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'このお店に決めますか' })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    becomes(upstream, CHOICE, CHOOSING());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'このお店に決める' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '選び直す' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'お店を選びました。' })).toBeFocused();
    await expect(page).toHaveTitle(/^査定依頼の状況 \| /);
  });

  test('reads why a shop can no longer be chosen, where it was pressed', async ({ page, site, upstream }) => {
    upstream.answerJson(REQUEST, QUOTED);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await chooseOn(page, 'あ店');
    upstream.answerJson(CHOICE, refusedAnswer('not_choosable'), 409);
    upstream.answerJson(REQUEST, aRequest({ shops: [shopInState(1, 'あ店', { state: 'declined' }), TWO] }));
    await page.getByRole('button', { name: 'このお店に決める' }).click();
    const why = page.getByRole('alert').filter({ hasText: 'このお店は、いま選べません。' });
    await expect(why).toBeInViewport();
    await expect(page.getByRole('group', { name: '査定額が届いたお店' }).getByRole('checkbox')).toHaveCount(
      1,
    );
  });
});

test.describe('The page of a seller who decides @desktop', () => {
  test('says that the contact opens to the chosen shop, if it does not know it', async ({
    page,
    site,
    upstream,
  }) => {
    const knowledge = [{ what: 'contact' as const, at: inDays(-1) }];
    const opens = 'お客様の連絡先を確認できるようになります';
    const first = { contact_release: 'chosen' } as const;
    upstream.answerJson(REQUEST, aRequest({ ...first, shops: [ONE, { ...TWO, learned: knowledge }] }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await chooseOn(page, 'あ店');
    await expect(main(page)).toContainText(opens);
    await page.getByRole('button', { name: '選び直す' }).click();
    await choiceOf(page, 'あ店').uncheck();
    await chooseOn(page, 'い店');
    await expect(main(page)).not.toContainText(opens);
  });

  test('refuses nobody with a further shop', async ({ page, site, upstream }) => {
    const decidedRequest = aRequest({
      decided_at: inDays(-1),
      shops: [
        quotingShop(1, 'あ店', 1_500_000, { state: 'chosen' }),
        quotingShop(2, 'い店', 1_200_000, { state: 'unchosen' }),
        shopInState(3, 'う店', { state: 'unchosen' }),
      ],
    });
    upstream.answerJson(REQUEST, decidedRequest);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await chooseOn(page, 'い店');
    await expect(main(page)).not.toContainText('お断りをお知らせします');
  });

  test('shows after a decision who was chosen and who was refused, and nobody who waits', async ({
    page,
    site,
    upstream,
  }) => {
    const decidedRequest = aRequest({
      decided_at: inDays(-1),
      shops: [
        quotingShop(1, 'あ店', 1_500_000, { state: 'chosen' }),
        quotingShop(2, 'い店', 1_200_000, { state: 'unchosen' }),
        ...[3, 4, 5, 6, 7, 8].map((nth) => shopInState(nth, `店${nth}`, { state: 'unchosen' })),
      ],
    });
    upstream.answerJson(REQUEST, decidedRequest);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await expect(main(page)).toContainText('に、お店を決めました。お店からの連絡をお待ちください。');
    await expect(main(page)).toContainText('ほかのお店には、お断りをお知らせしています。');
    await expect(page.getByLabel('買取店の回答')).toHaveText('査定額あり2社確認中0社連絡待ち0社終了6社');
    await expect(page.getByText('お店を断る')).toHaveCount(0);
    await expect(decision(page)).toContainText(`お店を加えることもできます（${MOST_CHOSEN}社まで）。`);
  });

  test('shows a refusal that can be taken back beside what the shop did', async ({
    page,
    site,
    upstream,
  }) => {
    const pending = quotingShop(1, 'あ店', 1_500_000, { pending: { what: 'refused', until: inDays(1) } });
    upstream.answerJson(REQUEST, aRequest({ shops: [pending, TWO] }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await expect(decision(page)).toContainText(
      /へのお断りは、まだお店に伝わっていません。\d+月\d+日.+まで取り消せます。/,
    );
    const shop = page.getByRole('table').getByRole('row').nth(1);
    await expect(shop).toContainText('査定額の連絡がありました');
    await expect(shop).toContainText('お断りを受け付けました。お店には、まだ伝わっていません。');
    await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('いちばん高い査定額');
    await expect(page.getByRole('group', { name: '査定額が届いたお店' }).getByRole('checkbox')).toHaveCount(
      1,
    );
    becomes(upstream, /\/undoRefusal$/, QUOTED);
    await page.getByRole('button', { name: 'お断りを取り消す' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'お断りを取り消しました。' })).toBeFocused();
  });

  test('does not call the price of a refused shop the highest', async ({ page, site, upstream }) => {
    const refusingShop = quotingShop(1, 'あ店', 1_500_000, { state: 'refused' });
    const third = quotingShop(3, 'う店', 1_000_000);
    upstream.answerJson(REQUEST, aRequest({ shops: [refusingShop, TWO, third] }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows.nth(1)).toContainText('い店いちばん高い査定額1,200,000円');
    await expect(rows.last()).toContainText('あ店お断りしました1,500,000円');
    await expect(rows.last()).not.toContainText('期限切れ');
  });
});

test.describe('The answers of a seller @desktop', () => {
  const question = {
    uuid: '4b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c01',
    asked_at: inDays(-1),
    text: '型番を教えてください。',
    answer: null,
    answered_at: null,
    held_back: false,
  };

  test('are announced to a shop that reads them, and not promised for one that is over', async ({
    page,
    site,
    upstream,
  }) => {
    answerPhotos(upstream);
    const open = shopInState(1, 'あ店', { state: 'asked', questions: [question] });
    const over = shopInState(2, 'い店', {
      state: 'passed',
      why: 'unanswered',
      questions: [{ ...question, uuid: '4b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c02', text: '箱はありますか。' }],
    });
    upstream.answerJson(REQUEST, aRequest({ shops: [over, open] }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    const part = page.getByRole('region', { name: '買取店からのご質問' });
    await expect(part.getByRole('listitem').first()).toContainText('あ店からのご質問');
    await part.getByText('ほかのご質問（1件）').click();
    const row = part.getByRole('listitem').filter({ hasText: '箱はありますか。' });
    await expect(row).toContainText('お店には伝わりません。');
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await expectNoAxeViolations(page);
    const answeringShop = {
      ...open,
      state: 'replied' as const,
      questions: [{ ...question, answer: '116500LN' }],
    };
    becomes(upstream, /\/answerShop$/, aRequest({ shops: [over, answeringShop] }));
    await part.getByRole('textbox', { name: '回答' }).fill('116500LN');
    await part.getByRole('button', { name: '回答する' }).click();
    await expect(part.getByRole('status')).toHaveText(
      '回答を受け付けました。あ店のページに表示し、メールでもお知らせします。',
    );
  });

  test('to a shop whose request has ended meanwhile are not promised to it', async ({
    page,
    site,
    upstream,
  }) => {
    const open = shopInState(1, 'あ店', { state: 'asked', questions: [question] });
    upstream.answerJson(REQUEST, aRequest({ shops: [open] }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    const questions = [{ ...question, answer: '116500LN' }];
    const over = { ...open, state: 'passed' as const, why: 'unanswered' as const, questions };
    becomes(upstream, /\/answerShop$/, aRequest({ shops: [over] }));
    const part = page.getByRole('region', { name: '買取店からのご質問' });
    await part.getByRole('textbox', { name: '回答' }).fill('116500LN');
    await part.getByRole('button', { name: '回答する' }).click();
    await expect(part).toContainText('お店には伝わりません。');
    await expect(part.getByText('メールでもお知らせします')).toHaveCount(0);
  });
});
