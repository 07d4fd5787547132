import { and, count, eq, inArray, max, ne, sql } from 'drizzle-orm';
import { DESK_PAGES, isOfficeRole } from '#contract/desk/desk.ts';
import { WAITING } from '#contract/desk/waiting.ts';
import { continueUrl } from '#contract/embed/continued.ts';
import { helpPath } from '#contract/help/help.ts';
import { inAddress } from '#contract/language/address.ts';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { type CaseSide, caseState } from '#contract/life/cases.ts';
import { deadlineOf, type PlaceRules } from '#contract/life/clocks.ts';
import { markedTest } from '#contract/life/facts.ts';
import { placeRow, releasedAt } from '#contract/life/place-states.ts';
import { stillTells } from '#contract/life/shop-mails.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import { type EventName, TELLING_SHOPS } from '../../base/events.ts';
import type { Reader } from '../../base/mails.ts';
import type { Db } from '../../db/open.ts';
import { caseFacts } from '../../db/records/cases.ts';
import { customerFacts } from '../../db/records/customer-texts.ts';
import { numberOf } from '../../db/records/number.ts';
import { WHOLE } from '../../db/records/reading.ts';
import { stateOfReview } from '../../db/records/reviews.ts';
import { shopNames } from '../../db/records/shop-names.ts';
import { testOf } from '../../db/records/test-requests.ts';
import { deliveries, type RequestRow, requests, shops } from '../../db/schema.ts';
import type { Delivery } from '../carry-out.ts';
import type { Links } from '../links/links.ts';
import { recentRequests } from '../links/recent-requests.ts';
import {
  type PersonRecord,
  type RequestRecord,
  readAddressChange,
  readCheckupReport,
  readContinuation,
  readDigest,
  readEnquiry,
  readPerson,
  readRegistration,
  readRequestRecord,
  readSignIn,
} from '../records.ts';
import { IS_OURS } from '../relay.ts';
import { NO_ADDRESS } from '../undeliverable.ts';
import { firstAddress } from './address.ts';
import { inLanguage } from './in-language.ts';
import { type Block, type Letter, type MailSender, textBlock } from './letter.ts';
import { type CaseLetterWords, caseLetter, caseReportedLetter } from './letters/cases.ts';
import { continuationLetter } from './letters/continuation.ts';
import { deadLetter } from './letters/dead.ts';
import {
  addressAskedLetter,
  addressChangedLetter,
  checkupLetter,
  digestLetter,
  invitedLetter,
  shopAddedLetter,
  signInLetter,
} from './letters/desk.ts';
import { enquirerLetter, enquiryAnswerLetter, enquiryLetter } from './letters/enquiry.ts';
import {
  endedLetter,
  erasedLetter,
  type LostLink,
  leadLetter,
  lostLinkLetter,
  newsLetter,
  outcomeLetter,
  questionsLetter,
  refusedByLetter,
  reviewChangeLetter,
  unplacedLetter,
  withdrawnForSellerLetter,
  withdrawnLetter,
} from './letters/follow-up.ts';
import {
  approvedLetter,
  refusedLetter,
  registrantLetter,
  registrationLetter,
} from './letters/registration.ts';
import { sellerLetter } from './letters/seller.ts';
import { shopLetter } from './letters/shop.ts';
import { isInvited, visitBlocks } from './letters/visit.ts';
import {
  ANSWERED_MESSAGES,
  BETTER_MESSAGES,
  CASE_ASKED_MESSAGES,
  CASE_ENDED_MESSAGES,
  CASE_REMINDED_MESSAGES,
  CHOSEN_MESSAGES,
  CORRECTED_MESSAGES,
  DESK_MESSAGES,
  GOODS_CHANGED_MESSAGES,
  REOPENED_MESSAGES,
  REVIEW_SHOWN_MESSAGES,
  SHOP_MESSAGES,
  SHOP_OUTCOME_MESSAGES,
  TEST_MESSAGES,
  VISIT_CHANGED_MESSAGES,
  VISIT_INVITED_MESSAGES,
  VISIT_TAKEN_BACK_MESSAGES,
} from './messages.ts';
import { namesOfOurs } from './names-of-ours.ts';

/** A letter and its recipients. Without addresses: no address is known. */
export interface Composed {
  to: readonly string[];
  letter: Letter;
  /** The address for answers, if it is not the operator's. */
  replyTo?: readonly string[];
  /** The subject of a mail that asks not to get these any more, to the operator. */
  unsubscribe?: string;
}

export interface Office {
  db: Db;
  links: Links;
  house: MailSender;
  /** How long shops have for their answers, and the moment at which a mail is written. */
  rules: PlaceRules;
  now: () => Date;
  /** The address of the operator. */
  operator: string | undefined;
  /** The address that we name to others who carry what we send: the operator's, or that of the sender. */
  contact: string;
}

type Made = Composed | undefined;
type Compose = (office: Office, delivery: Delivery) => Promise<Made>;

const aboutRequest =
  (compose: (office: Office, request: RequestRecord, delivery: Delivery) => Made | Promise<Made>): Compose =>
  async (office, delivery) => {
    const request = await readRequestRecord(office.db, delivery.subjectUuid, office.now());
    return request && compose(office, request, delivery);
  };

/** A letter to a seller, in the language of their form. */
function toSeller(
  { email, language }: Pick<RequestRow, 'email' | 'language'>,
  letterOf: () => Letter | undefined,
): Made {
  const letter = inLanguage(language, letterOf);
  return letter && { to: [email], letter: language === OWN_LANGUAGE ? letter : { ...letter, language } };
}

const ownPage = (links: Links, { uuid, linkVersion, createdAt, language }: RequestRow) => {
  const page = links.to({ kind: 'request', uuids: [uuid], version: linkVersion }, createdAt);
  return page && inAddress(language, page);
};

const leadPage = (links: Links, { uuid, createdAt }: RequestRecord, shop: RequestRecord['shops'][number]) =>
  links.to({ kind: 'lead', uuids: [uuid, shop.uuid], version: shop.linkVersion }, createdAt);

/** To a shop that a request was passed on to, unless no answer is awaited any more. */
const toShop: Compose = aboutRequest((office, request, { event, recipientKey }) => {
  const { links, house, rules } = office;
  const now = office.now();
  const shop = request.shops.find(({ uuid }) => uuid === recipientKey);
  const isReminder = event === 'lead.reminded';
  if (!shop || !stillTells(event, shop.facts, now)) return undefined;
  // The shop is told by this mail, so its time begins now.
  const facts = { ...shop.facts, told: shop.facts.told ?? now };
  return {
    to: shop.email ? [shop.email] : [],
    letter: shopLetter(request, shop, house, leadPage(links, request, shop), {
      now,
      deadline: deadlineOf(facts, shop.time, rules, now),
      isReminder,
    }),
    unsubscribe: SHOP_MESSAGES.stopSubject,
  };
});

/** The address of a page of the desk; undefined if the origin of the site is not set. */
const deskPage = ({ siteUrl }: Links, path: string) => (siteUrl ? `${siteUrl}${path}` : undefined);

type Shop = RequestRecord['shops'][number];

/**
 * To a shop: something has happened.
 * @param more the blocks that follow the facts
 * @param isTrue whether the words are, besides that they still tell something
 */
const toldShop = (
  words: Parameters<typeof leadLetter>[0],
  more: (request: RequestRecord, shop: Shop, now: Date) => readonly Block[] = () => [],
  isTrue: (shop: Shop, request: RequestRecord, now: Date) => boolean = () => true,
): Compose =>
  aboutRequest(({ links, house, rules, now }, request, { event, recipientKey }) => {
    const shop = request.shops.find(({ uuid }) => uuid === recipientKey);
    if (!shop || !stillTells(event, shop.facts, now()) || !isTrue(shop, request, now())) return undefined;
    const deadline = deadlineOf(shop.facts, shop.time, rules, now());
    const page = leadPage(links, request, shop);
    return {
      to: shop.email ? [shop.email] : [],
      letter: leadLetter(words, request, shop, house, { page, deadline, more: more(request, shop, now()) }),
    };
  });

/** The cases of a shop of which a mail tells a side, as they are when it is sent. */
const casesFor = {
  /** The side is asked, and has not answered yet. */
  awaited: (shop: Shop, side: CaseSide, now: Date) =>
    shop.cases.filter((row) => row.askedSide === side && caseState(caseFacts(row), now) === 'awaited'),
  /** The newest that has ended, if the side knows of it. */
  ended: (shop: Shop, side: CaseSide) =>
    shop.cases
      .filter((row) => row.endedAt && (row.side === side || row.toldAt))
      .toSorted((one, other) => Number(other.endedAt) - Number(one.endedAt))
      .slice(0, 1),
};

/** To a side of cases. */
const aboutCases = (words: CaseLetterWords, of: keyof typeof casesFor, side: CaseSide): Compose =>
  aboutRequest(({ links, house, now }, request, { shopUuid, recipientKey }) => {
    const about = side === 'shop' ? recipientKey : shopUuid;
    const shop = request.shops.find(({ uuid }) => uuid === about);
    const rows = shop ? casesFor[of](shop, side, now()) : [];
    if (!shop || rows.length === 0) return undefined;
    const page = side === 'shop' ? leadPage(links, request, shop) : ownPage(links, request);
    const letterOf = () => caseLetter(words, { side, request, shop, rows }, house, { page, now: now() });
    return side === 'shop'
      ? { to: shop.email ? [shop.email] : [], letter: letterOf() }
      : toSeller(request, letterOf);
  });

const toRegistrant =
  (letter: (house: MailSender) => Letter): Compose =>
  async ({ db, house }, { subjectUuid }) => {
    const registration = await readRegistration(db, subjectUuid);
    return registration && { to: [registration.email], letter: letter(house) };
  };

const addressesOf = (addresses: string) => addresses.split(',').map((address) => address.trim());

/** A shop that does not hear of the test. */
const asInLetter = ({ company_shop_name, tel }: CompanyShop) => ({
  name: markedTest(company_shop_name),
  tel,
});

const asTest = ({ subject, blocks }: Letter): Letter => ({
  subject: markedTest(subject),
  blocks: [textBlock(TEST_MESSAGES.lead), ...blocks],
});

/** The letter for each reader of each event. */
const LETTERS: { readonly [Name in EventName]?: { readonly [Who in Reader]?: Compose } } = {
  'request.created': {
    seller: aboutRequest(async ({ db, links, house }, request) => {
      const test = await testOf(db, request);
      const goods = await namesOfOurs(db, request.items);
      return toSeller(request, () => {
        const letter = sellerLetter(
          test ? { ...request, shops: test.shops.map(asInLetter) } : request,
          goods,
          customerFacts(request, 'sellerMail', WHOLE),
          house,
          ownPage(links, request),
        );
        return test ? asTest(letter) : letter;
      });
    }),
    shop: toShop,
  },
  'lead.passed_on': { shop: toShop },
  'lead.reminded': { shop: toShop },
  'lead.chosen': { shop: toldShop(CHOSEN_MESSAGES, visitBlocks) },
  'lead.visit_invited': { shop: toldShop(VISIT_INVITED_MESSAGES, visitBlocks, isInvited) },
  'lead.visit_changed': { shop: toldShop(VISIT_CHANGED_MESSAGES, visitBlocks, isInvited) },
  'lead.visit_taken_back': { shop: toldShop(VISIT_TAKEN_BACK_MESSAGES) },
  'lead.corrected': { shop: toldShop(CORRECTED_MESSAGES) },
  'lead.goods_changed': { shop: toldShop(GOODS_CHANGED_MESSAGES) },
  'lead.better_asked': { shop: toldShop(BETTER_MESSAGES) },
  'lead.outcome_asked': { shop: toldShop(SHOP_OUTCOME_MESSAGES) },
  'request.outcome_asked': {
    seller: aboutRequest(({ links, house }, request) => {
      const shopsToAsk = request.shops.filter(
        ({ facts, state }) => releasedAt(facts) && state !== 'declined' && !facts.sellerSaid,
      );
      if (shopsToAsk.length === 0 || request.withdrawnAt) return undefined;
      return toSeller(request, () => outcomeLetter(request, shopsToAsk, house, ownPage(links, request)));
    }),
  },
  'question.answered': { shop: toldShop(ANSWERED_MESSAGES) },
  'request.reopened': { shop: toldShop(REOPENED_MESSAGES) },
  'request.asked': {
    seller: aboutRequest(async ({ links, house }, request) => {
      const [, before] = request.questionMails.toSorted((one, other) => other.getTime() - one.getTime());
      return toSeller(request, () =>
        questionsLetter(request, before ?? null, house, ownPage(links, request)),
      );
    }),
  },
  'lead.refused': {
    shop: aboutRequest(({ house, now }, request, { event, recipientKey }) => {
      const shop = request.shops.find(({ uuid }) => uuid === recipientKey);
      if (!shop || !stillTells(event, shop.facts, now())) return undefined;
      return { to: shop.email ? [shop.email] : [], letter: refusedByLetter(request, shop, house) };
    }),
  },
  'request.news': {
    seller: aboutRequest(async ({ db, links, house }, request, delivery) => {
      const since = (await toldBefore(db, delivery)) ?? request.createdAt;
      return toSeller(request, () => newsLetter(request, since, house, ownPage(links, request)));
    }),
  },
  'request.case_reported': {
    operator: aboutRequest(({ links, operator }, request, { shopUuid }) => {
      const shop = request.shops.find(({ uuid }) => uuid === shopUuid);
      const [row] = shop?.cases ?? [];
      if (!shop || !row) return undefined;
      const page = deskPage(links, `${DESK_PAGES.cases}/${row.uuid}`);
      return { to: operator ? [operator] : [], letter: caseReportedLetter(request, shop, row, page) };
    }),
  },
  'request.case_asked': { seller: aboutCases(CASE_ASKED_MESSAGES, 'awaited', 'seller') },
  'lead.case_asked': { shop: aboutCases(CASE_ASKED_MESSAGES, 'awaited', 'shop') },
  'request.case_reminded': { seller: aboutCases(CASE_REMINDED_MESSAGES, 'awaited', 'seller') },
  'lead.case_reminded': { shop: aboutCases(CASE_REMINDED_MESSAGES, 'awaited', 'shop') },
  'request.case_ended': { seller: aboutCases(CASE_ENDED_MESSAGES, 'ended', 'seller') },
  'lead.case_ended': { shop: aboutCases(CASE_ENDED_MESSAGES, 'ended', 'shop') },
  'request.review_change_asked': {
    seller: aboutRequest(({ links, house, now }, request, { shopUuid }) => {
      const shop = request.shops.find(({ uuid }) => uuid === shopUuid);
      const review = shop?.review;
      if (!review || stateOfReview(review, now()) !== 'changing') return undefined;
      return toSeller(request, () =>
        reviewChangeLetter(request, shop, review, house, ownPage(links, request)),
      );
    }),
  },
  'lead.review_shown': {
    shop: aboutRequest(({ links, house, now }, request, { recipientKey }) => {
      const shop = request.shops.find(({ uuid }) => uuid === recipientKey);
      if (!shop?.review || stateOfReview(shop.review, now()) !== 'shown') return undefined;
      if (!placeRow(shop.state).shopMay.includes('reply')) return undefined;
      const page = leadPage(links, request, shop);
      return {
        to: shop.email ? [shop.email] : [],
        letter: leadLetter(REVIEW_SHOWN_MESSAGES, request, shop, house, { page, deadline: null, more: [] }),
      };
    }),
  },
  'request.ended': {
    seller: aboutRequest(({ links, house }, request) =>
      toSeller(request, () => endedLetter(request, house, ownPage(links, request))),
    ),
  },
  'request.unplaced': {
    operator: aboutRequest(({ links, rules, operator }, request) => ({
      to: operator ? [operator] : [],
      letter: unplacedLetter(request, rules.seekDays, {
        request: deskPage(links, `${DESK_PAGES.requests}/${request.uuid}`),
        help: deskPage(links, helpPath('requests_without_shop')),
      }),
    })),
  },
  'request.withdrawn': {
    shop: async ({ db, house, now }, { subjectUuid, recipientKey }) => {
      const request = await readRequestRecord(db, subjectUuid, now());
      const shop = request?.shops.find(({ uuid }) => uuid === recipientKey);
      // A shop that never heard of the request need not hear that it is over.
      if (!request || !shop || !(shop.facts.contactSeen || (await wasTold(db, subjectUuid, recipientKey))))
        return undefined;
      return { to: shop.email ? [shop.email] : [], letter: withdrawnLetter(request, shop, house) };
    },
  },
  'request.withdrawn_for_seller': {
    seller: aboutRequest(({ links, house }, request) =>
      // The seller may have opened it again meanwhile.
      request.withdrawnAt
        ? toSeller(request, () => withdrawnForSellerLetter(request, house, ownPage(links, request)))
        : undefined,
    ),
  },
  'request.erased': {
    shop: async ({ db, house }, { subjectUuid, recipientKey, createdAt }) => {
      const [shop] = await db.select().from(shops).where(eq(shops.uuid, recipientKey));
      return (
        shop && {
          to: shop.email ? [shop.email] : [],
          letter: erasedLetter(numberOf(subjectUuid), createdAt, shop.shopName, house),
        }
      );
    },
  },
  'link.asked': {
    seller: async ({ db, links, house }, { subjectUuid }) => {
      const [row] = await db
        .select({ email: requests.email, language: requests.language })
        .from(requests)
        .where(eq(requests.uuid, subjectUuid));
      const recent = row ? await recentRequests(db, row.email) : [];
      const lostLinks = recent.flatMap((request): LostLink[] => {
        const url = ownPage(links, request);
        return url ? [{ number: numberOf(request.uuid), createdAt: request.createdAt, url }] : [];
      });
      return row && lostLinks.length > 0 ? toSeller(row, () => lostLinkLetter(lostLinks, house)) : undefined;
    },
  },
  'enquiry.created': {
    enquirer: async ({ db, house }, { subjectUuid }) => {
      const enquiry = await readEnquiry(db, subjectUuid);
      // To one only: or anybody could have us write to many.
      return enquiry && { to: [firstAddress(enquiry.email)], letter: enquirerLetter(enquiry, house) };
    },
    operator: async ({ db, links, operator }, { subjectUuid }) => {
      const enquiry = await readEnquiry(db, subjectUuid);
      return (
        enquiry && {
          to: operator ? [operator] : [],
          letter: enquiryLetter(enquiry, deskPage(links, `${DESK_PAGES.enquiries}/${subjectUuid}`)),
          replyTo: addressesOf(enquiry.email),
        }
      );
    },
  },
  'enquiry.answered': {
    enquirer: async ({ db, house }, { subjectUuid }) => {
      const enquiry = await readEnquiry(db, subjectUuid);
      return enquiry?.answer
        ? { to: [firstAddress(enquiry.email)], letter: enquiryAnswerLetter(enquiry, house) }
        : undefined;
    },
  },
  'person.invited': {
    person: async ({ db, links, house }, { subjectUuid }) => {
      const person = await readPerson(db, subjectUuid);
      if (!person) return undefined;
      const names = (await shopNames(db, person.shopUuids)).map(({ name }) => name);
      const invited = { role: person.role, shopNames: names };
      return { to: [person.email], letter: invitedLetter(invited, links.siteUrl, house) };
    },
  },
  'person.shop_added': {
    person: async ({ db, links, house }, { subjectUuid, shopUuid }) => {
      const [person, [shop]] = await Promise.all([
        readPerson(db, subjectUuid),
        shopNames(db, shopUuid ? [shopUuid] : []),
      ]);
      return (
        person && shop && { to: [person.email], letter: shopAddedLetter(shop.name, links.siteUrl, house) }
      );
    },
  },
  'person.address_asked': {
    person: async ({ db, links, house }, { subjectUuid }) => {
      const change = await readAddressChange(db, subjectUuid);
      const url = `${links.siteUrl}${DESK_PAGES.address}/${links.signIns.makeAddress(subjectUuid)}`;
      return change && { to: [change.email], letter: addressAskedLetter(url, house) };
    },
  },
  'person.address_changed': {
    person: async ({ db, house }, { subjectUuid }) => {
      const change = await readAddressChange(db, subjectUuid);
      return change && { to: [change.former], letter: addressChangedLetter(house) };
    },
  },
  'person.waiting': {
    person: async ({ db, links, house }, { subjectUuid }) => {
      const digest = await readDigest(db, subjectUuid);
      return (
        digest && { to: [digest.person.email], letter: digestLetter(digest.counts, links.siteUrl, house) }
      );
    },
  },
  'checkup.changed': {
    partner: async ({ db, links, house }, { subjectUuid }) => {
      const report = await readCheckupReport(db, subjectUuid);
      const page = deskPage(links, DESK_PAGES.checkups);
      return report && { to: [report.person.email], letter: checkupLetter(report.changes, page, house) };
    },
  },
  'person.sign_in_asked': {
    person: async ({ db, links, house }, { subjectUuid }) => {
      const signIn = await readSignIn(db, subjectUuid);
      const person = signIn && (await readPerson(db, signIn.personId));
      const url = `${links.siteUrl}${DESK_PAGES.enter}/${links.signIns.make(subjectUuid)}`;
      return person && { to: [person.email], letter: signInLetter(url, signIn.tells, house) };
    },
  },
  'continuation.asked': {
    continuer: async ({ db, links, house }, { subjectUuid }) => {
      const row = await readContinuation(db, subjectUuid);
      const token = row?.token && links.continuations.open(row.token);
      const email = row?.email;
      if (!email || !token || !links.siteUrl) return undefined;
      const url = continueUrl(links.siteUrl, token);
      return toSeller({ ...row, email }, () => {
        const letter = continuationLetter(row, url, house);
        return row.isTest ? asTest(letter) : letter;
      });
    },
  },
  'registration.approved': { registrant: toRegistrant(approvedLetter) },
  'registration.refused': { registrant: toRegistrant(refusedLetter) },
  'registration.created': {
    registrant: toRegistrant(registrantLetter),
    operator: async ({ db, links, operator }, { subjectUuid }) => {
      const registration = await readRegistration(db, subjectUuid);
      return (
        registration && {
          to: operator ? [operator] : [],
          letter: registrationLetter(
            registration,
            deskPage(links, `${DESK_PAGES.registrations}/${subjectUuid}`),
          ),
          replyTo: [registration.email],
        }
      );
    },
  },
  'delivery.dead': {
    operator: async ({ db, links, operator }) => {
      const counts = await countDead(db);
      if (counts.length === 0) return undefined;
      const pages = {
        list: deskPage(links, WAITING.dead.path),
        help: deskPage(links, helpPath('deliveries_dead')),
      };
      return { to: operator ? [operator] : [], letter: deadLetter(counts, pages) };
    },
  },
};

/**
 * The letter to a shop or the operator, for somebody of theirs: it is true for both or for none.
 * @returns undefined if it is true no more, or the person works there no more
 */
export async function letterFor(
  office: Office,
  delivery: Delivery,
  { role, shopUuids }: Pick<PersonRecord, 'role' | 'shopUuids'>,
): Promise<Letter | undefined> {
  const { event, shopUuid: shop } = delivery;
  if (shop ? !shopUuids.includes(shop) : !isOfficeRole(role)) return undefined;
  const mail = await LETTERS[event]?.[shop ? 'shop' : 'operator']?.(office, {
    ...delivery,
    recipientKey: shop ?? '',
  });
  return mail?.letter;
}

/** A letter for somebody of several shops says in its subject which of them it is about. */
async function namingShop(
  db: Db,
  letter: Letter,
  shop: string | null,
  { shopUuids }: Pick<PersonRecord, 'shopUuids'>,
): Promise<Letter> {
  if (!shop || shopUuids.length < 2) return letter;
  const [row] = await shopNames(db, [shop]);
  return row ? { ...letter, subject: DESK_MESSAGES.ofShop(row.name, letter.subject) } : letter;
}

/** The copy of somebody at a desk, at the address of their account. */
async function copyOf(office: Office, delivery: Delivery): Promise<Made> {
  const person = await readPerson(office.db, delivery.recipientKey);
  const letter = person && (await letterFor(office, delivery, person));
  return (
    letter && {
      to: [person.email],
      letter: await namingShop(office.db, letter, delivery.shopUuid, person),
    }
  );
}

/** The mail of a delivery; undefined if its row is gone. */
export async function compose(office: Office, delivery: Delivery): Promise<Composed | undefined> {
  const { event, recipient, recipientKey } = delivery;
  if (recipient === 'endpoint' || recipient === 'medium') return undefined;
  if (recipient === 'person' && recipientKey) return copyOf(office, delivery);
  return LETTERS[event]?.[recipient]?.(office, delivery);
}

/** When the mail with news before this one was made. */
async function toldBefore(db: Db, { uuid, subjectUuid }: Delivery): Promise<Date | null> {
  const [before] = await db
    .select({ at: max(deliveries.attemptedAt) })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.subjectUuid, subjectUuid),
        eq(deliveries.event, 'request.news'),
        eq(deliveries.state, 'sent'),
        ne(deliveries.uuid, uuid),
      ),
    );
  return before?.at ?? null;
}

/** Whether a shop has got mail about a request. */
const wasTold = async (db: Db, request: string, shop: string): Promise<boolean> =>
  (await db.$count(
    deliveries,
    and(
      eq(deliveries.subjectUuid, request),
      inArray(deliveries.event, [...TELLING_SHOPS]),
      eq(deliveries.recipientKey, shop),
      eq(deliveries.state, 'sent'),
    ),
  )) > 0;

/**
 * The deliveries that were given up and wait for a person. A shop without an address is left out: it is known without a
 * mail.
 */
const countDead = (db: Db) =>
  db
    .select({
      event: deliveries.event,
      error: sql<string>`coalesce(${deliveries.error}, '')`,
      count: count(),
    })
    .from(deliveries)
    .where(and(eq(deliveries.state, 'dead'), ne(deliveries.error, NO_ADDRESS), IS_OURS))
    .groupBy(deliveries.event, deliveries.error)
    .orderBy(deliveries.event);
