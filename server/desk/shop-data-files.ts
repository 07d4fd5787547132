import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { dayInJapan, secondInJapan } from '#contract/base/japanese-days.ts';
import { tableOf } from '#contract/base/keys.ts';
import { fieldsFor } from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { type ShopFile, TAKE_ROWS } from '#contract/desk/shop-data.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_SIDES, caseRow, effectRow, outcomeRow } from '#contract/life/cases.ts';
import {
  DECLINE_REASONS,
  DISCLOSED,
  NOT_SOLD_REASONS,
  QUOTE_METHODS,
  SHOP_OUTCOMES,
} from '#contract/life/follow-up.ts';
import { placeState, placeWords, stateSince } from '#contract/life/place-states.ts';
import type { Db } from '../db/open.ts';
import { isOfShop, works } from '../db/records/access.ts';
import { customerTexts } from '../db/records/customer-texts.ts';
import { factsOf, labelOf } from '../db/records/goods-in-words.ts';
import { numberOf } from '../db/records/number.ts';
import { shownQuestion } from '../db/records/questions.ts';
import { readingOf, WHOLE } from '../db/records/reading.ts';
import type { Addresses } from '../db/reference/addresses.ts';
import {
  cases,
  deskPeople,
  disclosures,
  matches,
  outcomes,
  questions,
  quotes,
  requestItems,
  reviews,
  shops,
} from '../db/schema.ts';
import type { Links } from '../deliveries/links/links.ts';
import { assigneesOf } from '../quotes/assignment.ts';
import { readCases } from '../quotes/cases.ts';
import { addressOf } from '../quotes/lead.ts';
import { cellsOf } from '../shops/import-shops.ts';
import { piece, placeTime } from './piece.ts';
import { type ReadableLead, readLeads } from './readable-leads.ts';

/** The surroundings of the reading of a file. */
interface At {
  db: Db;
  links: Links;
  addresses(): Addresses;
  shop: string;
  now: Date;
}

/** A line of a file: texts and numbers by the names of their columns. */
export type Line = Readonly<Record<string, string | number>>;

interface Lines {
  rows: Line[];
  /** For the next piece; null: that is all. */
  next: string | null;
}

type ReadFile = (at: At, after: string | undefined) => Promise<Lines>;

const timeText = (moment: Date | null | undefined) => (moment ? secondInJapan(moment) : '');

/** Files of requests, in pieces of requests, the oldest first. */
const ofLeads =
  (read: (at: At, leads: readonly ReadableLead[]) => Promise<Line[]>): ReadFile =>
  async (at, after) => {
    const { db, shop } = at;
    const { rows, next } = await piece(
      { at: matches.createdAt, uuid: matches.requestUuid, isAscending: true },
      after,
      (where, limit) => leadPlaces(db, shop, where, limit),
      ({ at: moment, uuid }) => ({ at: moment, uuid: at.links.names.make(uuid, shop) }),
      { uuidOf: (name) => at.links.names.open(name, shop), size: TAKE_ROWS },
    );
    const uuids = rows.map(({ uuid }) => uuid);
    const leads = await readLeads(db, shop, uuids, at.now);
    return { rows: leads.length === 0 ? [] : await read(at, leads), next };
  };

const leadPlaces = (db: Db, shop: string, where: SQL | undefined, limit: number) =>
  db
    .select({ uuid: matches.requestUuid, at: placeTime(matches.createdAt) })
    .from(matches)
    .where(and(eq(matches.shopUuid, shop), where))
    .orderBy(asc(matches.createdAt), asc(matches.requestUuid))
    .limit(limit);

/** The rows of the shop about requests in a table. */
const ofThese = (
  table: typeof quotes | typeof questions | typeof outcomes | typeof disclosures,
  shop: string,
  leads: readonly ReadableLead[],
) =>
  and(
    eq(table.shopUuid, shop),
    inArray(
      table.requestUuid,
      leads.map(({ request }) => request.uuid),
    ),
  );

const CONTACT = fieldsFor('shopAfter');

const NO_CONTACT = tableOf(CONTACT, () => '');

function contactOf({ request, isKnown }: ReadableLead, addresses: Addresses) {
  if (!isKnown) return { ...NO_CONTACT, address: '' };
  const texts = customerTexts(request, 'shopAfter', WHOLE) as Record<CustomerFieldKey, string>;
  return { ...texts, address: addressOf(request, addresses) };
}

async function leadLines({ db, shop, now, addresses }: At, leads: readonly ReadableLead[]): Promise<Line[]> {
  const uuids = leads.map(({ request }) => request.uuid);
  const [items, assignees] = await Promise.all([
    db
      .select()
      .from(requestItems)
      .where(inArray(requestItems.requestUuid, uuids))
      .orderBy(asc(requestItems.position)),
    assigneesOf(db, shop, uuids),
  ]);
  return leads.map((lead) => {
    const { request, place, isReadable } = lead;
    const { facts, passedWhy, declineReason } = place;
    const state = placeState(facts, now);
    const reading = readingOf(request, facts, now);
    const goods = items
      .filter((item) => item.requestUuid === request.uuid && !item.withdrawnAt)
      .map((item) => {
        const words = isReadable ? factsOf(item, reading).map(([name, value]) => `${name}：${value}`) : [];
        return [labelOf(item.category), ...words].join(' ');
      });
    return {
      number: numberOf(request.uuid),
      at: timeText(facts.matched ?? request.createdAt),
      prefecture: PREFECTURES[(request.prefectureId ?? 0) - 1] ?? '',
      goods: goods.join('\n'),
      state: placeWords('shop', state, passedWhy),
      since: timeText(stateSince(state, facts)),
      opened: timeText(facts.opened),
      contact_opened: timeText(facts.contactSeen),
      called: timeText(facts.called),
      declined: declineReason ? DECLINE_REASONS[declineReason] : '',
      assignee: assignees.get(request.uuid) ?? '',
      ...contactOf(lead, addresses()),
    };
  });
}

async function quoteRows({ db, shop }: At, leads: readonly ReadableLead[]) {
  const rows = await db
    .select()
    .from(quotes)
    .where(ofThese(quotes, shop, leads))
    .orderBy(asc(quotes.givenAt), asc(quotes.requestUuid));
  return rows.map((row) => ({ row, number: numberOf(row.requestUuid), at: timeText(row.givenAt) }));
}

const quoteLines = async (at: At, leads: readonly ReadableLead[]): Promise<Line[]> =>
  (await quoteRows(at, leads)).map(({ row, number, at: given }) => ({
    ...{ number, at: given, low: row.low, high: row.high, valid_until: row.validUntil },
    ...{ method: QUOTE_METHODS[row.method], remark: row.remark },
  }));

const priceLines = async (at: At, leads: readonly ReadableLead[]): Promise<Line[]> =>
  (await quoteRows(at, leads)).flatMap(({ row, number, at: given }) =>
    (row.items ?? []).map(({ item, amount }) => ({ number, at: given, item: item + 1, amount })),
  );

async function questionLines({ db, shop }: At, leads: readonly ReadableLead[]): Promise<Line[]> {
  const rows = await db
    .select()
    .from(questions)
    .where(ofThese(questions, shop, leads))
    .orderBy(asc(questions.askedAt));
  return rows.flatMap((row) => {
    const lead = leads.find(({ request }) => request.uuid === row.requestUuid);
    if (!lead) return [];
    const { text, answer } = shownQuestion('shop', row, lead.request, lead.isKnown);
    return {
      ...{ number: numberOf(row.requestUuid), at: timeText(row.askedAt), text },
      answered_at: timeText(row.answeredAt),
      answer: lead.isReadable ? (answer ?? '') : '',
    };
  });
}

async function dealLines({ db, shop }: At, leads: readonly ReadableLead[]): Promise<Line[]> {
  const rows = await db
    .select()
    .from(outcomes)
    .where(and(ofThese(outcomes, shop, leads), eq(outcomes.side, 'shop')))
    .orderBy(asc(outcomes.at));
  return rows.map(({ requestUuid, at, result, amount, why }) => {
    const facts = leads.find(({ request }) => request.uuid === requestUuid)?.place.facts;
    return {
      ...{ number: numberOf(requestUuid), at: timeText(at), result: SHOP_OUTCOMES[result] },
      ...{ amount: amount ?? '', why: why ? NOT_SOLD_REASONS[why] : '' },
      deal: facts?.sellerSold && facts.shopSold ? 1 : 0,
    };
  });
}

async function disclosureLines({ db, shop }: At, leads: readonly ReadableLead[]): Promise<Line[]> {
  const rows = await db
    .select()
    .from(disclosures)
    .where(ofThese(disclosures, shop, leads))
    .orderBy(asc(disclosures.at));
  return rows.map(({ requestUuid, at, what }) => ({
    ...{ number: numberOf(requestUuid), at: timeText(at), what: DISCLOSED[what] },
  }));
}

/** Cases as the pages of the shop show them: its own words, and those that were meant for it. */
async function caseLines({ db, links, now }: At, leads: readonly ReadableLead[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const { request, place } of leads) {
    const viewer = { side: 'shop', version: place.linkVersion, request } as const;
    const { cases } = (await readCases(db, links, viewer, now))(place);
    for (const { reason, state, at, ended_at: endedAt, outcome, effect, words } of cases) {
      const about = {
        number: numberOf(request.uuid),
        reported: secondInJapan(at),
        reason: reasonWords(reason, 'shop'),
        state: caseRow(state).label,
        ended: endedAt ? secondInJapan(endedAt) : '',
        outcome: outcome ? outcomeRow(outcome).label : '',
        effect: effect ? effectRow(effect).label : '',
      };
      const sayings = words.map((one) => ({
        at: secondInJapan(one.at),
        by: one.by === 'operator' ? '' : CASE_SIDES[one.by],
        text: one.text,
      }));
      lines.push(
        ...(sayings.length > 0 ? sayings : [{ at: '', by: '', text: '' }]).map((one) => ({
          ...about,
          ...one,
        })),
      );
    }
  }
  return lines;
}

/** A file that is read at once. */
const whole =
  (read: (at: At) => Promise<Line[]>): ReadFile =>
  async (at) => ({ rows: await read(at), next: null });

async function reviewLines({ db, shop }: At): Promise<Line[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.shopUuid, shop), isNotNull(reviews.shownAt)))
    .orderBy(asc(reviews.shownAt));
  return rows.map(({ requestUuid, writtenAt, explanation, speed, paid, text, answer, answeredAt }) => ({
    ...{ number: requestUuid ? numberOf(requestUuid) : '', at: timeText(writtenAt), explanation, speed },
    ...{ paid: paid ? 1 : 0, text, answer: answer ?? '', answered_at: timeText(answeredAt) },
  }));
}

async function shopRow({ db, shop }: At) {
  const [row] = await db.select().from(shops).where(eq(shops.uuid, shop));
  return row;
}

const settingLines = async (at: At): Promise<Line[]> => {
  const row = await shopRow(at);
  return row ? Object.entries(cellsOf(row)).map(([column, value]) => ({ column, value })) : [];
};

const templateLines = async (at: At): Promise<Line[]> =>
  ((await shopRow(at))?.templates ?? []).map((text) => ({ text }));

async function personLines({ db, shop }: At): Promise<Line[]> {
  const rows = await db
    .select()
    .from(deskPeople)
    .where(and(isOfShop(shop), works))
    .orderBy(asc(deskPeople.createdAt));
  return rows.map(({ name, email, createdAt }) => ({ name, email, since: dayInJapan(createdAt) }));
}

/** The files, each with the one who reads it. */
export const FILES: Readonly<Record<ShopFile, ReadFile>> = {
  leads: ofLeads(leadLines),
  quotes: ofLeads(quoteLines),
  prices: ofLeads(priceLines),
  questions: ofLeads(questionLines),
  deals: ofLeads(dealLines),
  disclosures: ofLeads(disclosureLines),
  reviews: whole(reviewLines),
  cases: ofLeads(async (at, leads) => caseLines(at, await withCases(at, leads))),
  settings: whole(settingLines),
  templates: whole(templateLines),
  people: whole(personLines),
};

/** The requests that have cases with the shop: few of them. */
async function withCases({ db, shop }: At, leads: readonly ReadableLead[]): Promise<ReadableLead[]> {
  const rows = await db
    .selectDistinct({ uuid: cases.requestUuid })
    .from(cases)
    .where(eq(cases.shopUuid, shop));
  const uuids = new Set(rows.map(({ uuid }) => uuid));
  return leads.filter(({ request }) => uuids.has(request.uuid));
}
