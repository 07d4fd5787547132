import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { dayInJapan, daysLater } from '#contract/base/japanese-days.ts';
import { keysOf } from '#contract/base/keys.ts';
import { oneLine } from '#contract/base/text.ts';
import { checkupUrl } from '#contract/embed/checkups.ts';
import { inAddress } from '#contract/language/address.ts';
import type { Language } from '#contract/language/languages.ts';
import { PLACE_RULES } from '#contract/life/clocks.ts';
import { LIMIT_TABLE } from '#contract/refusals/rate-limits.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { EVENTS, type EventName, type EventSubject, MAILS } from '../../base/events.ts';
import {
  CAUSES,
  isProved,
  MAIL_WORDS,
  PACES,
  READERS,
  type Reader,
  type WordsOfMail,
} from '../../base/mails.ts';
import type { Db } from '../../db/open.ts';
import {
  cases,
  caseWords,
  checkupReports,
  contactEnquiries,
  continuations,
  deliveries,
  deskAddressChanges,
  deskDigests,
  deskPeople,
  deskSignIns,
  homeVisits,
  type MatchRow,
  matches,
  outcomes,
  questions,
  quotes,
  requestItems,
  requestNotes,
  requests,
  reviews,
  shopRegistrations,
  shops,
} from '../../db/schema.ts';
import { rolesOf } from '../../desk/acts.ts';
import type { Delivery } from '../carry-out.ts';
import { openLinks } from '../links/links.ts';
import { asHtml } from './as-html.ts';
import { asText } from './as-text.ts';
import { type Composed, compose, type Office } from './compose.ts';

const SITE = 'https://takakurabe.example';
const OPERATOR = 'operator@takakurabe.example';
const STRANGER = 'stranger@example.jp';

/** Words of people that are in no mail to anybody. */
const NEVER = ['seller', 'remark', 'person', 'note', 'review', 'survey', 'case'] as const;
const MARKED = [...keysOf(MAIL_WORDS), ...NEVER];
type Marked = (typeof MARKED)[number];

const markOf = (kind: Marked) => `${kind.toUpperCase()}MARK`;

/** A text that somebody types who wants to reach a stranger: a mark, addresses, fifty letters, and a header. */
const hostile = (kind: Marked) =>
  `${markOf(kind)} https://evil.example/a evil.example win@evil.example ${'当選'.repeat(25)}\r\nBcc: all@evil.example\r\n\r\n<script>evil()</script>`;

let server: TestApp;
let office: Office;
/** The rows that mails are about, by their tables. */
const rows: Partial<Record<EventSubject, string>> = {};
let shop = '';
beforeAll(async () => {
  server = await startTestApp({ siteUrl: SITE });
  const house = { product: 'タカクラベ', operator: '見本株式会社', isRead: true };
  office = {
    db: server.db,
    links: server.links,
    rules: PLACE_RULES,
    now: () => new Date(),
    operator: OPERATOR,
    contact: OPERATOR,
    house,
  };
  await plant();
}, 60_000);
afterAll(() => server.close());

/** Puts hostile words wherever somebody can write something. */
async function plant(): Promise<void> {
  const { db } = server;
  const { uuid } = (await server.submit({ customer: { email: STRANGER } })).body;
  const [first] = await db.select().from(matches).where(eq(matches.requestUuid, uuid));
  shop = first?.shopUuid ?? '';
  const [now, ids] = [new Date(), { requestUuid: uuid, shopUuid: shop }];
  const text = hostile('seller');
  await db.update(requests).set({
    ...{
      name1: text,
      kana1: text,
      addr1: text,
      tel1: text,
      userNote: text,
      inflow: text,
      referer: text,
    },
    ...{ utmSource: text, utmMedium: text, utmCampaign: text, tracking: { gclid: text } },
    ...{ feedback: hostile('survey'), interests: [hostile('survey')], ipAddress: text },
  });
  const goods = hostile('goods');
  await db
    .update(requestItems)
    .set({ attributes: [[goods, goods], [goods]], detail: { item_name: goods, item_detail: goods } });
  await db
    .update(shops)
    .set({ shopName: `SHOPSMARK 見本堂`, email: 'shop@shop.example' })
    .where(eq(shops.uuid, shop));
  await db.insert(quotes).values({
    ...ids,
    low: 1,
    high: 2,
    validUntil: '2031-01-01',
    method: 'visit',
    remark: hostile('remark'),
  });
  await db.insert(questions).values([
    { ...ids, text: hostile('question') },
    { ...ids, text: hostile('question'), answer: hostile('question'), answeredAt: now },
  ]);
  await db.insert(homeVisits).values({
    ...ids,
    items: [0],
    days: [daysLater(dayInJapan(now), 1)],
    hours: ['morning'],
    people: ['self'],
  });
  await db.insert(outcomes).values({ ...ids, side: 'seller', result: 'open' });
  const report = { ...ids, reportedAt: now, toldAt: now, askedAt: now } as const;
  const planted = await db
    .insert(cases)
    .values([
      { ...report, side: 'seller', reason: 'unpaid', askedSide: 'shop' },
      { ...report, side: 'shop', reason: 'unreachable', askedSide: 'seller' },
      { ...report, side: 'seller', reason: 'calls', endedAt: now, outcome: 'confirmed', effect: 'warning' },
    ])
    .returning({ caseUuid: cases.uuid });
  for (const side of ['seller', 'shop', 'operator'] as const)
    await db
      .insert(caseWords)
      .values(planted.map((one) => ({ ...one, at: now, side, by: hostile('case'), text: hostile('case') })));
  await db.insert(reviews).values({
    ...ids,
    explanation: 5,
    speed: 5,
    paid: true,
    text: hostile('review'),
    answer: hostile('review'),
  });
  await db.insert(requestNotes).values({ requestUuid: uuid, by: hostile('note'), text: hostile('note') });
  const enquiry = {
    name: hostile('enquiry'),
    mailBody: hostile('enquiry'),
    email: STRANGER,
    serviceUuid: uuid,
  };
  const registration = hostile('registration');
  const texts = {
    companyShopName: registration,
    name: registration,
    address: registration,
    inflow: registration,
    tel: registration,
  };
  const person = { name: hostile('person'), email: STRANGER, role: 'shop' as const, shopUuids: [shop] };
  const [[enquired], [registered], [invited]] = await Promise.all([
    db
      .insert(contactEnquiries)
      .values({ ...enquiry, answer: 'ANSWERMARK お答えします。', answeredAt: now })
      .returning(),
    db
      .insert(shopRegistrations)
      .values({ ...texts, zipcode: '1620801', email: STRANGER, mediumUuid: uuid })
      .returning(),
    db.insert(deskPeople).values(person).returning(),
  ]);
  const [digest] = await db
    .insert(deskDigests)
    .values({ personId: invited?.id ?? '', hour: now, counts: { calls: 2, enquiries: 1 } })
    .returning();
  const checked = checkupUrl(`https://media.example/${hostile('pages').slice(0, 60)}`) ?? '';
  const [night] = await db
    .insert(checkupReports)
    .values({
      personId: invited?.id ?? '',
      changes: [{ url: checked, engine: 'chromium', came: ['narrow'], went: ['not-sent'] }],
    })
    .returning();
  const signIn = crypto.randomUUID();
  await db.insert(deskSignIns).values({ uuid: signIn, personId: invited?.id ?? '' });
  const [change] = await db
    .insert(deskAddressChanges)
    .values({ personId: invited?.id ?? '', email: STRANGER, former: STRANGER })
    .returning();
  const draft = crypto.randomUUID();
  await db.insert(continuations).values({
    uuid: draft,
    tokenHash: Buffer.from(hostile('seller')),
    content: Buffer.from(hostile('seller')),
    token: server.links.continuations.close('token'),
    email: STRANGER,
    categories: ['watch', hostile('seller')],
    place: { medium: hostile('seller'), page: hostile('seller'), theme: '', category: '', variant: '' },
    isTest: false,
    devices: [],
    current: '',
    until: new Date(Date.now() + 86_400_000),
  });
  await db.update(deliveries).set({ state: 'dead', error: 'smtp_550' });
  Object.assign(rows, {
    requests: uuid,
    contact_enquiries: enquired?.uuid,
    shop_registrations: registered?.uuid,
    deliveries: uuid,
    desk_people: invited?.id,
    desk_sign_ins: signIn,
    desk_digests: digest?.uuid,
    checkup_reports: night?.uuid,
    desk_address_changes: change?.uuid,
    continuations: draft,
  });
}

const CHOSEN: Partial<MatchRow> = {
  chosenAt: new Date(Date.now() - 3_600_000),
  decisionToldAt: new Date(),
};

/** How a shop is with the request when it gets a mail; as soon as it has looked where nothing is said. */
const STATES: { readonly [Name in EventName]?: Partial<MatchRow> } = {
  'lead.reminded': { contactSeenAt: null },
  'lead.refused': { refusedAt: new Date(Date.now() - 7_200_000) },
  'lead.chosen': CHOSEN,
  'lead.visit_invited': { ...CHOSEN, invitedAt: new Date() },
  'lead.visit_changed': { ...CHOSEN, invitedAt: new Date() },
  'lead.visit_taken_back': CHOSEN,
};
/** The same of its review. */
const REVIEWS: { readonly [Name in EventName]?: Partial<typeof reviews.$inferInsert> } = {
  'lead.review_shown': { shownAt: new Date(), changeAskedAt: null },
  'request.review_change_asked': { shownAt: null, changeAskedAt: new Date(), changeWhy: 'person' },
};

const LOOKED: Partial<MatchRow> = {
  ...{ toldAt: new Date(), contactSeenAt: new Date() },
  ...{ chosenAt: null, nextAt: null, refusedAt: null, decisionToldAt: null, invitedAt: null },
};

const asItIs = <Made>(work: (db: Db) => Promise<Made>): Promise<Made> => work(server.db);

/** Works as if the shop had neither asked nor named a price: it is reminded only then. */
async function beforeAnswers<Made>(work: (db: Db) => Promise<Made>): Promise<Made | undefined> {
  let result: Made | undefined;
  const undone = server.db.transaction(async (tx) => {
    await tx.delete(quotes);
    await tx.delete(questions);
    result = await work(tx);
    tx.rollback();
  });
  await undone.catch(() => undefined);
  return result;
}

async function mailOf(
  event: EventName,
  recipient: Delivery['recipient'],
  other: Partial<Office> = {},
): Promise<Composed> {
  const match = and(eq(matches.requestUuid, rows.requests ?? ''), eq(matches.shopUuid, shop));
  await server.db
    .update(matches)
    .set({ ...LOOKED, ...STATES[event] })
    .where(match);
  const withdrawnAt = event === 'request.withdrawn_for_seller' ? new Date() : null;
  await server.db.update(requests).set({ withdrawnAt });
  if (REVIEWS[event]) await server.db.update(reviews).set(REVIEWS[event]);
  const { subject } = EVENTS[event];
  const [delivery] = await server.db.select().from(deliveries).limit(1);
  if (!delivery) throw new Error('no delivery');
  const recipientKey = recipient === 'shop' ? shop : '';
  const about = {
    uuid: crypto.randomUUID(),
    event,
    recipient,
    recipientKey,
    shopUuid: shop,
    subject,
    subjectUuid: rows[subject] ?? '',
  };
  const message = await (event === 'lead.reminded' ? beforeAnswers : asItIs)((db) =>
    compose({ ...office, ...other, db }, { ...delivery, ...about }),
  );
  if (!message) throw new Error(`nothing was composed for ${event}`);
  return message;
}

const NAMED = MAILS.map((mail) => [mail.event, mail.reader, mail] as const);

describe.each(NAMED)('The mail about %s to %s', (event, reader, { by, often, words }) => {
  it('has those words of others that its row names, each in its place', async () => {
    const { letter, to } = await mailOf(event, reader);
    const [text, html] = [asText(letter), asHtml(letter, 'タカクラベ')];
    for (const all of [`${letter.subject}\n${text}`, `${letter.subject}\n${html}`])
      expect(MARKED.filter((kind) => all.includes(markOf(kind)))).toEqual(words);
    expect(to).toHaveLength(1);
    // Typed words begin no line: they stay in a quotation, or behind the name of its row.
    expect(`${oneLine(letter.subject)}\n${text}`).not.toMatch(/^(Bcc:|<script|https?:\/\/evil)/m);
    expect(html).not.toContain('<script');
  });

  it('has no word and no link but ours where nobody has proved the address', async () => {
    if (isProved(reader)) return expect(['shop', 'operator', 'partner']).toContain(reader);
    const { letter } = await mailOf(event, reader);
    const all = [letter.subject, asText(letter), asHtml(letter, 'タカクラベ')].join('\n');
    expect(all).not.toMatch(/evil|当選|script>evil/i);
    const links = all.match(/\b(?:https?:\/\/|www\.)[^\s"<>\\]+/g) ?? [];
    expect(links.filter((link) => new URL(link).origin !== SITE)).toEqual([]);
    expect(words.filter((kind) => !MAIL_WORDS[kind].ours)).toEqual([]);
  });

  it('has somebody who causes it, and something that counts it', () => {
    for (const cause of by) expect(Object.hasOwn(CAUSES, cause) || rolesOf(cause).length > 0).toBe(true);
    for (const pace of often)
      expect(Object.hasOwn(LIMIT_TABLE, pace) || Object.hasOwn(PACES, pace)).toBe(true);
    expect(Math.min(by.length, often.length)).toBeGreaterThan(0);
    // A stranger who may cause a mail to a stranger is counted by the address of the mail.
    const byEmail = often.some((pace) => pace in LIMIT_TABLE && 'email' in LIMIT_TABLE[pace as 'signIn'].by);
    if (!isProved(reader) && by.some((cause) => ['visitor', 'invite', 'inviteColleague'].includes(cause)))
      expect(byEmail).toBe(true);
  });
});

describe.each(NAMED.filter(([, reader]) => reader === 'operator'))('The mail about %s to %s', (event) => {
  /** A page of the desk: words of ours, perhaps the id of a thing, perhaps a state. */
  const DESK_PAGE =
    /^https:\/\/takakurabe\.example\/desk\/[a-z-]+(\/[a-z-]+|\/[0-9a-f-]{36})?(\?state=\w+)?$/;
  const linksOf = ({ letter }: Composed) =>
    letter.blocks.flatMap((block) => (block.kind === 'link' ? [block.url] : []));

  it('leads to the desk, and asks nobody to type a command', async () => {
    const mail = await mailOf(event, 'operator');
    expect(linksOf(mail).length).toBeGreaterThan(0);
    for (const url of linksOf(mail)) expect(url).toMatch(DESK_PAGE);
    expect(asText(mail.letter)).not.toMatch(/npm run|node /);
  });

  it('names the place at the desk where the site has no address', async () => {
    const { links } = await openLinks(server.db, { siteUrl: '' });
    const mail = await mailOf(event, 'operator', { links });
    expect(linksOf(mail)).toEqual([]);
    expect(asText(mail.letter)).toContain('管理画面');
    expect(asText(mail.letter)).not.toMatch(/npm run|node |次のページ/);
  });
});

describe('A request that was asked for in another language', () => {
  /** The same mail at one moment, about the same request in two languages. */
  async function mailsIn(
    languages: readonly Language[],
    event: EventName,
    reader: Reader,
  ): Promise<Composed[]> {
    const at = new Date();
    const mails: Composed[] = [];
    for (const language of languages) {
      await server.db.update(requests).set({ language });
      await server.db.update(continuations).set({ language });
      mails.push(await mailOf(event, reader, { now: () => at }));
    }
    return mails;
  }
  afterEach(async () => {
    await server.db.update(requests).set({ language: 'ja' });
    await server.db.update(continuations).set({ language: 'ja' });
  });

  const allWords = ({ letter }: Composed) =>
    [letter.subject, asText(letter), asHtml(letter, 'タカクラベ')].join('\n');
  const linksOf = ({ letter }: Composed) =>
    letter.blocks.flatMap((block) => (block.kind === 'link' ? [block.url] : []));
  /** The numbers of a mail, without those of months, which have names in English, and counts below ten. */
  const numbersOf = ({ letter }: Composed) => {
    const text = `${letter.subject}\n${asText(letter)}`.replaceAll(/\d+月/g, '');
    const numbers = text.match(/\d[\d,:-]*\d/g) ?? [];
    return new Set(numbers.map((number) => number.replace(/^0/, '')));
  };

  const isToSeller = (reader: Reader) => reader === 'seller' || reader === 'continuer';
  const toSellers = NAMED.filter(([, reader]) => isToSeller(reader));
  const inLanguages = (['en', 'zh-Hans'] as const).flatMap((language) =>
    toSellers.map(([event, reader]) => [event, reader, language] as const),
  );

  it.each(inLanguages)(
    'has the facts of the mail about %s to %s in %s, and no kana but of names',
    async (event, reader, language) => {
      const [own, mail] = await mailsIn(['ja', language], event, reader);
      if (!own || !mail) throw new Error('no mail');
      const names = await server.db.select({ name: shops.shopName }).from(shops);
      const ours = ['タカクラベ', ...names.map(({ name }) => name)].reduce(
        (text, name) => text.replaceAll(name, ''),
        allWords(mail),
      );
      expect(ours).not.toMatch(/[ぁ-ゖァ-ヺ]/);
      expect(asHtml(mail.letter, 'タカクラベ')).toContain(`<html lang="${language}">`);
      expect(mail.to).toEqual(own.to);
      // The page that opens speaks it, too.
      const spoken = linksOf(own).map((link) =>
        /\/requests\b/.test(link) ? inAddress(language, link) : link,
      );
      expect(linksOf(mail)).toEqual(spoken);
      expect(numbersOf(mail)).toEqual(numbersOf(own));
      expect(allWords(own)).toMatch(/[ぁ-ゖ]/);
    },
  );

  it.each(NAMED.filter(([, reader]) => !isToSeller(reader)))(
    'leaves the mail about %s to %s as it is',
    async (event, reader) => {
      const [own, mail] = await mailsIn(['ja', 'en'], event, reader);
      expect(mail).toEqual(own);
    },
  );
});

test('Every kind of words and every reader is in some mail', () => {
  const inMails = (kind: WordsOfMail) => MAILS.some(({ words }) => words.includes(kind));
  expect(keysOf(MAIL_WORDS).filter((kind) => !inMails(kind))).toEqual([]);
  expect(keysOf(READERS).filter((one) => !MAILS.some(({ reader }) => reader === one))).toEqual([]);
});

test('Nothing else is sent: no event has a mail without a row', async () => {
  const [delivery] = await server.db.select().from(deliveries).limit(1);
  if (!delivery) throw new Error('no delivery');
  for (const event of keysOf(EVENTS))
    for (const recipient of keysOf(READERS)) {
      if (MAILS.some((mail) => mail.event === event && mail.reader === recipient)) continue;
      const { subject } = EVENTS[event];
      const about = { event, recipient, subject, subjectUuid: rows[subject] ?? '', recipientKey: shop };
      expect(await compose(office, { ...delivery, ...about }), `${event} ${recipient}`).toBeUndefined();
    }
});
