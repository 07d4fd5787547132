import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import {
  answerShop,
  askForBetter,
  askSeller,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  openContact,
  withdrawItem,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { numberOf } from '../db/records/number.ts';
import { matches, requests, shops } from '../db/schema.ts';

const SITE = { SITE_URL: 'https://takakurabe.example' };
const NAME = 'x\r\nBcc: evil@example.jp\r\n\r\n<script>alert(1)</script>';

const room = new MailRoom();
const visitors = new Visitors(() => room.server);

/** The address that every shop of the tests has. */
const mailOf = (shop: string) => `${shop}@shop.example`;
const shopRow = async (uuid: string) => {
  const [row] = await room.server.db.select().from(shops).where(eq(shops.uuid, uuid));
  if (!row) throw new Error('no such shop');
  return row;
};

beforeEach(() => room.server.db.update(shops).set({ email: sql`uuid || '@shop.example'` }));

/** A request that was passed on, with mail about it delivered. */
async function ask(customer: Record<string, string> = {}) {
  const { uuid } = await room.ask(customer);
  await room.settled({ sent: 11 });
  room.smtp.accepted.length = 0;
  return { uuid, shops: await visitors.shopsOf(uuid) };
}

describe('A seller is written to', () => {
  it('a day after shops have opened the contact: which ones, by which phone; and not before', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask({ name1: '花子 山田' });
    for (const shop of shopUuids.slice(0, 2)) await visitors.lead(openContact, uuid, shop);
    await room.pass(0);
    expect(await room.states()).toEqual({ sent: 11 });
    await room.nextDay();
    await expect.poll(() => room.mailTo(EMAIL).length).toBe(1);
    const [mail] = room.mailTo(EMAIL);
    expect(mail?.subject).toBe(`査定のご依頼の状況をお知らせします（受付番号 ${numberOf(uuid)}）`);
    for (const shop of shopUuids.slice(0, 2)) {
      const { shopName, tel } = await shopRow(shop);
      for (const words of ['ご依頼者様', shopName, tel, '/requests/']) expect(mail?.text).toContain(words);
    }
    await room.nextDay();
    expect(room.mailTo(EMAIL)).toHaveLength(1);
  });

  it('at once about the first quote; later ones, and one that was changed, are in one mail of the next day', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask();
    await visitors.lead(giveQuote, uuid, shopUuids[0], QUOTE_OF_TODAY);
    await room.settled({ sent: 12 });
    await visitors.lead(giveQuote, uuid, shopUuids[0], { ...QUOTE_OF_TODAY, low: 1_600_000 });
    await visitors.lead(giveQuote, uuid, shopUuids[0], { ...QUOTE_OF_TODAY, low: 1_650_000 });
    await visitors.lead(giveQuote, uuid, shopUuids[1], { ...QUOTE_OF_TODAY, low: 900_000, high: 900_000 });
    await room.pass(0);
    expect(await room.states()).toEqual({ sent: 12 });
    await room.nextDay();
    await expect.poll(() => room.mailTo(EMAIL).length).toBe(2);
    const mail = room.mailTo(EMAIL).at(-1);
    expect(mail?.subject).toContain('ほか1社から査定額が届きました');
    expect(mail?.text).toContain('査定額：1,650,000円〜1,700,000円');
    expect(mail?.text).toContain('査定額：900,000円');
    expect(mail?.text).not.toContain('1,600,000円');
  });

  it('about questions of shops: with the question, once in half an hour, and not at night', async () => {
    await room.start(SITE);
    room.clock.set('2026-11-25T20:00+09:00');
    const { uuid, shops: shopUuids } = await ask();
    const [first, second, third] = shopUuids;
    const { body } = await visitors.lead(askSeller, uuid, first, {
      text: 'サイズを教えてください。090-1234-5678まで',
    });
    await expect.poll(() => room.mailTo(EMAIL).length).toBe(1);
    const [mail] = room.mailTo(EMAIL);
    const { shopName } = await shopRow(first);
    expect(mail?.subject).toContain(`${shopName}からご質問が届きました`);
    expect(mail?.text).toContain('サイズを教えてください');
    expect(mail?.text).not.toContain('090-1234-5678');
    const question = body.questions[0]?.uuid;
    await visitors.own(answerShop, uuid, { question, text: '10cmです' });
    await expect.poll(() => room.mailTo(mailOf(first)).at(-1)?.subject).toContain('【回答】');
    await room.pass(5);
    for (const shop of [second, third ?? '']) await visitors.lead(askSeller, uuid, shop, { text: '箱は？' });
    await room.pass(24);
    expect(room.mailTo(EMAIL)).toHaveLength(1);
    await room.pass(1);
    await expect.poll(() => room.mailTo(EMAIL).length).toBe(2);
    expect(room.mailTo(EMAIL).at(-1)?.subject).toContain('ほか1社からご質問');
    await room.pass(40);
    await visitors.lead(askSeller, uuid, second, { text: '付属品は？' });
    await room.pass(0);
    expect(room.mailTo(EMAIL), 'it is after nine in the evening').toHaveLength(2);
    room.clock.set('2026-11-26T08:00+09:00');
    await room.pass(0);
    await expect.poll(() => room.mailTo(EMAIL).length).toBe(3);
  });

  it('when a quote comes: amount, end, method, shop, and that it says something', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask();
    const quote = { ...QUOTE_OF_TODAY, remark: `${NAME}\n二行目` };
    await visitors.lead(giveQuote, uuid, shopUuids[0], quote);
    await room.settled({ sent: 12 });
    const [mail] = room.smtp.accepted;
    expect(mail?.text).toContain('査定額：1,500,000円〜1,700,000円');
    expect(mail?.text).toMatch(/有効期限：\d{4}年\d+月\d+日\(.\)まで/);
    expect(mail?.text).toContain('買取の方法：出張買取');
    expect(mail?.text).toContain('お店からのお知らせ：');
    expect(mail?.text).not.toContain('二行目');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.bcc).toBeUndefined();
  });

  it('with a shop’s name that looks like a header or like HTML, in its place', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask();
    await room.server.db.update(shops).set({ shopName: NAME }).where(eq(shops.uuid, shopUuids[0]));
    await visitors.lead(openContact, uuid, shopUuids[0]);
    await visitors.lead(giveQuote, uuid, shopUuids[0], QUOTE_OF_TODAY);
    await room.settled({ sent: 12 });
    for (const mail of room.smtp.accepted) {
      expect(mail.recipients).toEqual([EMAIL]);
      expect(mail.bcc).toBeUndefined();
      expect(mail.html).not.toContain('<script');
      expect(mail.html).toContain('&lt;script&gt;');
    }
  });

  it('in the thread of the request', async () => {
    await room.start(SITE);
    const { uuid } = await room.ask();
    const [shop] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await room.settled({ sent: 12 });
    const threads = room.mailTo(EMAIL).map(({ references }) => references);
    expect(threads).toHaveLength(2);
    expect(new Set(threads).size).toBe(1);
  });

  it('who has lost the links: one mail with those of the newest five', async () => {
    await room.start(SITE);
    for (let count = 0; count < 6; count += 1) {
      await room.ask();
      await room.server.db.update(requests).set({ createdAt: sql`created_at - interval '1 hour'` });
    }
    await room.settled({ sent: 66 });
    room.smtp.accepted.length = 0;
    await visitors.call(sendLostLink, '', { email: EMAIL.toUpperCase() });
    await room.settled({ sent: 67 });
    const [mail, ...more] = room.smtp.accepted;
    expect([more, mail?.recipients]).toEqual([[], [EMAIL]]);
    const links = mail?.text?.match(/https:\/\/takakurabe\.example\/requests\/[\w-]+/g) ?? [];
    expect(new Set(links).size).toBe(5);
    expect(mail?.html?.match(/href="/g)).toHaveLength(5);
  });
});

describe('A shop is written to', () => {
  it('when the goods change and when the seller asks for better quotes, each with the way to its page', async () => {
    await room.start(SITE);
    const items = [{ category: 'watch' }, { category: 'bag' }] as const;
    const { uuid } = (await room.server.submit({ customer: { email: EMAIL }, items: [...items] })).body;
    await room.settled({ sent: 11 });
    const [shop, other] = await visitors.shopsOf(uuid);
    await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await room.settled({ sent: 12 });
    await visitors.own(withdrawItem, uuid, { item: 1 });
    await room.settled({ sent: 22 });
    await visitors.own(askForBetter, uuid);
    await room.settled({ sent: 23 });
    const subjects = room.mailTo(mailOf(shop)).map(({ subject }) => subject?.slice(0, 4));
    expect(subjects).toEqual(['【査定依', '【変更】', '【見直し']);
    expect(room.mailTo(mailOf(other)).map(({ subject }) => subject?.slice(0, 4))).toEqual([
      '【査定依',
      '【変更】',
    ]);
    for (const { text } of room.mailTo(mailOf(shop)).slice(1)) {
      expect(text).toContain('/leads/');
      expect(text).toContain('時計');
      expect(text).not.toContain('バッグ');
    }
  });

  it('when a place is free, as about any request', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask({ name1: '花子 山田' });
    await visitors.lead(declineLead, uuid, shopUuids[0], { reason: 'busy' });
    await room.settled({ sent: 12 });
    const [next = ''] = (await visitors.shopsOf(uuid)).slice(10);
    const [mail, ...more] = room.smtp.accepted;
    expect([more, mail?.recipients]).toEqual([[], [mailOf(next)]]);
    expect(mail?.subject).toBe('【査定依頼】時計（東京都）');
    expect(mail?.text).toContain('/leads/');
    expect(mail?.text).not.toContain('花子');
  });

  it('when the seller withdraws, unless it has declined; and one that has seen the contact is asked to forget it', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask();
    const [looked, declined] = shopUuids;
    await visitors.lead(openContact, uuid, looked);
    await visitors.lead(openContact, uuid, declined);
    await visitors.lead(declineLead, uuid, declined, { reason: 'goods' });
    await room.settled({ sent: 11 });
    room.smtp.accepted.length = 0;
    await visitors.own(withdrawRequest, uuid);
    await room.settled({ sent: 20 });
    const to = room.smtp.accepted.flatMap(({ recipients }) => recipients).sort();
    expect(to).toEqual(
      shopUuids
        .filter((shop) => shop !== declined)
        .map(mailOf)
        .sort(),
    );
    for (const { text, recipients, subject } of room.smtp.accepted) {
      expect(subject).toBe(`【取り下げ】査定依頼（受付番号 ${numberOf(uuid)}）`);
      expect(text?.includes('すみやかに消去')).toBe(recipients.includes(mailOf(looked)));
    }
  });

  it('not at all, if the seller withdraws before it has heard of the request', async () => {
    const { uuid } = await room.ask();
    await visitors.own(withdrawRequest, uuid);
    await room.start(SITE);
    await room.settled({ sent: 1, erased: 10 });
    expect(room.smtp.accepted.flatMap(({ recipients }) => recipients)).toEqual([EMAIL]);
  });

  it('not at all, if it has declined before; its place goes to the next', async () => {
    const { uuid } = await room.ask();
    const [declined] = await visitors.shopsOf(uuid);
    await visitors.lead(declineLead, uuid, declined, { reason: 'busy' });
    await room.start(SITE);
    await room.settled({ sent: 11, erased: 1 });
    expect(room.mailTo(mailOf(declined))).toEqual([]);
    const [next = ''] = (await visitors.shopsOf(uuid)).slice(10);
    expect(room.mailTo(mailOf(next))).toHaveLength(1);
  });

  it('when the seller is erased, if it has learned anything: number and moment, and nothing of the seller', async () => {
    await room.start(SITE);
    const { uuid, shops: shopUuids } = await ask({ name1: '花子 山田' });
    await visitors.lead(openContact, uuid, shopUuids[0]);
    room.smtp.accepted.length = 0;
    const { body } = await visitors.own(eraseOwnRequest, uuid);
    expect(body).toEqual({ told: 10 });
    await room.settled({ sent: 21 });
    const to = room.smtp.accepted.flatMap(({ recipients }) => recipients).sort();
    expect(to).toEqual(shopUuids.map(mailOf).sort());
    for (const mail of room.smtp.accepted) {
      expect(mail.subject).toContain(numberOf(uuid));
      expect(mail.raw).not.toContain(uuid);
      for (const secret of ['花子', '山田', EMAIL, '1-2-3', 'ROLEX'])
        expect(`${mail.text}${mail.html}`).not.toContain(secret);
    }
    expect(await room.server.db.$count(matches)).toBe(0);
  });
});
