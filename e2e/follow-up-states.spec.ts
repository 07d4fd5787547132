import { expect, type Page } from 'playwright/test';
import { PASS_REASONS, type PassReason } from '#contract/life/facts.ts';
import { SHOP_OUTCOMES } from '#contract/life/follow-up.ts';
import { PLACE_STATE_NAMES, type PlaceState, placeRow } from '#contract/life/place-states.ts';
import type { Lead, OwnRequest } from '#server/quotes/link-acts.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { recordTrouble } from '#test/browser/events.ts';
import {
  A_CONTACT,
  aGivenQuote,
  aLead,
  answerPhotos,
  aRequest,
  inDays,
  LONG_TOKEN,
  refusedAnswer,
  remember,
  shopInState,
  unfold,
  unfoldQuote,
} from '#test/browser/follow-up.ts';
import { test } from '#test/browser/site-behind.ts';

/*
 * The pages behind links in front of an API that answers as each test defines; follow-up.spec.ts walks through them
 * with the real one.
 */

test.use({ links: true, shared: true });

const REQUEST = /\/readOwnRequest$/;
const LEAD = /\/readLead$/;

const main = (page: Page) => page.getByRole('main');

const A_QUESTION = {
  uuid: '4b7e9c64-92d3-4b0c-8e21-6a4d2f9b7c01',
  asked_at: inDays(-1),
  text: '型番・シリアル番号を教えてください。',
  answer: null,
  answered_at: null,
  held_back: false,
};

/** The traces by which a browser could reveal the page that it shows. */
const traces = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      Reflect.get(window, 'dataLayer') ?? [],
      history.state,
      [...document.querySelectorAll('head [content], head [href]')].map((one) => one.outerHTML),
      [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
    ]),
  );

test.describe('The page of a seller @desktop', () => {
  test('compares quotes honestly', async ({ page, site, upstream }) => {
    answerPhotos(upstream);
    const overlapping = [
      shopInState(1, 'あ店', { state: 'quoted', quote: aGivenQuote({ low: 100_000, high: 300_000 }) }),
      shopInState(2, 'い店', { state: 'quoted', quote: aGivenQuote({ low: 200_000, high: 200_000 }) }),
    ];
    upstream.answerJson(REQUEST, aRequest({ shops: overlapping }));
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    const table = page.getByRole('table', { name: '買取店ごとの査定額' });
    await expect(table.getByRole('row')).toHaveText([
      /買取店査定額/,
      /^あ店100,000円〜300,000円/,
      /^い店200,000円/,
    ]);
    await expect(main(page)).toContainText('まだ決まりません');
    await expect(main(page)).not.toContainText('いちばん高い査定額');

    const over = shopInState(3, 'う店', {
      state: 'quoted',
      quote: aGivenQuote({ low: 900_000, high: 900_000, valid_until: '2026-01-31' }),
    });
    const best = shopInState(4, 'え店', {
      state: 'quoted',
      quote: aGivenQuote({ low: 310_000, high: 400_000 }),
    });
    upstream.answerJson(REQUEST, aRequest({ shops: [...overlapping, over, best] }));
    await page.reload();
    await expect(table.getByRole('row').nth(1)).toContainText('いちばん高い査定額310,000円〜400,000円');
    await expect(table.getByRole('row').last()).toContainText('う店900,000円');
    await expect(table.getByRole('row').last()).toContainText('期限切れ');
    await expect(page.getByText('いちばん高い査定額')).toHaveCount(1);
  });

  test('shows photos one by one, and a file where browsers show none', { tag: '@all' }, async ({
    page,
    site,
    upstream,
  }) => {
    answerPhotos(upstream);
    upstream.answerJson(REQUEST, aRequest());
    const trouble = await recordTrouble(page);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await unfold(page, 'ご依頼の品物');
    await expect(page.getByRole('link', { name: '写真3を開く HEIC形式' })).toHaveAttribute(
      'rel',
      'noreferrer',
    );
    const first = page.getByRole('link', { name: '時計の写真1' });
    const dialog = page.getByRole('dialog', { name: '時計の写真' });
    await expect(async () => {
      await first.click();
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('2 / 2');
    await expect(dialog.getByRole('img', { name: '時計の写真2' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(first).toBeFocused();
    expect(await trouble()).toEqual([]);
  });

  test('says how it stands, and counts the same', async ({ page, site, upstream }) => {
    test.slow();
    const shops = (...states: PlaceState[]) =>
      states.map((state, nth) =>
        shopInState(nth, `店${nth}`, { state, why: state === 'passed' ? 'silent' : null }),
      );
    const fifteen = shops(...Array<PlaceState>(12).fill('declined'), 'passed', 'passed', 'overdue');
    const states: [Partial<OwnRequest>, string[], string | null][] = [
      [{ shops: [] }, ['7日のあいだお探しし'], null],
      [{ shops: [], ended_at: inDays(-1) }, ['見つかりませんでした。このご依頼は、'], null],
      [
        { shops: shops('told', 'opened', 'told') },
        ['3社にご依頼をお届けしました。'],
        '査定額あり0社確認中0社連絡待ち3社終了0社',
      ],
      [
        { shops: shops('looked', 'replied', 'told', 'matched', 'declined') },
        ['2社が内容を確認しています。'],
        '査定額あり0社確認中2社連絡待ち2社終了1社',
      ],
      [
        { shops: shops('asked', 'called', 'told') },
        ['質問が届いています'],
        '査定額あり0社確認中2社連絡待ち1社終了0社',
      ],
      [
        { shops: shops('declined', 'declined', 'passed') },
        ['2社から「今回は対応できません」と回答がありました。', '1社からは回答がありませんでした。'],
        '査定額あり0社確認中0社連絡待ち0社終了3社',
      ],
      [
        { shops: fifteen, ended_at: inDays(-1), reopen_until: inDays(1) },
        [
          '12社から「今回は対応できません」と回答がありました。',
          '3社からは回答がありませんでした。このご依頼は、',
          '写真やブランド名、型番を加えて',
        ],
        '査定額あり0社確認中0社連絡待ち0社終了15社',
      ],
      [{ withdrawn_at: inDays(-1) }, ['取り下げました'], null],
    ];
    for (const [request, texts, counts] of states) {
      upstream.answerJson(REQUEST, aRequest(request));
      await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
      for (const text of texts) await expect(main(page)).toContainText(text);
      const answerCounts = page.getByLabel('買取店の回答');
      if (counts) await expect(answerCounts).toHaveText(counts);
      else await expect(answerCounts).toHaveCount(0);
      await expect(main(page), 'nobody took over').not.toContainText('引き継');
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectNoAxeViolations(page);
    }
    await expect(page.getByText('この依頼を取り下げる')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '希望を保存する' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: '再開する' }), 'a day later').toHaveCount(0);
  });

  test('withdraws one of two items, and leaves the last to the whole request', async ({
    page,
    site,
    upstream,
  }) => {
    const [watch] = aRequest().items;
    const bag = { title: 'バッグ', withdrawn: false, facts: [], photos: [] };
    const two = aRequest({ items: watch ? [watch, bag] : [] });
    const one = aRequest({ items: watch ? [watch, { ...bag, withdrawn: true }] : [] });
    answerPhotos(upstream);
    upstream.answerJson(REQUEST, two);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await unfold(page, 'ご依頼の品物');
    await page.getByText('品物を1点ずつ取り下げる').click();
    await page.getByRole('radiogroup', { name: '取り下げる品物' }).getByLabel('2. バッグ').check();
    upstream.answerJson(/\/withdrawItem$/, one);
    upstream.answerJson(REQUEST, one);
    await page.getByRole('button', { name: 'この品物を取り下げる' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '品物を取り下げました。お店にお知らせします。' }),
    ).toBeFocused();
    await expect(main(page)).toContainText('この品物は取り下げられました。');
    await expect(page.getByText('品物を1点ずつ取り下げる')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  test('takes the result with one press, and a review after a deal', async ({ page, site, upstream }) => {
    const quoteState = { state: 'quoted', quote: aGivenQuote() } as const;
    const shop = shopInState(1, 'あ店', { ...quoteState, release: { outcome: null, deal: false } });
    const outcome = { result: 'sold', amount: null, why: null } as const;
    const deal = { ...shop, release: { outcome, deal: true } };
    const review = { explanation: 5, speed: 4, paid: true, text: '説明が分かりやすいお店でした。' };
    const becomes = (now: typeof shop) => {
      upstream.answerJson(REQUEST, aRequest({ shops: [now] }));
      upstream.answerJson(/\/(tellOutcome|writeReview)$/, aRequest({ shops: [now] }));
    };
    answerPhotos(upstream);
    becomes(shop);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    const part = page.getByRole('region', { name: '売却のご結果' });
    await unfold(page, '売却のご結果');
    await expectNoAxeViolations(page);
    becomes(deal);
    await part.getByRole('button', { name: '売却しました' }).click();
    await expect(part.getByRole('status')).toHaveText('結果を受け付けました。ありがとうございます。');
    await expect(part).toContainText('お店も売却を確認しました');
    await part.getByText('このお店の口コミを書く').click();
    for (const name of ['査定の説明', '対応の早さ'])
      await part.getByRole('radiogroup', { name }).getByLabel('★★★★★（5）').check();
    await part.getByLabel('約束どおりだった').check();
    await part.getByRole('textbox', { name: '口コミ' }).fill(review.text);
    await expectNoAxeViolations(page);
    becomes({ ...deal, review: { ...review, state: 'waiting', why: null } });
    await part.getByRole('button', { name: '口コミを送る' }).click();
    await expect(part).toContainText(`お書きいただいた口コミ${review.text}`);
    await expect(part).toContainText('運営者が確認しています');
  });

  test('keeps what was chosen when it cannot be saved, and says why', async ({ page, site, upstream }) => {
    upstream.answerJson(REQUEST, aRequest());
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await unfold(page, 'ご連絡方法の希望');
    const failures = [
      [503, refusedAnswer('unavailable'), '処理を完了できませんでした'],
      [429, refusedAnswer('too_many_requests'), '短い時間に操作が続きました'],
    ] as const;
    for (const [status, body, words] of failures) {
      upstream.answerJson(/\/preferContact$/, body, status);
      await page.getByLabel('メールを希望').check();
      await page.getByLabel('夕方以降（17時〜20時）').check();
      await page.getByRole('button', { name: '希望を保存する' }).click();
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.getByLabel('メールを希望')).toBeChecked();
    }
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '希望を保存する' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '接続できませんでした' })).toBeVisible();
    await expect(page.getByLabel('夕方以降（17時〜20時）')).toBeChecked();
    await page.context().setOffline(false);
    upstream.answerJson(/\/preferContact$/, aRequest());
    await page.getByRole('button', { name: '希望を保存する' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'ご連絡方法の希望を保存しました。' }),
    ).toBeFocused();
  });

  test('that opens in an old state learns of the new one', async ({ page, site, upstream }) => {
    upstream.answerJson(REQUEST, aRequest());
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    upstream.answerJson(REQUEST, aRequest({ withdrawn_at: inDays(0) }));
    upstream.answerJson(/\/preferContact$/, refusedAnswer('withdrawn_request'), 409);
    await unfold(page, 'ご連絡方法の希望');
    await page.getByRole('button', { name: '希望を保存する' }).click();
    await expect(main(page)).toContainText('に取り下げました。');
  });
});

test('The page of a seller fits a small phone with the longest amounts and names @phone @all', async ({
  page,
  site,
  upstream,
}) => {
  answerPhotos(upstream);
  const long = { low: 888_888_888, high: 999_999_999, remark: 'https://shop.example/'.padEnd(200, 'x') };
  const name = '株式会社かいとりや総合買取センター日本橋人形町水天宮前店';
  const quotingShops = [1, 2].map((nth) =>
    shopInState(nth, `${name}${nth}`, { state: 'quoted', quote: aGivenQuote(long) }),
  );
  upstream.answerJson(REQUEST, aRequest({ shops: [...quotingShops, shopInState(3, name)] }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  for (const fold of ['この依頼を取り下げる', '個人情報を削除する'])
    await page.getByText(fold).first().click();
  await expect(page.getByRole('button', { name: '取り下げる' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('The page of a shop @phone', () => {
  test('fits a small phone in each of its states @all', async ({ page, site, upstream }) => {
    test.slow();
    answerPhotos(upstream);
    const note = '祖父の形見です。\n箱は少し傷んでいます。';
    const withContact = { contact: { ...A_CONTACT, description: note } };
    const states = {
      未対応: aLead(),
      連絡先を確認済み: aLead({ ...withContact, state: 'looked' }),
      査定額を連絡済み: aLead({ ...withContact, state: 'quoted', quote: aGivenQuote({ high: 1_700_000 }) }),
      回答をお待ちください: aLead({ questions: [A_QUESTION] }),
      '1回だけ変更できます': aLead({ state: 'quoted', quote: aGivenQuote(), bettering: 'open' }),
      成約として記録しています: aLead({
        ...withContact,
        state: 'quoted',
        quote: aGivenQuote(),
        release: { outcome: { result: 'sold', amount: 1_500_000, why: null }, deal: true },
        review: {
          explanation: 5,
          speed: 4,
          paid: true,
          text: '説明が分かりやすいお店でした。',
          answer: null,
        },
      }),
      '「対応できない」とご回答いただきました。': aLead({ state: 'declined', declined: 'busy' }),
      取り下げました: aLead({ state: 'withdrawn', since: inDays(0) }),
    };
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [words, lead] of Object.entries(states)) {
      upstream.answerJson(LEAD, lead);
      await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
      await expect(main(page)).toContainText(words);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), words).toBe(320);
      await expectNoAxeViolations(page);
    }
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('names the deadline and what follows, as long as an answer is awaited', async ({
    page,
    site,
    upstream,
  }) => {
    const at = '2027-01-04T01:30:00.000Z';
    for (const state of PLACE_STATE_NAMES) {
      const { awaited } = placeRow(state);
      upstream.answerJson(LEAD, aLead({ state, ...(awaited && { deadline: at }) }));
      await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
      const deadline = main(page).getByText('回答の期限', { exact: true });
      await expect(deadline, state).toHaveCount(awaited ? 1 : 0);
      if (!awaited) continue;
      await expect(main(page)).toContainText('1月4日（月） 10:30');
      await expect(main(page)).toContainText('ほかの買取店をお探しします。');
    }
  });

  test('says what has ended the request, and offers only what is left', async ({ page, site, upstream }) => {
    const since = '2026-11-24T03:00:00.000Z';
    const release = { outcome: null, deal: false };
    const over: [Partial<Lead>, string[]][] = [
      [{ state: 'withdrawn' }, ['お客様が、11月24日（火） 12:00にこのご依頼を取り下げました。']],
      [{ state: 'declined', declined: 'busy' }, ['「対応できない」とご回答いただきました。']],
      ...(Object.keys(PASS_REASONS) as PassReason[]).map((why): [Partial<Lead>, string[]] => [
        { state: 'passed', why },
        [`${PASS_REASONS[why]}。`, 'このご依頼の受付は終わりました。'],
      ]),
      [{ state: 'refused' }, ['お客様のご判断により、今回は見送りとなりました。']],
      [{ state: 'unchosen' }, ['お客様は、ほかの買取店に決めました。']],
      [{ state: 'refused', release }, ['お客様のご判断により']],
    ];
    for (const [changes, texts] of over) {
      const { state } = changes;
      upstream.answerJson(LEAD, aLead({ since, ...changes }));
      await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
      for (const text of texts) await expect(page.getByRole('status'), state).toContainText(text);
      if (changes.release)
        await expect(main(page).getByRole('button')).toHaveText(Object.values(SHOP_OUTCOMES));
      else await expect(main(page).getByRole('button'), state).toHaveCount(0);
      await expect(main(page)).not.toContainText('引き継');
      await expectNoAxeViolations(page);
    }
    const bodies = remember(upstream, /\/tellShopOutcome$/, aLead({ state: 'refused', release }));
    const part = page.getByRole('region', { name: 'お取引の結果' });
    await part.getByRole('button', { name: SHOP_OUTCOMES.sold }).click();
    await expect(part.getByRole('status')).toHaveText('結果を受け付けました。');
    expect(bodies).toHaveLength(1);
  });

  test('of a chosen shop says what to do now', async ({ page, site, upstream }) => {
    const choice = { state: 'chosen', quote: aGivenQuote() } as const;
    upstream.answerJson(LEAD, aLead(choice));
    await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
    await expect(page.getByRole('status')).toHaveText(
      'お客様が貴店に決めました。連絡先を表示して、お客様へご連絡ください。',
    );
    upstream.answerJson(LEAD, aLead({ ...choice, contact: A_CONTACT }));
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('お客様が貴店に決めました。お客様へご連絡ください。');
  });

  test('says beside each field of a quote what is wrong with it', async ({ page, site, upstream }) => {
    upstream.answerJson(LEAD, aLead());
    await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
    const send = page.getByRole('button', { name: '査定額を連絡する' });
    await page.getByLabel('査定額', { exact: true }).fill('要相談');
    await send.click();
    await expect(page.getByLabel('査定額', { exact: true })).toBeFocused();
    await expect(page.getByText('金額を、数字で入力してください')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: '買取方法' })).toHaveAccessibleDescription(
      '買取方法を選択してください',
    );
    await expectNoAxeViolations(page);
    await page.getByLabel('査定額', { exact: true }).fill('１２．５万円');
    await unfoldQuote(page);
    await page.getByLabel('上限の金額（任意）').fill('100000');
    await page.getByLabel('有効期限').fill('2020-01-01');
    await send.click();
    await expect(page.getByLabel('査定額', { exact: true })).toHaveValue('125,000');
    await expect(page.getByText('上限は、査定額より大きい金額を入力してください')).toBeVisible();
    await expect(page.getByText('今日以降の日付を入力してください')).toBeVisible();
    await page.getByLabel('上限の金額（任意）').fill('');
    await page.getByLabel('有効期限').fill(inDays(7).slice(0, 10));
    await page.getByLabel('宅配買取').check();
    await page.getByLabel('備考（任意）').fill('箱');
    await expect(page.getByText('1 / 500文字')).toBeVisible();
    upstream.answerJson(/\/giveQuote$/, refusedAnswer('invalid_quote'), 422);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: '査定額と有効期限を' })).toBeVisible();
    await expect(page.getByLabel('備考（任意）')).toHaveValue('箱');
  });
});

/** Both pages, and where their API is asked. */
const BOTH = [
  ['requests', REQUEST, aRequest()],
  ['leads', LEAD, aLead({ contact: A_CONTACT, state: 'looked' })],
] as const;

test.describe('A page whose address is a key', () => {
  test.use({ settings: { TAG_MANAGER_ID: 'GTM-TEST' } });

  test('tells nobody where it is @desktop', async ({ page, site, upstream, request }) => {
    answerPhotos(upstream);
    const urls: string[] = [];
    const referrers: (string | undefined)[] = [];
    page.on('request', (one) => {
      urls.push(one.url());
      referrers.push(one.headers().referer);
    });
    for (const [path, pattern, body] of BOTH) {
      upstream.answerJson(pattern, body);
      const address = `${site.url}/${path}/${LONG_TOKEN}`;
      const headers = (await request.get(address)).headers();
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[^']+';/);
      expect(headers['content-security-policy']).not.toMatch(/google|https:(;| )/);
      for (const also of [`${address}.data`, `${address}/more`, address.replace(path, path.toUpperCase())])
        expect((await request.get(also)).headers()['cache-control'], also).toBe('no-store');
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
      expect(await traces(page)).not.toContain(LONG_TOKEN);
    }
    expect(urls.filter((url) => url.includes('googletagmanager'))).toEqual([]);
    expect(urls.filter((url) => url.includes(LONG_TOKEN) && url.includes('__manifest'))).toEqual([]);
    await page.getByRole('banner').getByRole('link').last().click();
    await page.waitForURL(`${site.url}/`);
    expect(await page.evaluate(() => document.referrer)).toBe('');
    expect(await traces(page)).not.toContain(LONG_TOKEN);
    expect(await page.evaluate(() => JSON.stringify(performance.getEntries()))).not.toContain(LONG_TOKEN);
    expect(referrers.filter((one) => one?.includes(LONG_TOKEN))).toEqual([]);
    await expect.poll(() => urls.some((url) => url.includes('googletagmanager'))).toBe(true);
  });

  test('says what a link is that opens nothing, with its status', {
    tag: ['@desktop', '@all'],
  }, async ({ page, site, upstream }) => {
    const codes = [
      ['unknown_link', 404, 'このリンクでは開けませんでした'],
      ['expired_link', 410, 'リンクの有効期限が切れています'],
      ['erased_request', 410, 'このご依頼の情報は削除されました'],
      ['too_many_requests', 429, 'アクセスが続いています'],
      ['unavailable', 503, 'いま、ページを表示できません'],
    ] as const;
    for (const [path, pattern] of BOTH)
      for (const [code, status, title] of codes) {
        upstream.answerJson(pattern, refusedAnswer(code), status);
        const answer = await page.goto(`${site.url}/${path}/${LONG_TOKEN}`);
        expect(answer?.status(), code).toBe(status);
        expect(answer?.headers()['cache-control'], code).toBe('no-store');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(page).toHaveTitle(new RegExp(title));
        await expect(main(page).getByRole('link').first()).toBeVisible();
        expect(await traces(page)).not.toContain(LONG_TOKEN);
        await expectNoAxeViolations(page);
      }
    upstream.answerJson(REQUEST, refusedAnswer('unknown_link'), 404);
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await main(page).getByRole('link', { name: 'リンクをもう一度受け取る' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('査定依頼の確認');
  });
});

test.describe('Without scripts @desktop', () => {
  test.use({ javaScriptEnabled: false });

  test('a seller says how to be called, and is asked again before anything is erased', async ({
    page,
    site,
    upstream,
  }) => {
    upstream.answerJson(REQUEST, aRequest());
    const preferences = remember(upstream, /\/preferContact$/, aRequest());
    const erasures = remember(upstream, /\/eraseOwnRequest$/, { told: 3 });
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await unfold(page, 'ご連絡方法の希望');
    await page.getByLabel('電話を希望').check();
    await page.getByLabel('午前（9時〜12時）').check();
    await page.getByRole('button', { name: '希望を保存する' }).click();
    await expect(page.getByText('ご連絡方法の希望を保存しました。')).toBeVisible();
    expect(preferences).toEqual([JSON.stringify({ method: 'phone', hours: ['morning'] })]);

    await page.getByText('個人情報を削除する').first().click();
    await page.getByRole('button', { name: '個人情報を削除する' }).click();
    expect(erasures).toEqual([]);
    await page.getByLabel('元に戻せないことを確認しました').check();
    upstream.answerJson(REQUEST, refusedAnswer('erased_request'), 410);
    await page.getByRole('button', { name: '個人情報を削除する' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('個人情報を削除しました');
    await expect(main(page)).toContainText('3社の買取店に、控えの消去をお願いするお知らせを送ります');
    expect(erasures).toHaveLength(1);
  });

  test('a seller says which shops see the contact, and corrects it', async ({ page, site, upstream }) => {
    const quotingShop = shopInState(1, 'あ店', { state: 'quoted', quote: aGivenQuote() });
    upstream.answerJson(REQUEST, aRequest({ shops: [quotingShop] }));
    const releases = remember(upstream, /\/releaseContact$/, aRequest());
    const corrections = remember(upstream, /\/correctRequest$/, aRequest());
    await page.goto(`${site.url}/requests/${LONG_TOKEN}`);
    await unfold(page, '連絡先を伝えるお店');
    await page.getByRole('button', { name: '査定額を先に見て、選んだお店にだけ連絡先を伝える' }).click();
    await expect(page.getByText('連絡先の伝え方を変更しました。')).toBeVisible();
    expect(releases).toEqual([JSON.stringify({ contact_release: 'chosen' })]);

    await page.getByText('お名前・連絡先を訂正する').click();
    await page.getByLabel('メールアドレス').fill('hanako@example');
    await page.getByRole('button', { name: '訂正する' }).click();
    await expect(page.getByText('正しいメールアドレスを入力してください')).toBeVisible();
    await page.getByLabel('メールアドレス').fill('hanako@example.jp');
    await page.getByRole('button', { name: '訂正する' }).click();
    await expect(page.getByText('お名前・連絡先を訂正しました。')).toBeVisible();
    expect(corrections).toEqual([JSON.stringify({ email: 'hanako@example.jp' })]);
  });

  test('a shop asks for the contact, says that it called, and names a price', async ({
    page,
    site,
    upstream,
  }) => {
    const open = aLead({ contact: A_CONTACT, state: 'looked' });
    upstream.answerJson(LEAD, aLead());
    remember(upstream, /\/openContact$/, open);
    const reports = remember(upstream, /\/reportCall$/, open);
    const quotes = remember(upstream, /\/giveQuote$/, open);
    await page.goto(`${site.url}/leads/${LONG_TOKEN}`);
    upstream.answerJson(LEAD, open);
    await page.getByRole('button', { name: '連絡先を表示する' }).click();
    await expect(page.getByRole('link', { name: '電話をかける' })).toHaveAttribute('href', 'tel:09012345678');
    await page.getByRole('button', { name: '電話をかけました' }).click();
    await expect(page.getByText('電話をかけたことを記録しました。')).toBeVisible();
    expect(reports).toHaveLength(1);
    await page.getByLabel('査定額', { exact: true }).fill('12万');
    await unfoldQuote(page);
    await page.getByLabel('上限の金額（任意）').fill('1万');
    await page.getByLabel('出張買取').check();
    await page.getByLabel('備考（任意）').fill('一行目\n二行目');
    await page.getByRole('button', { name: '査定額を連絡する' }).click();
    await expect(page.getByText('上限は、査定額より大きい金額を入力してください')).toBeVisible();
    await expect(page.getByLabel('備考（任意）')).toHaveValue('一行目\n二行目');
    await page.getByLabel('上限の金額（任意）').fill('');
    await page.getByRole('button', { name: '査定額を連絡する' }).click();
    await expect(page.getByText('査定額をお客様に連絡しました。')).toBeVisible();
    expect(JSON.parse(quotes[0] ?? '')).toMatchObject({
      low: 120_000,
      high: 120_000,
      method: 'visit',
      remark: '一行目\n二行目',
    });
  });
});
