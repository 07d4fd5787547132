import { eq, sql } from 'drizzle-orm';
import { decodeWords } from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLonger } from '#contract/base/field.ts';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import { CALLS } from '#contract/calls/index.ts';
import { customerField, customerProblem } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { askContinuation } from '#test/server/continuations.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { askSeller, giveQuote, openContact, reportSeller } from '#test/server/link-calls.ts';
import { EMAIL, MailRoom, OPERATOR_MAIL } from '#test/server/mail-room.ts';
import { registrationBody } from '#test/server/site-forms.ts';
import type { ReceivedMail } from '#test/server/smtp.ts';
import { MAILS } from '../../base/events.ts';
import { isProved } from '../../base/mails.ts';
import {
  cases,
  contactEnquiries,
  deliveries,
  matches,
  requests,
  reviews,
  shopRegistrations,
  shops,
} from '../../db/schema.ts';
import { approveRegistration, refuseRegistration } from '../../shops/registrations.ts';

const SITE = 'https://takakurabe.example';
const TYPED = 'EVILMARK https://evil.example/a';
const SHOP_WORDS = '箱があれば高くなります。';

/** Every letter to an address that anybody can type into a form of the site. */
const LETTERS = MAILS.filter(({ reader }) => !isProved(reader) && reader !== 'person').map(
  ({ event, reader }) => `${event} ${reader}`,
);

const room = new MailRoom();
const visitors = new Visitors(() => room.server);
const people = new DeskPeople(() => room.server);

/** Every text of the customer that takes any words. */
const typedCustomer = () =>
  Object.fromEntries(
    CUSTOMER_FIELD_KEYS.map((key) => ({ key, field: customerField(key) }))
      .filter(({ key, field }) => !isLonger(TYPED, field.limit) && !customerProblem(key, TYPED))
      .map(({ field }) => [field.wire.name, TYPED]),
  );

async function ask() {
  const { body } = await room.server.submit({
    customer: { ...typedCustomer(), email: EMAIL },
    attribution: { utm_source: TYPED, referer: TYPED, inflow: TYPED },
    items: [
      {
        category: 'watch',
        attributes: [['ROLEX（ロレックス）', 'デイトナ', TYPED, 'デイトナ ', 'バーキン']],
        detail: { item_name: TYPED, item_detail: TYPED },
      },
    ],
  });
  return body.uuid;
}

async function register(): Promise<string> {
  const before = await room.server.db.select().from(shopRegistrations);
  const payload = registrationBody({
    company_shop_name: TYPED,
    address: `東京都${TYPED}`,
    email: EMAIL,
  });
  await room.server.app.inject({ method: 'POST', url: CALLS.registerShop.path, payload });
  const all = await room.server.db.select().from(shopRegistrations);
  const [{ uuid } = { uuid: '' }] = all.filter(({ uuid }) => !before.some((one) => one.uuid === uuid));
  // An old release, which took addresses for names, has stored this.
  await room.server.db.update(shopRegistrations).set({ name: TYPED });
  onTestFinished(async () => {
    await room.server.db.delete(shopRegistrations).where(eq(shopRegistrations.uuid, uuid));
    await room.server.db.delete(shops).where(eq(shops.uuid, uuid));
  });
  return uuid;
}

/** Makes everything happen that somebody is written to about. */
async function sendEveryLetter(): Promise<void> {
  // Mails about questions are written by day only. The database's clock may show another hour.
  const noon = new Date(`${dayInJapan(new Date())}T12:00+09:00`);
  const uuid = await ask();
  await room.server.db.update(requests).set({ createdAt: noon }).where(eq(requests.uuid, uuid));
  room.clock.set(noon);
  room.clock.advance(1);
  const [shop, asker] = await visitors.shopsOf(uuid);
  await visitors.lead(askSeller, uuid, asker, { text: 'サイズは？ https://evil.example/a' });
  await visitors.lead(openContact, uuid, shop);
  await visitors.lead(giveQuote, uuid, shop, {
    ...QUOTE_OF_TODAY,
    remark: `${SHOP_WORDS}https://evil.example/a`,
  });
  await visitors.call(sendLostLink, '', { email: EMAIL });
  await haveTrouble(uuid, shop);
  await room.pass(4 * 24 * 60);
  await endWithoutShops(await ask());
  await room.enquire({ mail_body: TYPED });
  await askContinuation(room.server.app, {
    ...{ email: EMAIL, page: TYPED },
    draft: { attribution: TYPED, attributes: { tracking: TYPED } },
  });
  const update = room.server.db
    .update(contactEnquiries)
    .set({ name: TYPED, answer: 'お答えします。', answeredAt: new Date() })
    .returning({ uuid: contactEnquiries.uuid });
  await room.server.db.execute(sql`with stored as ${update},
    announced as ${room.outbox.announce(['enquiry.answered'])} select from stored`);
  const more = { antique_dealer_license: '第1号', categories: '時計', served_prefectures: '東京都' };
  await approveRegistration(room.server.db, await register(), more);
  await refuseRegistration(room.server.db, await register());
}

/** The operator asks the seller about trouble and for another review, ends the case, and withdraws the request. */
async function haveTrouble(uuid: string, shop: string): Promise<void> {
  const { db } = room.server;
  const { session } = await people.somebody('staff');
  const review = { explanation: 5, speed: 5, paid: true, text: TYPED, requestUuid: uuid, shopUuid: shop };
  const [reviewRow] = await db.insert(reviews).values(review).returning();
  await visitors.lead(reportSeller, uuid, shop, { reason: 'unreachable', text: TYPED });
  await room.pass(3 * 24 * 60);
  await expect.poll(sentLetters, { timeout: 20_000 }).toContain('request.case_reminded seller');
  const [reported] = await db.select().from(cases);
  await room.server.ask(session, 'askReviewChange', { uuid: reviewRow?.uuid ?? '', why: 'words' });
  const end = { uuid: reported?.uuid ?? '', outcome: 'solved', effect: 'none', text: '' } as const;
  await room.server.ask(session, 'endCase', end);
  await room.server.ask(session, 'withdrawRequest', { uuid: await ask() });
}

/** No shop was found for a request for a week. */
async function endWithoutShops(uuid: string): Promise<void> {
  const { db } = room.server;
  await db.update(matches).set({ passedAt: new Date() }).where(eq(matches.requestUuid, uuid));
  const [long, away] = [new Date('2026-01-01'), { unreachableAt: new Date() }];
  await db.update(requests).set({ createdAt: long, seekAt: long }).where(eq(requests.uuid, uuid));
  await db.update(shops).set(away);
  onTestFinished(async () => void (await db.update(shops).set({ unreachableAt: null })));
  await room.pass(0);
}

async function sentLetters(): Promise<string[]> {
  const rows = await room.server.db.select().from(deliveries).where(eq(deliveries.state, 'sent'));
  const letters = rows.map(({ event, recipient }) => `${event} ${recipient}`);
  return LETTERS.filter((letter) => letters.includes(letter));
}

/** Everything that a mail program could show of a mail, and its source without the breaks of quoted-printable. */
const allOf = ({ raw, ...mail }: ReceivedMail) =>
  [JSON.stringify(mail), decodeWords(raw.replaceAll('=\r\n', ''))].join('\n');

describe('Mail to an address that nobody has proved', () => {
  it('has no word of the sender and no link but ours, whatever it is about', {
    timeout: 80_000,
  }, async () => {
    await room.start({ SITE_URL: SITE });
    await sendEveryLetter();
    await expect.poll(sentLetters, { timeout: 30_000 }).toEqual(LETTERS);
    const mails = room.mailTo(EMAIL);
    expect(mails.length).toBeGreaterThanOrEqual(LETTERS.length);
    for (const mail of mails) {
      const all = allOf(mail);
      expect(all).not.toMatch(/evil/i);
      expect(all).not.toContain('バーキン');
      expect(all).not.toContain(SHOP_WORDS);
      const links = all.match(/\b(?:https?:\/\/|www\.)[^\s"<>\\]+/g) ?? [];
      expect(links.filter((link) => new URL(link).origin !== SITE)).toEqual([]);
    }
  });

  it('names those goods of a seller that our catalogue has for their category', async () => {
    await room.start({ SITE_URL: SITE });
    await ask();
    await expect.poll(() => room.mailTo(EMAIL).length, { timeout: 10_000 }).toBe(1);
    const [mail] = room.mailTo(EMAIL);
    expect(mail?.text).toMatch(/【1\. 時計】\n品名：ROLEX（ロレックス） デイトナ\n\n/);
  });

  it('says that a shop has written something, and leaves its words to the page', async () => {
    await room.start({ SITE_URL: SITE });
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, remark: `${SHOP_WORDS} evil.example` });
    await expect.poll(() => room.mailTo(EMAIL).length, { timeout: 10_000 }).toBe(2);
    const quote = room.mailTo(EMAIL).at(-1);
    expect(quote?.text).toContain('お店からのお知らせ：ご依頼のページでお読みください');
    expect(allOf(quote as ReceivedMail)).not.toContain(SHOP_WORDS);
  });
});

describe('A name with line breaks', () => {
  const BREAKS = ['\r\n', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
    .map((sign, n) => `x${n}${sign}`)
    .join('');
  const NAME = `${BREAKS}Bcc: all@evil.example`;
  const IN_ITS_LINE = /x0 x1 x2 x3 x4 x5 x6 Bcc: all@evil\.example/;

  it('stays in its line in subjects and texts for the operator', async () => {
    await room.enquire();
    await register();
    await room.server.db.update(contactEnquiries).set({ name: NAME });
    await room.server.db.update(shopRegistrations).set({ name: NAME, companyShopName: NAME });
    await room.start();
    await expect.poll(() => room.mailTo(OPERATOR_MAIL).length, { timeout: 10_000 }).toBe(2);
    for (const mail of room.mailTo(OPERATOR_MAIL)) {
      expect(mail.bcc).toBeUndefined();
      expect(mail.subject).toMatch(IN_ITS_LINE);
      expect(mail.text).toMatch(IN_ITS_LINE);
      expect(mail.html).toMatch(IN_ITS_LINE);
    }
  });

  it('stays in its line where a shop is greeted and where a seller reads of the shop', async () => {
    const uuid = await ask();
    const [shop] = await visitors.shopsOf(uuid);
    const [before] = await room.server.db.select().from(shops).where(eq(shops.uuid, shop));
    const rename = (shopName: string) =>
      room.server.db.update(shops).set({ shopName }).where(eq(shops.uuid, shop));
    onTestFinished(async () => void (await rename(before?.shopName ?? '')));
    await rename(NAME);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await room.start();
    const toShop = () => room.mailTo(before?.email ?? '');
    await expect
      .poll(() => [toShop().length, room.mailTo(EMAIL).length], { timeout: 10_000 })
      .toEqual([1, 2]);
    expect(toShop()[0]?.text).toMatch(new RegExp(`^${IN_ITS_LINE.source} 御中`));
    for (const mail of room.mailTo(EMAIL)) {
      expect(mail.text).toMatch(IN_ITS_LINE);
      expect(mail.html).toMatch(IN_ITS_LINE);
    }
  });
});
