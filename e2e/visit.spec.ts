import { expect, type Page } from 'playwright/test';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { lastCoolingDay } from '#contract/life/visit.ts';
import { NO_VISIT, VISIT_DUTIES, VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import type { Lead, OwnRequest } from '#server/quotes/link-acts.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import {
  A_CONTACT,
  aGivenQuote,
  aLead,
  answerPhotos,
  aRequest,
  choiceOf,
  inDays,
  LONG_TOKEN,
  remember,
  shopInState,
} from '#test/browser/follow-up.ts';
import { test, type Upstream } from '#test/browser/site-behind.ts';

/*
 * A visit of a shop at the seller's home, on the pages of both, in front of an API that answers as each test defines.
 * server/quotes/visit.test.ts has the acts.
 */

test.use({ links: true, shared: true });

const REQUEST = /\/readOwnRequest$/;
const LEAD = /\/readLead$/;
const VISITS = /\/inviteVisit$/;

const today = () => dayInJapan(new Date());
const day = (days: number) => daysLater(today(), days);

const VISIT: NonNullable<Lead['visit']> = {
  items: [0],
  days: [day(2), day(4)],
  hours: ['afternoon'],
  people: ['self', 'family'],
  at: inDays(0),
  told: true,
};

const [WATCH] = aRequest().items;
const BOOKS = {
  title: '骨董品',
  withdrawn: false,
  photos: [],
  facts: [{ name: '品名', value: '古書・古文書' }],
};
const ITEMS = [...(WATCH ? [WATCH] : []), BOOKS];

/** A shop that was chosen, and told so. */
const chosenShop = (changes: Partial<OwnRequest['shops'][number]> = {}) =>
  shopInState(1, 'あ店', { state: 'chosen', quote: aGivenQuote(), ...changes });

const ownRequest = (...shops: OwnRequest['shops']) =>
  aRequest({ decided_at: inDays(-1), items: ITEMS, shops });

const TOLD = { learned: [{ what: 'visit' as const, at: inDays(0) }], visit: VISIT };

const part = (page: Page) => page.getByRole('region', { name: 'ご自宅への訪問（出張買取）' });

async function openRequest(page: Page, url: string, upstream: Upstream, request: OwnRequest): Promise<void> {
  answerPhotos(upstream);
  upstream.answerJson(REQUEST, request);
  await page.goto(`${url}/requests/${LONG_TOKEN}`);
}

/** Fills the form of an invitation in. */
async function fill(page: Page): Promise<void> {
  const form = part(page);
  await form.getByRole('group', { name: '話を聞く品物' }).getByLabel('2. 骨董品').check();
  await form.getByLabel('候補1').fill(day(2));
  await form.getByRole('group', { name: '時間帯' }).getByLabel('午後（12時〜17時）').check();
  await form.getByRole('group', { name: '立ち会う方' }).getByLabel('ご家族・ご友人').check();
}

for (const javaScriptEnabled of [true, false])
  test.describe(`A seller ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('invites a chosen shop to talk about some goods, and takes that back', async ({
      page,
      site,
      upstream,
    }) => {
      await openRequest(page, site.url, upstream, ownRequest(chosenShop()));
      await expect(part(page)).toContainText('訪問の約束はありません。');
      if (javaScriptEnabled) await expectNoAxeViolations(page);
      const after = ownRequest(chosenShop({ ...TOLD, visit: { ...VISIT, items: [1] } }));
      const bodies = remember(upstream, VISITS, after, () => upstream.answerJson(REQUEST, after));
      await fill(page);
      await part(page).getByLabel(VISIT_SENTENCE).check();
      await part(page).getByRole('button', { name: '訪問をお願いする' }).click();
      await expect(part(page).getByText('訪問のお願いを受け付けました。')).toBeVisible();
      expect(bodies.map((body) => JSON.parse(body))).toEqual([
        {
          shop: chosenShop().uuid,
          items: [1],
          days: [day(2)],
          hours: ['afternoon'],
          people: ['family'],
          asked: true,
        },
      ]);
      await expect(part(page)).toContainText('次のお願いが、お店に伝わっています。');
      await expect(part(page)).toContainText('対象にならないことがあります（書籍）');
      await expect(part(page)).not.toContainText('訪問の約束はありません。');

      const undone = ownRequest(chosenShop({ learned: TOLD.learned, visit_end: 'taken_back' }));
      remember(upstream, /\/takeBackVisit$/, undone, () => upstream.answerJson(REQUEST, undone));
      await part(page).getByRole('button', { name: '訪問のお願いを取り消す' }).click();
      await expect(part(page).getByText('訪問のお願いを取り消しました。')).toBeVisible();
      await expect(part(page)).toContainText('訪問の約束はありません。');
    });

    test('who has left something out reads so, and keeps the rest', async ({ page, site, upstream }) => {
      await openRequest(page, site.url, upstream, ownRequest(chosenShop()));
      const bodies = remember(upstream, VISITS, ownRequest(chosenShop()));
      await part(page).getByLabel('候補1').fill(day(3));
      await part(page).getByLabel(VISIT_SENTENCE).check();
      await part(page).getByRole('button', { name: '訪問をお願いする' }).click();
      await expect(part(page)).toContainText('品物、日、時間帯、立ち会う方を1つ以上選び');
      await expect(part(page).getByLabel('候補1')).toHaveValue(day(3));
      expect(bodies).toEqual([]);
    });

    test('notes the day of the paper, and has the eight days and a notice', async ({
      page,
      site,
      upstream,
    }) => {
      await openRequest(page, site.url, upstream, ownRequest(chosenShop(TOLD)));
      await part(page).getByText('書面を受け取った日と8日間').click();
      await expect(part(page)).toContainText('書面を受け取っていない場合、8日間は始まりません。');
      const after = ownRequest(chosenShop({ ...TOLD, paper_day: day(-1) }));
      const bodies = remember(upstream, /\/notePaper$/, after, () => upstream.answerJson(REQUEST, after));
      await part(page).getByLabel('書面を受け取った日').fill(day(-1));
      await part(page).getByRole('button', { name: '記録する' }).click();
      await expect(part(page).getByText('書面を受け取った日を記録しました。')).toBeVisible();
      expect(bodies.map((body) => JSON.parse(body))).toEqual([{ shop: chosenShop().uuid, day: day(-1) }]);
      const last = lastCoolingDay(day(-1)).split('-').map(Number);
      await expect(part(page)).toContainText(`${last[1]}月${last[2]}日`);
      await expect(part(page)).toContainText('今日を含めて、あと7日あります。');
      await expect(part(page)).not.toContainText('8日間は始まりません');
      if (javaScriptEnabled) await expectNoAxeViolations(page);
    });
  });

test('The notice is printed alone, and its mail names nothing of the seller', async ({
  page,
  site,
  upstream,
}) => {
  await openRequest(page, site.url, upstream, ownRequest(chosenShop({ ...TOLD, paper_day: today() })));
  // The window of the printer would wait for somebody.
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  const notice = part(page).getByRole('region', { name: '通知書' });
  const mail = (await notice.getByRole('link', { name: 'メールで開く' }).getAttribute('href')) ?? '';
  expect(mail).toMatch(/^mailto:\?/);
  expect(decodeURIComponent(mail)).toContain('あ店　御中');
  for (const value of Object.values(ownRequest().details).filter(Boolean))
    expect(decodeURIComponent(mail)).not.toContain(value);
  await notice.getByRole('link', { name: '通知書だけを印刷する' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('次の売買契約を解除します。')).toBeVisible();
  for (const hidden of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('banner'),
    page.getByText('訪問のお願いを取り消す'),
    page.getByText('買取店の状況'),
    notice.getByRole('button'),
  ])
    await expect(hidden.first()).toBeHidden();
});

test('A seller is told before a choice that it is no invitation, and may invite before it counts', async ({
  page,
  site,
  upstream,
}) => {
  const quotingShop = shopInState(1, 'あ店', { state: 'quoted', quote: aGivenQuote() });
  await openRequest(page, site.url, upstream, aRequest({ items: ITEMS, shops: [quotingShop] }));
  await expect(part(page)).toHaveCount(0);
  await choiceOf(page, 'あ店').check();
  await page.getByRole('button', { name: 'この店に決める' }).click();
  await expect(page.getByText('お店を選んでも、訪問のお願いにはなりません。')).toBeVisible();
  const until = new Date(Date.now() + CHOICE_MINUTES * 60_000).toISOString();
  const pending = { ...quotingShop, pending: { what: 'chosen' as const, until }, may: ['invite' as const] };
  await openRequest(page, site.url, upstream, {
    ...ownRequest({ ...pending, visit: { ...VISIT, told: false } }),
    choice_until: until,
  });
  await expect(part(page)).toContainText('次のお願いは、決定のお知らせと一緒にお店へ伝わります。');
});

test('A shop that is bought from in another way can be invited, too; others cannot', async ({
  page,
  site,
  upstream,
}) => {
  const post = chosenShop({ quote: aGivenQuote({ method: 'post' }) });
  await openRequest(
    page,
    site.url,
    upstream,
    ownRequest(post, shopInState(2, 'い店', { state: 'unchosen' })),
  );
  await expect(part(page).getByRole('heading', { level: 3 })).toHaveText(['あ店']);
  await expect(part(page).getByLabel('候補1')).toBeHidden();
  await part(page).getByText('出張をお願いする場合').click();
  await expect(part(page).getByLabel('候補1')).toBeVisible();
  await part(page).getByText('お願いしていない訪問や電話', { exact: true }).click();
  await expect(part(page).getByRole('link', { name: '消費者ホットライン 188（局番なし）' })).toBeVisible();
  await expect(part(page).getByRole('link', { name: '警察相談専用電話 #9110' })).toHaveAttribute(
    'href',
    'tel:%239110',
  );
});

test.describe('The page of a shop', () => {
  const visit = (page: Page) => page.getByRole('region', { name: 'ご自宅への訪問' });
  const open = async (page: Page, url: string, upstream: Upstream, changes: Partial<Lead>) => {
    answerPhotos(upstream);
    upstream.answerJson(LEAD, aLead({ items: ITEMS, quote: aGivenQuote(), ...changes }));
    await page.goto(`${url}/leads/${LONG_TOKEN}`);
  };

  test('has the invitation as the seller gave it, with what the law asks', async ({
    page,
    site,
    upstream,
  }) => {
    await open(page, site.url, upstream, { state: 'chosen', contact: A_CONTACT, visit: VISIT });
    await expect(visit(page)).toContainText(VISIT_SENTENCE);
    for (const text of ['1. 時計', '午後（12時〜17時）', 'ご本人', 'ご家族・ご友人', ...VISIT_DUTIES.rules])
      await expect(visit(page)).toContainText(text);
    await expect(visit(page)).not.toContainText('骨董品');
    await expectNoAxeViolations(page);
  });

  test('says that there is none, to a shop that is chosen or knows the address', async ({
    page,
    site,
    upstream,
  }) => {
    for (const changes of [
      { state: 'chosen' },
      { state: 'quoted', contact: A_CONTACT },
      { state: 'quoted' },
    ] satisfies Partial<Lead>[]) {
      await open(page, site.url, upstream, changes);
      for (const text of NO_VISIT) await expect(visit(page)).toContainText(text);
    }
    await open(page, site.url, upstream, { state: 'chosen', visit_end: 'taken_back' });
    await expect(visit(page)).toContainText('お客様が訪問のお願いを取り消しました。');
  });
});
