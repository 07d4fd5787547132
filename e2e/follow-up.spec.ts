import { expect, type Page } from 'playwright/test';
import { LINK_PAGES, OUTCOMES, SHOP_OUTCOMES } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES, UNDO_MINUTES } from '#contract/life/place-states.ts';
import { expectNoAxeViolations } from '#test/browser/axe.ts';
import { choiceOf, unfold, unfoldQuote } from '#test/browser/follow-up.ts';
import { holdFiles } from '#test/browser/hold.ts';
import { test } from '#test/browser/house.ts';
import { keptLinks, keptMails } from '#test/browser/kept-mails.ts';
import { smallPhoto } from '#test/browser/photos.ts';
import { openedBy, pressedBefore } from '#test/browser/places.ts';
import { listed, sendWithPhoto } from '#test/browser/sent-request.ts';
import { untilAnswering } from '#test/browser/site.ts';

/*
 * A seller and their shops, from the mails on. The server knows its address, because mails carry links only then. The
 * pages in each state are in follow-up-states.spec.ts.
 */

const shopName = async (page: Page) =>
  ((await page.getByText(/ 様$/).first().textContent()) ?? '').replace(/ 様$/, '');

/** The seller's page about a shop. */
const stateOf = (page: Page, shop: string) =>
  listed(page)
    .filter({ has: page.getByRole('heading', { name: shop }) })
    .or(page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: shop }) }));

async function openContact(page: Page, lead: string): Promise<string> {
  await page.goto(lead);
  await page.getByRole('button', { name: '連絡先を表示する' }).click();
  await expect(page.getByRole('region', { name: 'お客様の連絡先' })).toContainText('山田 花子');
  return shopName(page);
}

async function quote(page: Page, amount: string, most = ''): Promise<void> {
  await page.getByLabel('査定額', { exact: true }).fill(amount);
  if (most) {
    await unfoldQuote(page);
    await page.getByLabel('上限の金額（任意）').fill(most);
  }
  await page.getByLabel('出張買取').check();
  await page.getByRole('button', { name: '査定額を連絡する' }).click();
  await expect(page.getByRole('status').filter({ hasText: '査定額をお客様に連絡しました。' })).toBeFocused();
}

test.describe.configure({ mode: 'serial' });

test('A seller sees who looks, who calls and who offers most; shops see who the seller is when they ask @desktop', async ({
  page: seller,
  context,
  house,
}) => {
  test.slow();
  const { leads } = await sendWithPhoto(seller, house);
  const shop = await context.newPage();
  // Whether the mails to them were accepted already.
  await expect(seller.getByText(/社にご依頼を(お届けしました|お送りしています)。/)).toBeVisible();
  await unfold(seller, 'ご依頼の品物');
  const picture = seller.getByRole('link', { name: '楽器の写真1' }).getByRole('img');
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expectNoAxeViolations(seller);

  const [first = '', second = ''] = leads;
  await shop.goto(first);
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('楽器の査定依頼');
  await expect(shop.getByRole('main')).toContainText('東京都');
  await expect(shop.getByRole('main')).not.toContainText('山田');
  const one = await openContact(shop, first);
  await seller.reload();
  await expect(stateOf(seller, one)).toContainText('連絡先を確認しました');
  await expect(seller.getByText('1社が内容を確認しています。')).toBeVisible();

  const call = shop.getByRole('link', { name: '電話をかける' });
  await expect(call).toHaveAttribute('href', 'tel:09012345678');
  // The call itself would leave the page.
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.click();
  await expect(shop.getByText('電話をかけたことを記録しました。')).toBeVisible();
  await seller.reload();
  await expect(stateOf(seller, one)).toContainText('電話をかけました');

  await quote(shop, '150万', '1,700,000');
  await expectNoAxeViolations(shop);
  const two = await openContact(shop, second);
  await quote(shop, '1800000');
  await seller.reload();
  const rows = seller.getByRole('table', { name: '買取店ごとの査定額' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`${two}いちばん高い査定額1,800,000円`);
  await expect(rows.nth(1)).toContainText('古物商許可');
  await expect(rows.nth(2)).toContainText(`${one}1,500,000円〜1,700,000円`);

  await shop.getByText('査定額を変更する').click();
  await shop.getByLabel('査定額', { exact: true }).fill('1,600,000');
  await shop.getByRole('button', { name: '変更した査定額を連絡する' }).click();
  await expect(shop.getByText('1,600,000円', { exact: true })).toBeVisible();
  await seller.reload();
  await expect(seller.getByText('まだ決まりません')).toBeVisible();

  await unfold(seller, 'ご連絡方法の希望');
  await seller.getByLabel('メールを希望').check();
  await seller.getByRole('button', { name: '希望を保存する' }).click();
  await expect(
    seller.getByRole('status').filter({ hasText: 'ご連絡方法の希望を保存しました。' }),
  ).toBeFocused();
  await shop.reload();
  await expect(shop.getByRole('main')).toContainText('メールを希望');
});

test('A seller sees quotes first, refuses a shop, takes that back, and shows the contact to the chosen one alone @phone', async ({
  page: seller,
  context,
  house,
}) => {
  test.slow();
  const { own, uuid, leads } = await sendWithPhoto(seller, house);
  const [first = '', second = ''] = leads;
  await unfold(seller, '連絡先を伝えるお店');
  await seller.getByRole('button', { name: '査定額を先に見て、選んだお店にだけ連絡先を伝える' }).click();
  await expect(
    seller.getByRole('status').filter({ hasText: '連絡先の伝え方を変更しました。' }),
  ).toBeFocused();
  await expectNoAxeViolations(seller);

  const shop = await context.newPage();
  const names: string[] = [];
  for (const [lead, amount] of [
    [first, '1200000'],
    [second, '1500000'],
  ] as const) {
    await shop.goto(lead);
    names.push(await shopName(shop));
    await expect(shop.getByText('選んだお店にだけ連絡先を伝えることを希望しています')).toBeVisible();
    await expect(shop.getByRole('button', { name: '連絡先を表示する' })).toHaveCount(0);
    await quote(shop, amount);
  }
  await expectNoAxeViolations(shop);
  const [one = '', two = ''] = names;

  await seller.goto(own);
  await seller.getByText('お店を断る').click();
  await seller.getByRole('radiogroup', { name: 'お断りするお店' }).getByLabel(one).check();
  await seller.getByLabel('査定額が希望に合わないため').check();
  await seller.getByRole('button', { name: '断る', exact: true }).click();
  await expect(stateOf(seller, one)).toContainText('お断りを受け付けました。');
  await expectNoAxeViolations(seller);
  await shop.goto(first);
  await expect(shop.getByText('査定額を変更する'), 'as before').toBeVisible();
  await expect(shop.getByRole('main')).not.toContainText('見送り');
  await seller.getByRole('button', { name: 'お断りを取り消す' }).click();
  await expect(stateOf(seller, one)).toContainText('査定額の連絡がありました');
  await expect(stateOf(seller, one)).not.toContainText('お断りを受け付けました。');

  const chooses = async () => {
    await choiceOf(seller, two).check();
    await seller.getByRole('button', { name: 'この店に決める' }).click();
    await expect(seller.getByRole('main')).toContainText('お客様の連絡先を確認できるようになります');
    await seller.getByRole('button', { name: 'このお店に決める' }).click();
    await expect(stateOf(seller, two)).toContainText(
      'このお店を選びました。お店には、まだ伝わっていません。',
    );
  };
  await chooses();
  await seller.getByRole('button', { name: '選んだお店を取り消す' }).click();
  await expect(stateOf(seller, two)).not.toContainText('このお店を選びました。');
  await chooses();
  for (const lead of [first, second]) {
    await shop.goto(lead);
    await expect(shop.getByText('査定額を変更する'), 'nobody has heard').toBeVisible();
    await expect(shop.getByRole('button', { name: '連絡先を表示する' })).toHaveCount(0);
  }
  await pressedBefore(house, uuid, CHOICE_MINUTES);
  await seller.reload();
  await expect(stateOf(seller, two)).toContainText('この買取店に決めました');
  await expect(stateOf(seller, one)).toContainText('ほかの買取店に決めました');
  await expect(seller.getByLabel('買取店の回答')).toContainText('連絡待ち0社');
  await shop.goto(first);
  await expect(shop.getByRole('main')).toContainText('お客様は、ほかの買取店に決めました。');
  await openContact(shop, second);
  await expect(shop.getByText('お客様が貴店に決めました。')).toBeVisible();
  await seller.reload();
  await expect(stateOf(seller, two)).toContainText('お名前と連絡先');
  await expect(stateOf(seller, one)).not.toContainText('お名前と連絡先');
});

test('A shop that opens its page is seen to have opened it once somebody is there, and not by a scanner of mails @desktop', async ({
  page: seller,
  context,
  house,
}) => {
  const { own, uuid, leads } = await sendWithPhoto(seller, house);
  const [first = ''] = leads;
  for (const method of ['get', 'head'] as const)
    expect((await context.request[method](first)).ok()).toBe(true);
  const shop = await context.newPage();
  const bodies: string[] = [];
  shop.on('request', (call) => call.method() === 'POST' && bodies.push(call.postData() ?? ''));
  await shop.goto(first, { waitUntil: 'networkidle' });
  const name = await shopName(shop);
  await expect(shop.getByText('回答の期限', { exact: true })).toBeVisible();
  expect([await openedBy(house, uuid), bodies], 'by looks alone').toEqual([0, []]);

  const remark = shop.getByLabel('備考（任意）');
  await unfoldQuote(shop);
  await remark.fill('箱がありますか。');
  await expect.poll(() => openedBy(house, uuid)).toBe(1);
  await expect(remark, 'nothing on the page has changed').toBeFocused();
  await expect(remark).toHaveValue('箱がありますか。');
  await seller.goto(own);
  await expect(stateOf(seller, name)).toContainText('ご依頼のページを開きました');
  await expect(seller.getByLabel('買取店の回答')).toContainText(`連絡待ち${leads.length}社`);

  await shop.reload();
  await shop.getByRole('button', { name: '連絡先を表示する' }).click();
  await expect(shop.getByRole('region', { name: 'お客様の連絡先' })).toBeVisible();
  expect(
    bodies.filter((body) => body.includes('opened')),
    'once',
  ).toHaveLength(1);
});

test('A refused shop that knows the contact tells what became of the goods @desktop', async ({
  page: seller,
  context,
  house,
}) => {
  const { own, uuid, leads } = await sendWithPhoto(seller, house);
  const [first = ''] = leads;
  const shop = await context.newPage();
  const name = await openContact(shop, first);
  await quote(shop, '1200000');
  await seller.goto(own);
  await seller.getByText('お店を断る').click();
  await seller.getByRole('radiogroup', { name: 'お断りするお店' }).getByLabel(name).check();
  await seller.getByLabel('お店が遠いため').check();
  await seller.getByRole('button', { name: '断る', exact: true }).click();
  await expect(stateOf(seller, name)).toContainText('お断りを受け付けました。');
  await pressedBefore(house, uuid, UNDO_MINUTES);
  await shop.reload();
  await expect(shop.getByRole('main')).toContainText('お客様のご判断により、今回は見送りとなりました。');
  await expect(shop.getByRole('main')).not.toContainText('ほかの買取店に決め');
  await expect(shop.getByRole('main')).not.toContainText('山田');
  await shop.getByRole('button', { name: SHOP_OUTCOMES.sold }).click();
  await expect(shop.getByRole('status').filter({ hasText: '結果を受け付けました。' })).toBeFocused();
  await seller.reload();
  await unfold(seller, '売却のご結果');
  await seller
    .getByRole('region', { name: '売却のご結果' })
    .getByRole('button', { name: OUTCOMES.sold })
    .click();
  await expect(seller.getByText('お店も売却を確認しました')).toBeVisible();
});

test('A shop asks without knowing who it is; the seller answers, adds a photo, and asks for better quotes @phone', async ({
  page: seller,
  context,
  house,
}) => {
  test.slow();
  const { own, leads } = await sendWithPhoto(seller, house);
  const [first = '', second = ''] = leads;
  const shop = await context.newPage();
  await shop.goto(first);
  await shop.getByText('質問を送る').first().click();
  await shop.getByLabel('定型文').selectOption('裏面と刻印の写真を追加してください。');
  await shop.getByRole('button', { name: '質問を送る' }).click();
  await expect(shop.getByRole('main')).toContainText('回答をお待ちください。');
  await expectNoAxeViolations(shop);
  await shop.goto(second);
  await quote(shop, '1200000');

  await seller.goto(own);
  await expectNoAxeViolations(seller);
  await seller.getByRole('textbox', { name: '回答' }).fill('追加しました。電話は090-1234-5678です。');
  await seller.getByRole('button', { name: '回答する' }).click();
  await expect(seller.getByText('のページに表示し、メールでもお知らせします。')).toBeVisible();
  await expect(seller.getByText('連絡先にあたる部分は、このお店には表示されていません。')).toBeVisible();
  await unfold(seller, 'ご依頼の品物');
  await seller.getByText('写真を追加する').first().click();
  await seller.getByLabel('写真（JPEG・PNG・WebP・HEIC）').setInputFiles(smallPhoto());
  const letReactCome = await holdFiles(seller, /\/assets\/hydrate-/);
  await seller.getByRole('button', { name: '写真を追加する' }).click();
  await expect(
    seller.getByRole('status').filter({ hasText: '写真を追加しました。お店にお知らせします。' }),
  ).toBeInViewport();
  await expect(seller.getByRole('link', { name: '楽器の写真2' })).toBeVisible();
  // React, which comes late, moves nothing.
  const better = seller.getByText('査定額の見直しをお願いする');
  await better.scrollIntoViewIfNeeded();
  letReactCome();
  await untilAnswering(seller);
  await expect(better).toBeInViewport();
  await better.click();
  await seller.getByRole('button', { name: '見直しをお願いする' }).click();
  await expect(seller.getByText(/見直しをお願いしました/)).toBeVisible();
  await expectNoAxeViolations(seller);

  await shop.goto(first);
  await expect(shop.getByRole('main')).toContainText(
    '追加しました。電話は（連絡先のため表示していません）です。',
  );
  await expect(shop.getByRole('link', { name: '楽器の写真2' })).toBeVisible();
  await shop.goto(second);
  await expect(shop.getByText('査定額の見直しをお願いしています')).toBeVisible();
  await shop.getByText('査定額を変更する').click();
  await shop.getByLabel('査定額', { exact: true }).fill('1,300,000');
  await shop.getByRole('button', { name: '変更した査定額を連絡する' }).click();
  await expect(shop.getByText('このあとは変更できません')).toBeVisible();
  await expectNoAxeViolations(shop);
});

test('A shop that cannot take a request gives its place to the next @desktop', async ({ page, house }) => {
  const { own, uuid, leads } = await sendWithPhoto(page, house);
  await page.goto(leads[0] ?? '');
  const name = await shopName(page);
  await page.getByText('このご依頼に対応できない場合').click();
  await page.getByLabel('取り扱いのない品物のため').check();
  await page.getByRole('button', { name: '対応できないと回答する' }).click();
  await expect(page.getByText('「対応できない」とご回答いただきました。')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  const after = await keptLinks(house.dataDir, uuid, { path: LINK_PAGES.lead, count: leads.length + 1 });
  const [next = ''] = after.filter((link) => !leads.includes(link));
  await openContact(page, next);
  await page.goto(own);
  await page.getByText('終了した買取店（1社）').click();
  await expect(stateOf(page, name)).toContainText('今回は対応できません');
});

test('A seller withdraws, opens the request again, withdraws, and then erases what is left; the shops learn of both @desktop', async ({
  page,
  house,
}) => {
  const { own, uuid, leads } = await sendWithPhoto(page, house);
  const [first = ''] = leads;
  const name = await openContact(page, first);
  await page.goto(own);
  const withdraws = async () => {
    await page.getByText('この依頼を取り下げる').click();
    await expect(page.getByRole('main')).toContainText(`「${name}」にすでに伝わっています`);
    await page.getByRole('button', { name: '取り下げる' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: '依頼を取り下げました。買取店にお知らせします。' }),
    ).toBeFocused();
  };
  await withdraws();
  const isOver = async () => {
    await page.goto(first);
    await expect(page.getByRole('main')).toContainText('このご依頼を取り下げました');
    await expect(page.getByRole('main')).not.toContainText('山田');
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  };
  await isOver();

  await page.goto(own);
  await page.getByRole('button', { name: '再開する' }).click();
  await expect(page.getByRole('status').filter({ hasText: '依頼を再開しました。' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('1社が内容を確認しています。');
  await page.goto(first);
  await expect(page.getByRole('region', { name: 'お客様の連絡先' })).toContainText('山田 花子');
  await page.goto(own);
  await withdraws();
  await isOver();

  await page.goto(own);
  await page.getByText('個人情報を削除する').first().click();
  await page.getByLabel('元に戻せないことを確認しました').check();
  await page.getByRole('button', { name: '個人情報を削除する' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('個人情報を削除しました');
  for (const link of [own, first]) {
    expect((await page.goto(link))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('このご依頼の情報は削除されました');
  }
  await expect.poll(async () => (await keptMails(house.dataDir, uuid)).length).toBe(0);
});

test('A link of which something is missing opens nothing, nor does a link to the other page @desktop', async ({
  page,
  house,
}) => {
  const { own, leads } = await sendWithPhoto(page, house);
  const [lead = ''] = leads;
  const mixedLink = lead.replace(LINK_PAGES.lead, LINK_PAGES.request);
  for (const link of [own.slice(0, -1), own.toLowerCase(), mixedLink, `${house.url}${LINK_PAGES.lead}/x`]) {
    expect((await page.goto(link))?.status(), link).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('このリンクでは開けませんでした');
  }
});

test('A seller who has lost the link gets it again; who asks for another address is told the same @desktop', async ({
  page,
  house,
}) => {
  const { email, uuid, own } = await sendWithPhoto(page, house);
  const before = (await keptMails(house.dataDir, uuid)).length;
  const texts: string[] = [];
  for (const address of ['nobody@example.jp', email]) {
    await page.goto(`${house.url}/requests`);
    await page.getByLabel('ご依頼のときのメールアドレス').fill(address);
    await page.getByRole('button', { name: 'リンクを送る' }).click();
    const heading = page.getByRole('heading', { name: 'メールをご確認ください' });
    await expect(heading).toBeFocused();
    texts.push((await page.getByRole('main').innerText()).trim());
  }
  expect(texts[0]).toBe(texts[1]);
  await expect.poll(async () => (await keptMails(house.dataDir, uuid)).length).toBeGreaterThan(before);
  expect(await keptLinks(house.dataDir, uuid, { path: LINK_PAGES.request, count: 1 })).toEqual([own]);
});
