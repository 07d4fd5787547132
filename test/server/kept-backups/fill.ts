import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { CALLS } from '#contract/calls/index.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import type { Db } from '#server/db/open.ts';
import {
  cases,
  contactEnquiries,
  deskPeople,
  matches,
  media,
  pageCheckups,
  questions,
  reviews,
  shopRegistrations,
  staleDays,
} from '#server/db/schema.ts';
import { renewSums } from '#server/figures/day-sums.ts';
import { reserveShops } from '#server/matching/reserve-shops.ts';
import { DESK_CALLS as DESK } from '../desk-calls.ts';
import { QUOTE_OF_TODAY } from '../follow-up.ts';
import * as FOLLOW_UP from '../link-calls.ts';
import { heif, jpeg, png, webp } from '../photos.ts';
import { enquiryBody, registrationBody } from '../site-forms.ts';
import type { Callers } from './callers.ts';

const SOLD = { result: 'sold', amount: 1_600_000, why: null };
const PARTNER = 'https://partner.example';

/** Does with a server everything that leaves rows or files: sellers, shops, partners and the people at the desks. */
export async function fillWithLife(callers: Callers, db: Db): Promise<void> {
  const owner = await callers.sample('owner');
  const partner = await peopleAtDesks(callers, db, owner);
  const medium = await connect(callers, db, partner);
  const first = await aDeal(callers, db, medium);
  await aReview(callers, db, first, owner);
  await someCases(callers, db, first, owner);
  await otherRequests(callers, medium, owner, first.uuid);
  await theInbox(callers, db, owner);
  await theSite(callers, owner);
  await visits(callers, medium);
  await aTest(callers, medium);
  await aCheckup(db, medium);
}

/**
 * A server ends in the middle of its work: it leaves sums of days, one of which has changed since, and places that it
 * had taken for a request.
 */
export async function breakOff(db: Db): Promise<void> {
  await renewSums(db);
  await db.insert(staleDays).values({ day: dayInJapan(new Date()) });
  await reserveShops(db, {
    uuid: randomUUID(),
    categories: ['watch'],
    zip: '1620801',
    address: '',
    emailMark: 'a mark',
    phoneMark: 'a mark',
  });
}

/** @returns the session of a partner */
async function peopleAtDesks(callers: Callers, db: Db, owner: string): Promise<string> {
  const [shop] = await db.select({ shop: matches.shopUuid }).from(matches).limit(1);
  const [medium] = await db.select().from(media).orderBy(asc(media.name)).limit(1);
  const people = [
    { name: '見本 一郎', email: 'owner@example.jp', role: 'owner' },
    { name: '見本 花子', email: 'staff@example.jp', role: 'staff' },
    { name: '見本 読子', email: 'reader@example.jp', role: 'reader' },
    { name: '見本 店子', email: 'shop@example.jp', role: 'shop', shop: shop?.shop },
    { name: '見本 媒体', email: 'partner@example.jp', role: 'partner', media: [medium?.uuid] },
    { name: '見本 退子', email: 'gone@example.jp', role: 'reader' },
  ];
  for (const body of people) await callers.call(DESK.invite, { as: owner, body });
  const [person] = await db.select().from(deskPeople).where(eq(deskPeople.email, 'gone@example.jp'));
  await callers.call(DESK.changePerson, {
    as: owner,
    params: { uuid: person?.id ?? '' },
    body: { ended: true, seen: 'reader' },
  });
  const own = await callers.signIn('shop@example.jp');
  const { version } = await callers.call(DESK.readOwnShop, { as: own });
  const templates = ['はじめまして。', '箱はございますか？'];
  await callers.call(DESK.changeOwnShop, {
    as: own,
    body: { cells: { capacity: '5', holidays: '2027-01-01' }, templates, seen: version },
  });
  await callers.call(DESK.addShopEndpoint, { as: own, body: { url: 'https://hooks.example/leads' } });
  const choice = { by_mail: true, notices: ['leads', 'reminders'], from: 9, until: 19 };
  await callers.call(DESK.changeNotices, { as: own, body: choice });
  // Somebody who works elsewhere: the shop does not notice.
  await callers.call(DESK.inviteColleague, {
    as: own,
    body: { name: '見本 一郎', email: 'owner@example.jp' },
  });
  return callers.signIn('partner@example.jp');
}

/** @returns a medium with endpoints of a partner */
async function connect(callers: Callers, db: Db, partner: string): Promise<string> {
  const [medium] = await db.select().from(media).orderBy(asc(media.name)).limit(1);
  const uuid = medium?.uuid ?? '';
  const endpoints = [
    { medium: uuid, kind: 'webhook', url: 'https://hooks.example/conversions' },
    { medium: uuid, kind: 'postback', url: 'https://asp.example/p?id={gclid}&n={number}' },
  ];
  for (const body of endpoints) await callers.call(DESK.addEndpoint, { as: partner, body });
  await callers.call(DESK.addKey, { as: partner, body: { name: '集計用' } });
  const query = { page: 'partner.example/watch', codes: 'tag-name' };
  await callers.call(CALLS.noteFindings, { from: PARTNER, params: { uuid }, query });
  return uuid;
}

interface Deal {
  uuid: string;
  shop: string;
}

/** A request with photos from its first look to the sale. */
async function aDeal(callers: Callers, db: Db, medium: string): Promise<Deal> {
  const photos = [
    { name: '時計.jpg', content: jpeg(3000) },
    { name: 'b.png', content: png() },
    { name: 'c.webp', content: webp() },
    { name: 'IMG_1.HEIC', content: heif('heic') },
  ];
  const uuid = await callers.submit({
    medium,
    attribution: { inflow: '/watch', utm_source: 'mail', user_note: 'よろしくお願いします。' },
    items: [
      { category: 'watch', attributes: [['ROLEX', 'デイトナ', '116500LN']], photos: photos.slice(1) },
      { category: 'bag', photos: photos.slice(0, 1) },
    ],
  });
  const [shop = '', other = '', third = ''] = await shopsOf(db, uuid);
  await callers.lead(FOLLOW_UP.askSeller, uuid, shop, { text: '箱と保証書はありますか？' });
  const [question] = await db.select().from(questions).where(eq(questions.requestUuid, uuid));
  await callers.own(FOLLOW_UP.answerShop, uuid, { question: question?.uuid, text: 'どちらもあります。' });
  for (const one of [shop, other]) await callers.lead(FOLLOW_UP.giveQuote, uuid, one, QUOTE_OF_TODAY);
  await callers.lead(FOLLOW_UP.declineLead, uuid, third, { reason: 'busy' });
  await callers.own(FOLLOW_UP.askForBetter, uuid);
  await callers.lead(FOLLOW_UP.giveQuote, uuid, shop, { ...QUOTE_OF_TODAY, low: 1_600_000, high: 1_800_000 });
  await callers.own(FOLLOW_UP.preferContact, uuid, { method: 'phone', hours: [] });
  await callers.own(FOLLOW_UP.withdrawItem, uuid, { item: 1 });
  await callers.lead(FOLLOW_UP.openContact, uuid, shop);
  await callers.lead(FOLLOW_UP.reportCall, uuid, shop);
  await callers.own(FOLLOW_UP.refuseShop, uuid, { shop: other, reason: 'price' });
  await callers.own(FOLLOW_UP.chooseShops, uuid, { shops: [shop] });
  const invitation = { items: [0], hours: ['morning'], people: ['self'], asked: true };
  await callers.own(FOLLOW_UP.inviteVisit, uuid, { shop, ...invitation, days: [dayInJapan(new Date())] });
  await callers.own(FOLLOW_UP.tellOutcome, uuid, { shop, ...SOLD });
  await callers.lead(FOLLOW_UP.tellShopOutcome, uuid, shop, SOLD);
  return { uuid, shop };
}

async function shopsOf(db: Db, uuid: string): Promise<string[]> {
  const rows = await db
    .select({ shop: matches.shopUuid })
    .from(matches)
    .where(eq(matches.requestUuid, uuid))
    .orderBy(asc(matches.position));
  return rows.map(({ shop }) => shop);
}

/** A review that is shown, with the shop's answer. */
async function aReview(callers: Callers, db: Db, { uuid, shop }: Deal, owner: string): Promise<void> {
  const review = { shop, explanation: 5, speed: 4, paid: true, text: '説明がていねいでした。' };
  await callers.own(FOLLOW_UP.writeReview, uuid, review);
  const [row] = await db.select().from(reviews).where(eq(reviews.requestUuid, uuid));
  const decide = () =>
    callers.call(DESK.decideReview, {
      as: owner,
      params: { uuid: row?.uuid ?? '' },
      body: { release: true },
    });
  await decide();
  await callers.lead(FOLLOW_UP.answerReview, uuid, shop, { text: 'ありがとうございました。' });
  await decide();
}

/** One about the shop with words and a photo, which is open, and a hoax of a seller who is erased afterwards. */
async function someCases(callers: Callers, db: Db, { uuid, shop }: Deal, owner: string): Promise<void> {
  const newest = async () =>
    (await db.select().from(cases).orderBy(desc(cases.reportedAt)).limit(1))[0]?.uuid ?? '';
  await callers.own(FOLLOW_UP.reportShop, uuid, { shop, reason: 'underpaid', text: '金額が違いました。' });
  const ofShop = await newest();
  await callers.addCasePhoto(uuid, ofShop, { name: '明細.jpg', content: jpeg(1500) });
  await callers.lead(FOLLOW_UP.answerCaseOfShop, uuid, shop, { case: ofShop, text: '確認します。' });
  const hoaxUuid = await callers.submit({ customer: { email: 'hoax@example.jp' } });
  const [other = ''] = await shopsOf(db, hoaxUuid);
  await callers.lead(FOLLOW_UP.noteOpened, hoaxUuid, other);
  await callers.lead(FOLLOW_UP.reportSeller, hoaxUuid, other, { reason: 'hoax', text: 'いたずらです。' });
  const about = { uuid: await newest() };
  const ask = { ...about, side: 'seller', text: '', pass: [] };
  await callers.call(DESK.askAboutCase, { as: owner, body: ask });
  const end = { ...about, outcome: 'confirmed', effect: 'mark', text: '' };
  await callers.call(DESK.endCase, { as: owner, body: end });
  await callers.own(FOLLOW_UP.eraseOwnRequest, hoaxUuid);
}

/** One that was withdrawn, one that was erased, one with surveys and hidden contact; and notes of people. */
async function otherRequests(callers: Callers, medium: string, owner: string, uuid: string): Promise<void> {
  const photos = [{ name: 'd.jpg', content: jpeg(2000) }];
  const customer = { name1: '佐藤 次郎', kana1: 'サトウ ジロウ', email: 'jiro@example.jp' };
  const withdrawn = await callers.submit({ customer, items: [{ category: 'camera', photos }] });
  await callers.own(FOLLOW_UP.withdrawRequest, withdrawn);
  const erasedUuid = await callers.submit({ customer, medium, items: [{ category: 'jewelry', photos }] });
  await callers.own(FOLLOW_UP.eraseOwnRequest, erasedUuid);
  const waitingUuid = await callers.submit({ customer, medium, items: [{ category: 'bag', photos }] });
  await callers.own(FOLLOW_UP.releaseContact, waitingUuid, { contact_release: 'chosen' });
  await callers.own(FOLLOW_UP.correctRequest, waitingUuid, { addr1: '4-5-6\t\\みほん荘' });
  await callers.call(CALLS.answerInterests, {
    body: { uuid: waitingUuid, survay_answer: JSON.stringify(INTERESTS.slice(0, 2)) },
  });
  await callers.call(CALLS.answerFeedback, {
    body: { uuid: waitingUuid, survey_feedback: 'かんたんでした' },
  });
  const params = { uuid };
  await callers.call(DESK.noteRequest, { as: owner, params, body: { text: '電話で確認済み\n折り返し不要' } });
  await callers.call(DESK.showContact, { as: owner, params });
  await callers.call(DESK.readRequest, { as: owner, params });
}

async function theInbox(callers: Callers, db: Db, owner: string): Promise<void> {
  for (const name of ['花子', '三郎', '四郎'])
    await callers.call(CALLS.sendEnquiry, { body: enquiryBody({ name }) });
  const [one, two] = await db
    .select()
    .from(contactEnquiries)
    .orderBy(desc(contactEnquiries.createdAt))
    .limit(2);
  for (const [enquiry, text] of [
    [one, 'お答えします。'],
    [two, null],
  ] as const)
    await callers.call(DESK.answerEnquiry, {
      as: owner,
      params: { uuid: enquiry?.uuid ?? '' },
      body: { text },
    });
  for (const tel of ['03-0000-0001', '03-0000-0002', '03-0000-0003'])
    await callers.call(CALLS.registerShop, {
      body: registrationBody({ tel, company_shop_name: `見本堂${tel}` }),
    });
  const [approval, refusal] = await db
    .select()
    .from(shopRegistrations)
    .orderBy(desc(shopRegistrations.createdAt))
    .limit(2);
  const cells = { antique_dealer_license: '第1号', categories: '時計/バッグ', served_prefectures: '東京都' };
  for (const [registration, approve] of [
    [approval, true],
    [refusal, false],
  ] as const)
    await callers.call(DESK.decideRegistration, {
      as: owner,
      params: { uuid: registration?.uuid ?? '' },
      body: { approve, cells: approve ? cells : {} },
    });
}

async function theSite(callers: Callers, owner: string): Promise<void> {
  const voices = [
    { title: '納得して売れました', text: '三社の説明を聞いて決めました。', person: '50代・女性' },
  ];
  const texts = { voices, results: [], partners: [], press: [], evidence: {} };
  await callers.call(DESK.draftSite, { as: owner, body: { written: texts, seen: null } });
  const { draft } = await callers.call(DESK.readSite, { as: owner });
  await callers.call(DESK.publishSite, { as: owner, body: { seen: draft?.uuid ?? null } });
}

async function visits(callers: Callers, medium: string): Promise<void> {
  const query = { medium, page: 'partner.example/watch', theme: 'lp', from: '0', to: '3' };
  await callers.call(CALLS.countFunnel, { from: PARTNER, query });
  await callers.openArticle();
}

/** A page that is looked at by night. The command with the browsers leaves the row. */
async function aCheckup(db: Db, mediumUuid: string): Promise<void> {
  const results = [{ engine: 'chromium', signs: ['narrow'], arrived: true }] as const;
  await db.insert(pageCheckups).values({ mediumUuid, url: `${PARTNER}/watch`, results, told: results });
}

/** A partner tries the form. */
async function aTest(callers: Callers, medium: string): Promise<void> {
  await callers.submit({ medium, test: {}, items: [{ category: 'camera' }] });
}
