import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { sendLostLink } from '#contract/calls/follow-up.ts';
import type { ContactHours } from '#contract/life/follow-up.ts';
import { REQUEST_STATE_NAMES, type RequestState } from '#contract/life/request-states.ts';
import { requestSentences } from '#contract/life/request-words.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { lastWednesday } from '#test/server/life-walker.ts';
import * as calls from '#test/server/link-calls.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { MAILS } from '../base/events.ts';
import { cases, deliveries, requests, reviews, shops } from '../db/schema.ts';
import type { OwnRequest } from '../quotes/link-acts.ts';

/*
 * One path to each sentence of the seller's page and to each mail about a request. Sellers and shops act over HTTP, the
 * mail server accepts the mails, and time passes; nothing is written into the database by hand.
 */

const SITE = { SITE_URL: 'https://takakurabe.example' };
const DAY = 24 * 60;
const begin = lastWednesday();
const room = new MailRoom();
const visitors = new Visitors(() => room.server);
const people = new DeskPeople(() => room.server);

let origin = '';
beforeAll(async () => {
  origin = await room.server.app.listen({ port: 0 });
});

const states = new Set<RequestState>();
const mails = new Set<string>();

/** The shops that get requests here, and others that wait for a place. */
let shopUuids: string[] = [];
beforeEach(async () => {
  const { db } = room.server;
  room.clock.set(begin);
  await db.update(shops).set({ email: sql`uuid || '@shop.example'`, businessHours: '', unreachableAt: null });
  shopUuids = await visitors.shopsOf((await room.ask()).uuid);
  await room.server.reset();
  await open(3);
});

/** Only so many shops get requests. */
async function open(count: number): Promise<void> {
  const { db } = room.server;
  await db.update(shops).set({ unreachableAt: begin, unreachableWhy: 'bounced' });
  if (count > 0)
    await db
      .update(shops)
      .set({ unreachableAt: null })
      .where(inArray(shops.uuid, shopUuids.slice(0, count)));
}

async function fetched<Body>(
  row: Pick<Call, 'method' | 'path'>,
  token: string,
  body: object = {},
): Promise<Body> {
  const answer = await fetch(urlOf(row, origin, { params: { token } }), {
    method: row.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${row.path} was answered with ${answer.status}`);
  return (await answer.json()) as Body;
}

const inWords = (moment: string | null) => moment ?? '';

/** The people around a request, over HTTP. */
class Told {
  readonly uuid: string;
  shops: readonly string[] = [];

  constructor(uuid: string) {
    this.uuid = uuid;
  }

  own = (row: Pick<Call, 'method' | 'path'>, body?: object) =>
    fetched<OwnRequest>(row, visitors.ownToken(this.uuid), body);

  shop = (nth: number, row: Pick<Call, 'method' | 'path'>, body?: object) =>
    fetched(row, visitors.leadToken(this.uuid, this.shops[nth] ?? ''), body);

  quote = (nth: number, low = 10_000) =>
    this.shop(nth, calls.giveQuote, {
      low,
      high: low,
      valid_until: daysLater(dayInJapan(room.clock.now()), 30),
      method: 'store',
      remark: '',
    });

  /** The seller invites a shop to a visit in these hours. */
  invite = (nth: number, hours: ContactHours[]) =>
    this.own(calls.inviteVisit, {
      shop: this.shops[nth],
      items: [0],
      days: [dayInJapan(room.clock.now())],
      hours,
      people: ['self'],
      asked: true,
    });

  /** The page says this, in these words. */
  async reads(state: RequestState, ...words: readonly RegExp[]): Promise<void> {
    const page = await this.own(calls.readOwnRequest);
    expect(page.state).toBe(state);
    const sentences = requestSentences({
      state,
      places: page.shops,
      since: inWords(page.withdrawn_at ?? (state === 'decided' ? page.decided_at : page.ended_at)),
      until: inWords(page.choice_until),
    }).join('');
    for (const word of words) expect(sentences).toMatch(word);
    states.add(state);
  }
}

async function ask(items = 1): Promise<Told> {
  const { body } = await room.server.submit({
    customer: { email: EMAIL },
    items: Array.from({ length: items }, () => ({ category: 'watch' as const })),
  });
  const { db } = room.server;
  // The moment of sending is that of the database, and these tests stand in another hour.
  await db.execute(sql`update requests set created_at = ${begin.toISOString()}::timestamptz`);
  await db.execute(sql`update matches set created_at = ${begin.toISOString()}::timestamptz`);
  const story = new Told(body.uuid);
  story.shops = await visitors.shopsOf(body.uuid);
  return story;
}

/** Every mail that waits is accepted, or is no longer wanted. */
async function delivered(): Promise<void> {
  const { db } = room.server;
  await vi.waitFor(async () => expect(await db.$count(deliveries, eq(deliveries.state, 'waiting'))).toBe(0), {
    timeout: 60_000,
    interval: 100,
  });
  const rows = await db.select().from(deliveries).where(eq(deliveries.state, 'sent'));
  for (const { event, recipient } of rows) mails.add(`${event} ${recipient}`);
}

const mailTo = (address: string, words: string) =>
  room.mailTo(address).some(({ subject, text }) => `${subject} ${text}`.includes(words));
const shopMail = (shop: string | undefined) => `${shop}@shop.example`;

it('A request on its way, with a question, a look, a price and a choice', async () => {
  const story = await ask(2);
  await story.reads('sending', /3社にご依頼をお送りしています/);
  await room.start(SITE);
  await delivered();
  await story.reads('told', /3社にご依頼をお届けしました/);
  await story.shop(0, calls.askSeller, { text: '箱はありますか。' });
  await story.reads('asked', /質問が届いています/);
  await delivered();
  expect(mailTo(EMAIL, '箱はありますか。')).toBe(true);
  const { shops: places } = await story.own(calls.readOwnRequest);
  await story.own(calls.answerShop, { question: places[0]?.questions[0]?.uuid, text: 'あります。' });
  await story.reads('looking', /1社が内容を確認しています/);
  await delivered();
  expect(room.mailTo(shopMail(story.shops[0])).length).toBeGreaterThan(1);
  await story.quote(0);
  await story.quote(1, 20_000);
  await story.reads('quoted', /査定額が届いています/);
  await story.own(calls.askForBetter);
  await story.own(calls.withdrawItem, { item: 1 });
  await story.shop(1, calls.openContact);
  await story.own(calls.correctRequest, { tel1: '09011112222' });
  await story.own(calls.chooseShops, { shops: [story.shops[1]] });
  await story.reads('choosing', /まだどのお店にも伝わっていません/);
  await room.pass(10);
  await story.reads('decided', /お店からの連絡をお待ちください/, /お断りをお知らせしています/);
  await delivered();
  await story.invite(1, ['morning']);
  await delivered();
  await story.invite(1, ['evening']);
  await delivered();
  await story.own(calls.takeBackVisit, { shop: story.shops[1] });
  await delivered();
  for (const days of [3, 10]) {
    await room.pass(days * DAY);
    await delivered();
  }
  await story.shop(1, calls.declineLead, { reason: 'busy' });
  await story.reads('decided', /お選びの買取店から/);
}, 120_000);

it('A request that no shop answers: reminders, places that are lost, further shops, the end', async () => {
  await room.start(SITE);
  const story = await ask();
  await delivered();
  await open(4);
  await room.pass(2 * 60);
  await room.pass(DAY);
  await delivered();
  story.shops = await visitors.shopsOf(story.uuid);
  expect(story.shops).toHaveLength(4);
  await story.shop(3, calls.declineLead, { reason: 'busy' });
  await story.reads('left', /1社から「今回は対応できません」/, /3社からは回答がありませんでした/);
  await room.pass(7 * DAY);
  await story.reads(
    'unanswered',
    /1社から「今回は対応できません」.*3社からは回答がありませんでした.*終了しました/,
  );
  await delivered();
  expect(mailTo(EMAIL, '3社からは回答がありませんでした')).toBe(true);
  await story.own(calls.reopenRequest);
  await story.reads('left');
}, 120_000);

it('A request about which a shop has only called: both sides are asked, and then it ends', async () => {
  await room.start(SITE);
  const story = await ask();
  await delivered();
  await story.shop(0, calls.openContact);
  await story.shop(0, calls.reportCall);
  for (const nth of [1, 2]) await story.shop(nth, calls.declineLead, { reason: 'busy' });
  await story.reads('looking', /1社が内容を確認しています/);
  await room.pass(3 * DAY);
  await delivered();
  expect(mailTo(shopMail(story.shops[0]), '結果のご確認')).toBe(true);
  await room.pass(6 * DAY);
  await story.reads('looking');
  await room.pass(DAY);
  await story.reads(
    'unanswered',
    /2社から「今回は対応できません」.*1社から電話をかけたと報告がありました.*終了/,
  );
}, 120_000);

it.each(['sample', 'test'] as const)(
  'Of a request of the kind "%s" nobody hears who has not asked for it',
  async (kind) => {
    const story = await ask();
    await room.server.db.update(requests).set({ kind });
    await room.start(SITE);
    await delivered();
    await story.quote(0);
    await story.own(calls.chooseShops, { shops: [story.shops[0]] });
    await room.pass(DAY);
    await delivered();
    await story.own(calls.eraseOwnRequest);
    await delivered();
    expect(room.smtp.accepted).toEqual([]);
  },
  120_000,
);

it('A request for which there never is a shop', async () => {
  await open(0);
  await room.start(SITE);
  const story = await ask();
  await story.reads('unplaced', /7日のあいだお探しし/);
  await room.pass(7 * DAY);
  await story.reads('unfound', /見つかりませんでした/);
  await delivered();
}, 120_000);

it('A seller who withdraws, comes back, refuses all shops, loses the link and erases', async () => {
  await room.start(SITE);
  const story = await ask();
  await delivered();
  await story.own(calls.withdrawRequest);
  await story.reads('withdrawn', /取り下げました/, /ご依頼が届いていた買取店には/);
  await delivered();
  await story.own(calls.reopenRequest);
  await story.reads('told');
  await delivered();
  for (const shop of story.shops) await story.own(calls.refuseShop, { shop, reason: 'other' });
  await room.pass(60);
  await story.reads('left', /3社はお断りしました/);
  await delivered();
  await fetched(sendLostLink, '', { email: EMAIL });
  await delivered();
  await story.own(calls.eraseOwnRequest);
  await delivered();
}, 120_000);

it('A request that the operator withdraws for its seller', async () => {
  await room.start(SITE);
  const story = await ask();
  await delivered();
  const { session } = await people.somebody('staff');
  const { refusal } = await room.server.ask(session, 'withdrawRequest', { uuid: story.uuid });
  expect(refusal).toBeUndefined();
  await story.reads('withdrawn', /取り下げました/);
  await delivered();
  expect(mailTo(EMAIL, 'お客様に代わって')).toBe(true);
  expect(mailTo(shopMail(story.shops[0]), '【取り下げ】')).toBe(true);
  await story.own(calls.reopenRequest);
}, 120_000);

it('Trouble at a shop, of which both sides are asked and told the end, and a review that is written again', async () => {
  await room.start(SITE);
  const story = await ask();
  const [shop] = story.shops;
  const { session } = await people.somebody('staff');
  const atDesk = async (name: Parameters<typeof room.server.ask>[1], input: object) => {
    const { answer, refusal } = await room.server.ask(session, name, input as never);
    expect(refusal).toBeUndefined();
    return answer;
  };
  const caseOf = async () => (await room.server.db.select().from(cases))[0]?.uuid ?? '';
  await story.shop(0, calls.openContact);
  await story.quote(0);
  const sold = { result: 'sold', amount: 10_000, why: null };
  await story.own(calls.tellOutcome, { shop, ...sold });
  await story.shop(0, calls.tellShopOutcome, sold);
  await story.own(calls.reportShop, { shop, reason: 'underpaid', text: '金額が違いました。' });
  await delivered();
  const uuid = await caseOf();
  await room.pass(3 * DAY);
  await delivered();
  await atDesk('askAboutCase', { uuid, side: 'seller', text: '金額をお知らせください。', pass: [] });
  await delivered();
  await room.pass(3 * DAY);
  await delivered();
  await atDesk('endCase', { uuid, outcome: 'solved', effect: 'none', text: '' });
  await delivered();
  // Reviews have the moments of the database: a week after the story began, it stands behind the clock of the test.
  await room.pass(2 * DAY);
  const review = { shop, explanation: 5, speed: 5, paid: true, text: '早い対応でした。' };
  await story.own(calls.writeReview, review);
  const [{ uuid: reviewUuid = '' } = {}] = await room.server.db.select().from(reviews);
  await atDesk('askReviewChange', { uuid: reviewUuid, why: 'words' });
  await delivered();
  await story.own(calls.rewriteReview, { ...review, text: '対応が早いお店です。' });
  await atDesk('decideReview', { uuid: reviewUuid, release: true });
  await delivered();
}, 120_000);

afterAll(() => {
  const about = MAILS.filter(({ event }) => /^(request|lead|question|link)\./.test(event));
  const missing = about.map(({ event, reader }) => `${event} ${reader}`).filter((mail) => !mails.has(mail));
  expect(REQUEST_STATE_NAMES.filter((state) => !states.has(state))).toEqual([]);
  expect(missing).toEqual([]);
  console.log(`${states.size} states in sentences, ${about.length} mails about a request, each by acts`);
});
