import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PHOTO_TYPES } from '#contract/base/limits.ts';
import type { Role } from '#contract/desk/desk.ts';
import type { ViewedList } from '#contract/desk/lists.ts';
import type { RequestMark } from '#contract/desk/marks.ts';
import { NOTICE_HOURS, type Notice } from '#contract/desk/notices.ts';
import type { Waiting } from '#contract/desk/waiting.ts';
import type { CheckupChange, CheckupResult } from '#contract/embed/checkups.ts';
import type { FindingCode } from '#contract/embed/doctor.ts';
import type { Theme } from '#contract/embed/themes.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { LANGUAGES, OWN_LANGUAGE } from '#contract/language/languages.ts';
import type { CaseEffect, CaseOutcome, CaseReason, CaseSide } from '#contract/life/cases.ts';
import type { ColleagueAct } from '#contract/life/events.ts';
import type { PassReason, RequestKind } from '#contract/life/facts.ts';
import type { Dimension } from '#contract/life/figures.ts';
import type {
  ContactHours,
  ContactMethod,
  ContactRelease,
  DeclineReason,
  Disclosed,
  DisclosingAct,
  NotSoldReason,
  OutcomeResult,
  QuoteMethod,
  RefusalReason,
} from '#contract/life/follow-up.ts';
import type { ItemPrice } from '#contract/life/item-prices.ts';
import type { ReviewChange } from '#contract/life/reviews.ts';
import type { VisitPerson } from '#contract/life/visit.ts';
import type { Context, ContextField } from '#contract/media/context.ts';
import type { ConversionRule, ConversionState, RefusedWhy } from '#contract/media/conversions.ts';
import type { FunnelState, TeaserStep } from '#contract/media/funnel.ts';
import type { EndpointKind } from '#contract/media/postback.ts';
import type { Tracking } from '#contract/media/tracking.ts';
import type { CompanyShop } from '#contract/schemas/submission.ts';
import type { AuditAction, AuditSubject } from '../base/audit-words.ts';
import type { EventName, EventSubject } from '../base/events.ts';
import type { Reader } from '../base/mails.ts';

/** The languages of mails, in a column `language`. */
const IS_LANGUAGE = sql.raw(`language in (${LANGUAGES.map((one) => `'${one}'`).join(', ')})`);
/** Checked by the code at the boundary, not by the database: a new category needs no migration (decision 0019). */
const category = () => text({ enum: CATEGORY_KEYS });
/** The searchable form of a phone number. */
export const digitsOf = (phone: SQLWrapper) => sql`regexp_replace(${phone}, '\\D', '', 'g')`;
/** The searchable form of a name: without spaces, in one form of widths and kana. */
export const foundByName = (name: SQLWrapper) => sql`(replace(search_text(${name}), ' ', '') collate "C")`;
/** The one who did something, by the mail address if there is one: names change. */
export const whoOf = (by: SQLWrapper) => sql`coalesce(substring(${by} from '<([^<>]*)>$'), ${by})`;
/** The letters and pairs of letters by which an index finds words in a text. */
export const letterPairs = (text: SQLWrapper) => sql`letter_pairs(${text})`;
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Days, as PostgreSQL writes them: `{[2026-12-29,2027-01-04)}`. */
const days = customType<{ data: string }>({ dataType: () => 'datemultirange' });

/** One row. Its id is also written in the data folder, so that each notices when it is given another partner. */
export const installation = pgTable('installation', {
  only: boolean().primaryKey().default(true),
  id: uuid().notNull().defaultRandom(),
  /** The secret of the hashes in `rate_limits`. */
  limitKey: uuid().notNull().defaultRandom(),
  /** The secret of the links in mails, unless LINK_SECRET is set. */
  linkKey: uuid().notNull().defaultRandom(),
  /** By which push services know us, made at the first use (RFC 8292). */
  pushKeys: jsonb().$type<{ publicKey: string; privateKey: string }>(),
});

/** How often something came from an address or for a person, under a keyed hash. Shaped by rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});

/** The version of each seed in the database, so that seeding runs only if the data changed. */
export const seedVersions = pgTable('seed_versions', {
  name: text().primaryKey(),
  version: text().notNull(),
  seededAt: moment().notNull().defaultNow(),
});

/**
 * A version of each part of the data that processes keep in memory. Triggers on the tables change it in the transaction
 * that changes the data, whichever program writes them. A version never comes again.
 */
export const dataVersions = pgTable('data_versions', {
  name: text({ enum: ['catalogue', 'addresses', 'shops', 'site'] }).primaryKey(),
  version: uuid().notNull().defaultRandom(),
  /** The last transaction that changed the data: all its statements together are one change. */
  changedIn: text().notNull().default(sql`pg_current_xact_id()::text`),
});

/**
 * The migrations that a release must know to work with this schema. A migration that removes something adds the one
 * that made it unnecessary (CONTRIBUTING.md).
 */
export const requiredMigrations = pgTable('required_migrations', { tag: text().primaryKey() });

/** The number of each function whose text stands in a room (db/functions.ts), as the database has it. */
export const sqlFunctions = pgTable('sql_functions', {
  name: text().primaryKey(),
  number: integer().notNull(),
});

/** Brands, products, models, types … (document 2, section 3: catalogue entry). Level 1 has no parent. */
export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    code: text().primaryKey(),
    category: category().notNull(),
    level: smallint().notNull(),
    parentCode: text(),
    name: text().notNull(),
    rowOrder: integer().notNull(),
    icon: text(),
  },
  (table) => [
    foreignKey({ columns: [table.parentCode], foreignColumns: [table.code] }),
    check('catalogue_entries_level', sql`${table.level} between 1 and 3`),
    index('catalogue_entries_parent').on(table.parentCode),
  ],
);

/** The id is the JIS X 0401 code, 1 to 47. */
export const prefectures = pgTable('prefectures', {
  id: smallint().primaryKey(),
  name: text().notNull(),
  kana: text().notNull(),
  /** Where its capital is. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/** The id is the five-digit JIS X 0402 code as a number (Sapporo's Chūō-ku, 01101, is 1101). */
export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  prefectureId: smallint()
    .notNull()
    .references(() => prefectures.id),
  name: text().notNull(),
  kana: text().notNull(),
  /** Null if unknown: then the prefecture's capital counts. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

/**
 * One row for each pair of postal code and town. The name is empty if the code is for a whole municipality. Codes of a
 * single company or of one floor of a tower are not `listed`: they are found by code, but not in lists of towns.
 */
export const towns = pgTable(
  'towns',
  {
    id: integer().primaryKey(),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    zipcode: char({ length: 7 }).notNull(),
    name: text().notNull(),
    kana: text().notNull(),
    listed: boolean().notNull(),
  },
  (table) => [index('towns_zipcode').on(table.zipcode)],
);

/** A partner shop with all data that both documents show (document 1, section 3; document 2, section 3). */
export const shops = pgTable(
  'shops',
  {
    uuid: uuid().primaryKey(),
    shopName: text().notNull(),
    companyName: text().notNull(),
    representativeName: text().notNull(),
    zipcode: char({ length: 7 }).notNull(),
    prefectureId: smallint()
      .notNull()
      .references(() => prefectures.id),
    address: text().notNull(),
    /** Null if unknown: then maps search for the address. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    tel: text().notNull(),
    /** The address that gets its requests. Empty: it gets no mail and no requests. Only the operator sees it. */
    email: text().notNull().default(''),
    /** When mail to it came back, or was given up. Until the operator says that it is mended, it gets no requests. */
    unreachableAt: moment(),
    /** The code of the error, as in `deliveries`. */
    unreachableWhy: text(),
    websiteUrl: text().notNull(),
    /** The text of the shop: 10:00〜19:00（水曜定休）. */
    businessHours: text().notNull().default(''),
    logo: text(),
    prComment: text().notNull(),
    companyFreeText: text().notNull(),
    minnaFreeText: text().notNull(),
    antiqueDealerLicense: text().notNull(),
    /** The day on which the operator looked at this licence, in Japan; null: nobody did. Another number has none. */
    licenceCheckedOn: date({ mode: 'string' }),
    categories: text({ enum: CATEGORY_KEYS }).array().notNull(),
    /** The categories that it is best at. */
    specialties: text({ enum: CATEGORY_KEYS }).array().notNull().default([]),
    methods: text().array().notNull(),
    /** How many requests a day it gets at most; null: any number. */
    capacity: integer(),
    /** The days on which it gets no requests. */
    holidays: days().notNull().default('{}'),
    /** When it was paused: it gets no requests until somebody ends that. */
    pausedAt: moment(),
    /** When the operator paused or ended the dealings with it, after a case. It is paused then, and cannot end that itself. */
    stoppedAt: moment(),
    stoppedHow: text().$type<Extract<CaseEffect, 'pause' | 'end'>>(),
    /** The remarks and questions that it keeps for its answers. */
    templates: text().array().notNull().default([]),
    /** The prefectures served. Empty for a shop that serves the whole country. */
    servedPrefectureIds: smallint().array().notNull(),
    nationwide: boolean().notNull(),
    recommended: boolean().notNull(),
    displayContentUuid: uuid(),
    createdAt: moment().notNull(),
    /** How many requests the shop has: as many as `matches`, besides reservations. Matching uses it to be fair. */
    matchCount: integer().notNull().default(0),
    /** Turns that count besides: those that a new shop did not wait for, and those of requests that were erased. */
    turnsBefore: integer().notNull().default(0),
    /** Parts of turns that count besides: a shop that answers seldom pays more for a request (decision 63). */
    turnShift: doublePrecision().notNull().default(0),
    /** How often it answers, against the mean of all shops: 0.5 to 1.5. A task keeps it. */
    responsiveness: doublePrecision().notNull().default(1),
    /** How many quotes it gave in the last 90 days, and after how many hours, the median; null: none. */
    recentQuotes: integer().notNull().default(0),
    /** Requests of those days that it was told of and had its time for, those it answered, and those that ended in a sale. */
    recentAsked: integer().notNull().default(0),
    recentAnswers: integer().notNull().default(0),
    recentDeals: integer().notNull().default(0),
    answerHours: doublePrecision(),
    /** The last day on which it got a request, in Japan, and how many it got on that day. */
    dayOfCount: date({ mode: 'string' }),
    dayCount: integer().notNull().default(0),
    lastMatchedAt: moment(),
    /** The text that keywords are searched in. `search_text` makes one form of all widths, cases and kana. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_text(shop_name || ' ' || company_name || ' ' || address)`),
  },
  (table) => [
    index('shops_prefecture').on(table.prefectureId),
    index('shops_display_content').on(table.displayContentUuid),
    index('shops_created').on(table.createdAt),
    index('shops_categories').using('gin', table.categories),
    index('shops_served').using('gin', table.servedPrefectureIds),
    index('shops_nationwide').on(table.uuid).where(sql`${table.nationwide}`),
  ],
);

/** An acquisition medium that a partner was given (attribute `medium-uuid`). */
export const media = pgTable('media', {
  uuid: uuid().primaryKey(),
  name: text().notNull(),
  /** The hosts whose pages may use it, with all their subdomains. Empty for any. */
  hosts: text().array().notNull().default([]),
  createdAt: moment().notNull().defaultNow(),
  /** The named values that its partner wants of requests. */
  context: jsonb().$type<readonly ContextField[]>().notNull().default([]),
});

/** Where a partner hears of the conversions of a medium. */
export const mediumEndpoints = pgTable(
  'medium_endpoints',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    mediumUuid: uuid()
      .notNull()
      .references(() => media.uuid, { onDelete: 'cascade' }),
    kind: text().$type<EndpointKind>().notNull(),
    /** The address. That of a postback has places for the values of the conversion. */
    url: text().notNull(),
    /** The secrets that sign the calls of a webhook, the newest first: two while one takes the place of the other. */
    secrets: text().array().notNull().default([]),
    /** The ids of `tracking` without which a conversion is none of this postback. */
    needs: text().array().notNull().default([]),
    /** The person who added it; unknown for those of old releases. */
    addedBy: uuid(),
    /** When the last person with access who worked for the medium went. It is called again when a partner says so. */
    stoppedAt: moment(),
  },
  (table) => [index('medium_endpoints_medium').on(table.mediumUuid)],
);

/** The rules by which requests of a medium have a value. The one that held when a request came counts for it. */
export const mediumRules = pgTable(
  'medium_rules',
  {
    mediumUuid: uuid()
      .notNull()
      .references(() => media.uuid, { onDelete: 'cascade' }),
    since: moment().notNull().default(sql`clock_timestamp()`),
    /** In yen, and of categories that differ. */
    amount: integer().notNull(),
    amounts: jsonb().$type<ConversionRule['amounts']>().notNull().default({}),
    /** A conversion is approved after so many days; null: it waits for the operator. */
    days: smallint(),
  },
  (table) => [primaryKey({ columns: [table.mediumUuid, table.since] })],
);

/**
 * Conversions whose state was decided: by the operator, by the days of their rule, or because their request is gone. It
 * names nobody, and outlives the request.
 */
export const conversionDecisions = pgTable(
  'conversion_decisions',
  {
    requestUuid: uuid().primaryKey(),
    mediumUuid: text().notNull(),
    /** When the request came. Once that is gone, only the day is known: its beginning in Japan. */
    receivedAt: moment().notNull(),
    /** Each once. */
    categories: category().array().notNull(),
    /** `received` only of a request that became too old before anybody decided. */
    state: text().$type<ConversionState>().notNull(),
    why: text().$type<RefusedWhy>(),
    /** In yen; null: no rule held. */
    value: integer(),
    decidedAt: moment().notNull().default(sql`clock_timestamp()`),
    /** The one at the desk; empty: nobody. */
    by: text().notNull().default(''),
  },
  (table) => [index('conversion_decisions_medium').on(table.mediumUuid, table.receivedAt)],
);

/** Where the program of a shop hears of the requests of the shop. */
export const shopEndpoints = pgTable(
  'shop_endpoints',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The secrets that sign the calls, the newest first: two while one takes the place of the other. */
    secrets: text().array().notNull(),
    /** The person who added it. */
    addedBy: uuid().notNull(),
    /** When the last person with access who worked for the shop went. It is called again when somebody says so. */
    stoppedAt: moment(),
  },
  (table) => [index('shop_endpoints_shop').on(table.shopUuid)],
);

/** The last examination of a partner's page by the form's doctor. */
export const doctorFindings = pgTable(
  'doctor_findings',
  {
    mediumUuid: uuid()
      .notNull()
      .references(() => media.uuid, { onDelete: 'cascade' }),
    /** Host and path, as in `funnel_counts`. */
    page: text().notNull(),
    codes: text().array().$type<FindingCode[]>().notNull(),
    foundAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.mediumUuid, table.page] })],
);

/** The pages that a partner has looked at each night, with what was found last. */
export const pageCheckups = pgTable(
  'page_checkups',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    mediumUuid: uuid()
      .notNull()
      .references(() => media.uuid, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** When the partner has stopped it; null: it is looked at. */
    stoppedAt: moment(),
    /** When the last checkup began: there is one a day at most, also where it breaks off. */
    begunAt: moment(),
    /** When the last one ended that found something out; null: there was none yet. */
    lookedAt: moment(),
    /** By browser. */
    results: jsonb().$type<readonly CheckupResult[]>().notNull().default([]),
    /** The results that its people were told of. */
    told: jsonb().$type<readonly CheckupResult[]>().notNull().default([]),
  },
  (table) => [uniqueIndex('page_checkups_page').on(table.mediumUuid, table.url)],
);

/** The changes of a night that somebody is told of. The mail says them. */
export const checkupReports = pgTable('checkup_reports', {
  uuid: uuid().primaryKey().defaultRandom(),
  /** Not a foreign key: as of a session. */
  personId: uuid().notNull(),
  at: moment().notNull().defaultNow(),
  changes: jsonb().$type<readonly CheckupChange[]>().notNull(),
});

/** One submission: customer and attribution (document 2, sections 3 and 7). */
export const requests = pgTable(
  'requests',
  {
    uuid: uuid().primaryKey(),
    /** The Idempotency-Key that the form sent, and a hash of the content. */
    idempotencyKey: text().unique(),
    fingerprint: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Real, sample or test: says who hears of it. */
    kind: text().$type<RequestKind>().notNull().default('real'),
    mediumUuid: text().notNull(),
    name1: text().notNull(),
    kana1: text().notNull(),
    zip1: char({ length: 7 }).notNull(),
    addr1: text().notNull(),
    tel1: text().notNull(),
    email: text().notNull(),
    /** Where the seller lives, by zip1 and addr1 (place_of_seller.sql), unless the code is unknown. */
    prefectureId: smallint(),
    /** Which text of the terms the seller agreed to by sending, at `createdAt`. Unknown for requests of old releases. */
    termsVersion: text(),
    inflow: text().notNull(),
    referer: text().notNull(),
    ipAddress: text().notNull(),
    utmSource: text().notNull(),
    utmMedium: text().notNull(),
    utmCampaign: text().notNull(),
    /** Ids of affiliates and ads, by name; null if there are none. */
    tracking: jsonb().$type<Tracking>(),
    /** Named values of the page, as the partner has declared them; null if there are none. No shop reads them. */
    context: jsonb().$type<Context>(),
    /** The theme of the form; null if it was not sent. */
    theme: text().$type<Theme>(),
    /** The language that the form spoke, for mails to the seller. */
    language: text({ enum: LANGUAGES }).notNull().default(OWN_LANGUAGE),
    userNote: text().notNull(),
    interests: jsonb().$type<string[]>(),
    interestsAt: moment(),
    feedback: text(),
    feedbackAt: moment(),
    /** Links with another version are revoked. */
    linkVersion: smallint().notNull().default(0),
    /** When the seller withdrew it. */
    withdrawnAt: moment(),
    /** When the seller asked the shops to better their quotes. */
    betterAskedAt: moment(),
    /** Which shops may see the contact. */
    contactRelease: text().$type<ContactRelease>().notNull().default('all'),
    /** When the next shop is looked for; null: nothing is free, or the request has ended. */
    seekAt: moment(),
    /** When no shop was left, and the seller was told so. */
    endedAt: moment(),
    /** When it was opened again after it was withdrawn or had ended. */
    reopenedAt: moment(),
    /** When the last mail with news was written. */
    newsSentAt: moment(),
    /** When mails about questions were written, those of the last day. */
    questionMails: timestamp({ withTimezone: true, mode: 'date' }).array().notNull().default(sql`'{}'`),
    /** When the next mail with news is due, and that about questions: results of the clock. */
    newsAt: moment(),
    questionsAt: moment(),
    /** How and when the seller wishes to be reached; null: not said. */
    contactMethod: text().$type<ContactMethod>(),
    contactHours: text().array().$type<ContactHours[]>(),
    /** A shop that has not lost its place has named a price: a result of quotes and places (note_has_quote.sql). */
    hasQuote: boolean().notNull().default(false),
  },
  (table) => [
    check('requests_language', IS_LANGUAGE),
    index('requests_created').on(table.createdAt),
    index('requests_unquoted')
      .on(table.createdAt)
      .where(sql`not ${table.hasQuote} and ${table.withdrawnAt} is null and ${table.endedAt} is null`),
    index('requests_prefecture').on(table.prefectureId, table.createdAt),
    index('requests_email').on(sql`lower(${table.email})`),
    index('requests_phone').on(digitsOf(table.tel1)),
    index('requests_name').on(foundByName(table.name1)),
    index('requests_kana').on(foundByName(table.kana1)),
    index('requests_medium').on(table.mediumUuid, table.createdAt),
    index('requests_seek').on(table.seekAt).where(sql`${table.seekAt} is not null`),
    index('requests_ended').on(table.createdAt).where(sql`${table.endedAt} is not null`),
    index('requests_news').on(table.newsAt).where(sql`${table.newsAt} is not null`),
    index('requests_questions').on(table.questionsAt).where(sql`${table.questionsAt} is not null`),
  ],
);

/**
 * The shops that were chosen for a request, from before it is stored until it is. A row that stays belongs to a request
 * that was never stored, because the server ended: its shops are given back, and it says whose photos were set aside.
 */
export const reservations = pgTable(
  'reservations',
  {
    requestUuid: uuid().primaryKey(),
    reservedAt: moment().notNull().defaultNow(),
    shopUuids: uuid().array().notNull(),
    /** Why they were chosen, until the request has it (`match_choices`). */
    choices: jsonb().$type<unknown>().notNull().default([]),
    /** Marks of the seller's e-mail address and phone number (limits/marks.ts). */
    emailMark: text().notNull(),
    phoneMark: text().notNull(),
    /** When the shops were given back. */
    givenBackAt: moment(),
  },
  (table) => [index('reservations_open').on(table.reservedAt).where(sql`${table.givenBackAt} is null`)],
);

export const requestItems = pgTable(
  'request_items',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    /** From 0, in the order in which the seller entered them. */
    position: smallint().notNull(),
    category: category().notNull(),
    /** The attribute lists as sent: one list of values for each number n of `items[][n]`, in order. */
    attributes: jsonb().$type<string[][]>().notNull(),
    detail: jsonb().$type<Record<string, string>>().notNull(),
    /** When the seller withdrew it alone. */
    withdrawnAt: moment(),
    /** The text that words of a search are looked for in. */
    searchText: text().notNull().generatedAlwaysAs(sql`goods_text(attributes, detail)`),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.position] }),
    // Without a list of pending entries, which every search would read through.
    index('request_items_words').using('gin', letterPairs(table.searchText)).with({ fastupdate: false }),
  ],
);

/** A request in test mode: the shops that would have got it, which learn nothing of it. */
export const testRequests = pgTable('test_requests', {
  requestUuid: uuid()
    .primaryKey()
    .references(() => requests.uuid, { onDelete: 'cascade' }),
  /** A key of the partner's desk came with it. */
  isKeyed: boolean().notNull(),
  /** Their cards, in the order in which the seller sees them. */
  shops: jsonb().$type<CompanyShop[]>().notNull(),
});

/**
 * Why shops got a request, as the statement that chose them had it: a row for the shops of the beginning, and one for
 * each place that was given on.
 */
export const matchChoices = pgTable(
  'match_choices',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    at: moment().notNull().default(sql`clock_timestamp()`),
    /** The choices that reserve_shops.sql writes (matching/choices.ts). */
    choices: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestUuid, table.at] })],
);

/** A link by which a phone is the camera of a form. Its keys are stored as hashes (SHA-256). */
export const phoneLinks = pgTable(
  'phone_links',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    formHash: text().notNull().unique(),
    phoneHash: text().notNull().unique(),
    /** How many more photos the item of the form takes, besides those that wait for it. */
    room: smallint().notNull(),
    endsAt: moment().notNull(),
    /** A phone has opened the page. */
    openedAt: moment(),
    /** The form has ended it before its time. */
    endedAt: moment(),
  },
  (table) => [index('phone_links_end').on(table.endsAt)],
);

/** A photo on its way from a phone to a form. Its folder in the store of photos has its uuid. */
export const phonePhotos = pgTable(
  'phone_photos',
  {
    uuid: uuid().primaryKey(),
    linkUuid: uuid()
      .notNull()
      .references(() => phoneLinks.uuid, { onDelete: 'cascade' }),
    /** The phone has made it, so that a photo that is sent twice counts once. */
    sentAs: uuid().notNull(),
    arrivedAt: moment().notNull(),
    name: text().notNull(),
    type: text({ enum: Object.keys(PHOTO_TYPES) as [keyof typeof PHOTO_TYPES] }).notNull(),
    bytes: integer().notNull(),
    originalName: text().notNull(),
    /** The form has it, and nothing of it is stored any more. */
    takenAt: moment(),
  },
  (table) => [uniqueIndex('phone_photos_sent').on(table.linkUuid, table.sentAs)],
);

/** A photo on disk; `path` is relative to DATA_DIR/photos. */
export const requestPhotos = pgTable(
  'request_photos',
  {
    path: text().primaryKey(),
    requestUuid: uuid().notNull(),
    itemPosition: smallint().notNull(),
    position: smallint().notNull(),
    type: text({ enum: Object.keys(PHOTO_TYPES) as [keyof typeof PHOTO_TYPES] }).notNull(),
    bytes: integer().notNull(),
    originalName: text().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.requestUuid, table.itemPosition],
      foreignColumns: [requestItems.requestUuid, requestItems.position],
    }).onDelete('cascade'),
    index('request_photos_item').on(table.requestUuid, table.itemPosition),
  ],
);

/** How often an article of the column was opened on a day. It names no visitor. */
export const postViews = pgTable(
  'post_views',
  {
    day: date({ mode: 'string' }).notNull(),
    slug: text().notNull(),
    views: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.slug] })],
);

/** The shops that a request was passed on to, in the order in which the seller sees them. */
export const matches = pgTable(
  'matches',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid),
    position: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
    /** Links with another version are revoked. */
    linkVersion: smallint().notNull().default(0),
    /** When the shop first opened its page, and when it first saw the seller's contact. */
    openedAt: moment(),
    contactSeenAt: moment(),
    calledAt: moment(),
    declinedAt: moment(),
    declineReason: text().$type<DeclineReason>(),
    /** When the mail about the request was accepted for the shop. */
    toldAt: moment(),
    remindedAt: moment(),
    /** When the shop lost its place to the next one. */
    passedAt: moment(),
    passedWhy: text().$type<PassReason>(),
    /** When the seller pressed to choose the shop, or to refuse it. */
    chosenAt: moment(),
    refusedAt: moment(),
    refusedWhy: text().$type<RefusalReason>(),
    /** When the shop was told of the decision. */
    decisionToldAt: moment(),
    /** When the seller invited the shop to a visit; null: there is no invitation. */
    invitedAt: moment(),
    /** When the shop used its one chance to better its quote. */
    betteredAt: moment(),
    /** When both sides were last asked what became of the goods. */
    outcomeAskedAt: moment(),
    /** When the clock looks at it again, a result of its facts (`contract/life/clocks.ts`); null: nothing is due. */
    nextAt: moment(),
    /** The person at the desk of the shop who is on it. Somebody who is gone is on nothing. */
    assigneeId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid] }),
    index('matches_shop').on(table.shopUuid, table.createdAt),
    index('matches_shop_next').on(table.shopUuid, table.nextAt).where(sql`${table.nextAt} is not null`),
    index('matches_created').using('brin', table.createdAt),
    index('matches_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** The end of the goods, as seller and shop say it. It names nobody. */
/** The acts of people of a shop about a request, for their colleagues. */
export const placeActs = pgTable(
  'place_acts',
  {
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    /** Counts the acts at a place from 1. */
    nth: smallint().notNull(),
    what: text().$type<ColleagueAct>().notNull(),
    at: moment().notNull(),
    /** The name of the person at the desk; empty: somebody with the link of the mail. */
    by: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid, table.nth] }),
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
  ],
);

export const outcomes = pgTable(
  'outcomes',
  {
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    side: text({ enum: ['seller', 'shop'] }).notNull(),
    result: text().$type<OutcomeResult>().notNull(),
    /** In yen. */
    amount: integer(),
    why: text().$type<NotSoldReason>(),
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid, table.side] }),
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
    index('outcomes_sold').on(table.at).where(sql`${table.result} = 'sold'`),
  ],
);

/** The words of sellers about shops after a deal. One that is shown outlives its request, without a trace of the seller. */
export const reviews = pgTable(
  'reviews',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid),
    requestUuid: uuid().references(() => requests.uuid, { onDelete: 'set null' }),
    /** Marks of the writer's e-mail address and phone number (limits/marks.ts), once the request is gone. */
    emailMark: text(),
    phoneMark: text(),
    writtenAt: moment().notNull().default(sql`clock_timestamp()`),
    explanation: smallint().notNull(),
    speed: smallint().notNull(),
    paid: boolean().notNull(),
    text: text().notNull(),
    /** When the operator let it be shown, or refused it. */
    shownAt: moment(),
    refusedAt: moment(),
    answer: text(),
    answeredAt: moment(),
    answerShownAt: moment(),
    answerRefusedAt: moment(),
    /** When the operator asked the seller for a change, why, and when the seller wrote it again. */
    changeAskedAt: moment(),
    changeWhy: text().$type<ReviewChange>(),
    rewrittenAt: moment(),
  },
  (table) => [
    uniqueIndex('reviews_deal').on(table.requestUuid, table.shopUuid),
    index('reviews_shop').on(table.shopUuid, table.shownAt),
    index('reviews_email').on(table.emailMark),
    index('reviews_phone').on(table.phoneMark),
  ],
);

/** The questions of shops about a request, and the seller's answers. */
export const questions = pgTable(
  'questions',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    askedAt: moment().notNull().default(sql`clock_timestamp()`),
    text: text().notNull(),
    answeredAt: moment(),
    answer: text(),
  },
  (table) => [
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
    index('questions_lead').on(table.requestUuid, table.shopUuid),
  ],
);

/** Trouble between a seller and a shop, which one of them has reported. Its states follow from its moments. */
export const cases = pgTable(
  'cases',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    /** The side that has reported it. */
    side: text().$type<CaseSide>().notNull(),
    reason: text().$type<CaseReason>().notNull(),
    reportedAt: moment().notNull(),
    toldAt: moment(),
    askedAt: moment(),
    /** The side that was asked last. */
    askedSide: text().$type<CaseSide>(),
    remindedAt: moment(),
    answeredAt: moment(),
    lapsedAt: moment(),
    endedAt: moment(),
    outcome: text().$type<CaseOutcome>(),
    effect: text().$type<CaseEffect>(),
    /** When the clock looks at it again, a result of its facts; null: nothing is due. */
    nextAt: moment(),
  },
  (table) => [
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
    uniqueIndex('cases_open')
      .on(table.requestUuid, table.shopUuid, table.side)
      .where(sql`${table.endedAt} is null`),
    index('cases_request').on(table.requestUuid),
    index('cases_shop').on(table.shopUuid, table.side),
    index('cases_reported').on(table.reportedAt, table.uuid),
    index('cases_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** The words of both sides about a case, and of the operator. */
export const caseWords = pgTable(
  'case_words',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    caseUuid: uuid()
      .notNull()
      .references(() => cases.uuid, { onDelete: 'cascade' }),
    at: moment().notNull(),
    side: text().$type<CaseSide | 'operator'>().notNull(),
    /** The side that the operator has written to; null: both, or words of a side. */
    toSide: text().$type<CaseSide>(),
    /** The person at a desk; empty: somebody with the link of the mail. */
    by: text().notNull().default(''),
    text: text().notNull(),
    /** When the operator passed them on to the other side. */
    passedAt: moment(),
  },
  (table) => [index('case_words_case').on(table.caseUuid, table.at)],
);

/** A photo of a side about a case, among those of the request in the store. Only this side and the operator see it. */
export const casePhotos = pgTable(
  'case_photos',
  {
    path: text().primaryKey(),
    caseUuid: uuid()
      .notNull()
      .references(() => cases.uuid, { onDelete: 'cascade' }),
    side: text().$type<CaseSide>().notNull(),
    /** Counts the photos of a side from 0. */
    position: smallint().notNull(),
    type: text({ enum: Object.keys(PHOTO_TYPES) as [keyof typeof PHOTO_TYPES] }).notNull(),
    bytes: integer().notNull(),
    originalName: text().notNull(),
  },
  (table) => [uniqueIndex('case_photos_place').on(table.caseUuid, table.side, table.position)],
);

/** Counts of cases whose request is gone. A row names no request and no person. */
export const pastCases = pgTable(
  'past_cases',
  {
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid, { onDelete: 'cascade' }),
    side: text().$type<CaseSide>().notNull(),
    reason: text().$type<CaseReason>().notNull(),
    /** Empty: it had not ended. */
    outcome: text().$type<CaseOutcome | ''>().notNull(),
    effect: text().$type<CaseEffect | ''>().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopUuid, table.side, table.reason, table.outcome, table.effect] }),
  ],
);

/** Senders of hoaxes, as the operator has found them in cases: marks of their contact (limits/marks.ts), no contact. */
export const senderMarks = pgTable(
  'sender_marks',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    at: moment().notNull(),
    emailMark: text().notNull(),
    phoneMark: text().notNull(),
  },
  (table) => [
    index('sender_marks_email').on(table.emailMark),
    index('sender_marks_phone').on(table.phoneMark),
  ],
);

/**
 * The ledger of disclosures: which shop has learned what about which request, when, and on whose act. Everything that
 * pages and mails say about it is read from here. It holds nothing personal and outlives the request.
 */
export const disclosures = pgTable(
  'disclosures',
  {
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    what: text().$type<Disclosed>().notNull(),
    /** The first time. */
    at: moment().notNull().defaultNow(),
    act: text().$type<DisclosingAct>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid, table.what] }),
    index('disclosures_at').on(table.at),
  ],
);

/** The quotes of shops. The newest of a shop counts. */
export const quotes = pgTable(
  'quotes',
  {
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    givenAt: moment().notNull().defaultNow(),
    low: integer().notNull(),
    high: integer().notNull(),
    validUntil: date({ mode: 'string' }).notNull(),
    method: text().$type<QuoteMethod>().notNull(),
    remark: text().notNull(),
    /** The prices of single items, whose offer this is; null: the offer is for all goods together. */
    items: jsonb().$type<ItemPrice[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid, table.givenAt] }),
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
  ],
);

/**
 * The last invitation of a shop to the seller's home, and the paper about a sale there. Whether the shop is invited says
 * `matches.invited_at`.
 */
export const homeVisits = pgTable(
  'home_visits',
  {
    requestUuid: uuid().notNull(),
    shopUuid: uuid().notNull(),
    /** When the seller wrote them. */
    at: moment().notNull().defaultNow(),
    /** The goods that are talked about, by their positions. */
    items: smallint().array().notNull().default([]),
    /** In Japan. */
    days: date({ mode: 'string' }).array().notNull().default([]),
    hours: text().array().$type<ContactHours[]>().notNull().default([]),
    people: text().array().$type<VisitPerson[]>().notNull().default([]),
    /** The day on which the seller received the paper of the shop. */
    paperDay: date({ mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.shopUuid] }),
    foreignKey({
      columns: [table.requestUuid, table.shopUuid],
      foreignColumns: [matches.requestUuid, matches.shopUuid],
    }).onDelete('cascade'),
  ],
);

/** The part of a request that was erased that figures need. A row names no request and no person. */
export const erasedRequests = pgTable(
  'erased_requests',
  {
    /** Random: not the uuid of the request. */
    uuid: uuid().primaryKey().defaultRandom(),
    /** In Japan, when it was sent. */
    day: date({ mode: 'string' }).notNull(),
    mediumUuid: text().notNull(),
    inflow: text().notNull(),
    /** One for each item. */
    categories: category().array().notNull(),
    prefectureId: smallint(),
    theme: text().$type<Theme>(),
    /** The counts of server/figures/counted-requests.ts. */
    quotes: smallint().notNull().default(0),
    hours: smallint(),
    releases: smallint().notNull().default(0),
    deals: smallint().notNull().default(0),
    dealDays: date({ mode: 'string' }).array().notNull().default([]),
  },
  (table) => [
    index('erased_requests_day').on(table.day),
    index('erased_requests_deals').using('gin', table.dealDays),
  ],
);

/**
 * The figures of each day in Japan, for all requests and for those with one value of one dimension, broken down by each
 * value of each dimension. server/figures makes them; those of days that can change no more outlive the requests.
 */
export const daySums = pgTable(
  'day_sums',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Empty: all requests. */
    filter: text().$type<Dimension | ''>().notNull(),
    filterValue: text().notNull(),
    /** Empty: not broken down. */
    breakdown: text().$type<Dimension | ''>().notNull(),
    breakdownValue: text().notNull(),
    requests: integer().notNull(),
    quoted: integer().notNull(),
    quotes: integer().notNull(),
    releases: integer().notNull(),
    deals: integer().notNull(),
    /** Those that came about on the day. */
    dealsMade: integer().notNull(),
    /** How many requests had their first quote within the first hour, the second and so on. Not of a part. */
    hours: integer().array(),
    /** How many requests had no quote, one and so on. Not of a part. */
    quotesEach: integer().array(),
  },
  (table) => [
    primaryKey({
      columns: [table.filter, table.filterValue, table.day, table.breakdown, table.breakdownValue],
    }),
    index('day_sums_day').on(table.day),
  ],
);

/**
 * Days whose sums have to be made again, as triggers note them. It only grows, so that no request waits for another; a
 * process that makes the sums removes the rows.
 */
export const staleDays = pgTable(
  'stale_days',
  {
    day: date({ mode: 'string' }).notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('stale_days_day').on(table.day)],
);

/**
 * Actions on personal data, with their time and by whom. An entry names no seller; the uuid of a request reveals nothing once the
 * request is erased.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    at: moment().notNull().defaultNow(),
    action: text().$type<AuditAction>().notNull(),
    /** Its table. */
    subject: text().$type<AuditSubject>().notNull(),
    subjectUuid: uuid().notNull(),
    /** The one who did it: `seller`, the name of an operator, or empty for the product itself. */
    by: text().notNull().default(''),
    /** A line for each change: its name, or `name: before → after`. Nothing personal of a seller. */
    changed: text().notNull().default(''),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectUuid),
    index('audit_log_at').on(table.at),
    index('audit_log_action').on(table.action, table.at),
    index('audit_log_who').on(whoOf(table.by), table.at),
  ],
);

/** The entries of erased rows: because a person asked, or because they were too old. */
export const isErasure = inArray(auditLog.action, ['erase', 'expire']);

/**
 * A mail, a webhook call or a push to a device that is to be delivered. It holds no personal data: the content is made from its row when it
 * is sent.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    event: text().$type<EventName>().notNull(),
    channel: text({ enum: ['mail', 'webhook', 'push'] }).notNull(),
    /** `endpoint`: a webhook of the operator. `medium`: an endpoint of a partner. A webhook to `shop` is the shop's own. */
    recipient: text().$type<Reader | 'endpoint' | 'medium'>().notNull(),
    /**
     * Which one, where there are several: the uuid of a shop, of an endpoint of a medium or a shop, of a person at a desk
     * or of their device; the name of a webhook.
     */
    recipientKey: text().notNull().default(''),
    subject: text().$type<EventSubject>().notNull(),
    subjectUuid: uuid().notNull(),
    /** The shop that did something or that it is about, or whose people and programs hear of it. */
    shopUuid: uuid(),
    /** When it is sent at the earliest, in the hours of its reader; null: at once. */
    dueAt: moment(),
    /** Dead: it was given up, and a person decides. Erased: its row is gone, or nobody would read it any more. */
    state: text({ enum: ['waiting', 'sent', 'dead', 'erased'] })
      .notNull()
      .default('waiting'),
    attempts: smallint().notNull().default(0),
    /** The code of the error of the last attempt. */
    error: text(),
    attemptedAt: moment(),
    /** When it was sent, or given up. */
    settledAt: moment(),
    /** The job in the queue that carries it out; null as long as it was not handed over. */
    job: uuid(),
  },
  (table) => [
    index('deliveries_new')
      .on(table.createdAt)
      .where(sql`${table.state} = 'waiting' and ${table.job} is null`),
    // Most are sent, and the newest of these are at the top of all.
    // With the event, so that those of a state and an event are found without a look at each of the state.
    index('deliveries_state')
      .on(table.state, table.createdAt, table.event)
      .where(sql`${table.state} <> 'sent'`),
    index('deliveries_dead').on(table.settledAt).where(sql`${table.state} = 'dead'`),
    index('deliveries_subject').on(table.subjectUuid),
    index('deliveries_created').on(table.createdAt),
    // Half of all are about a new request.
    index('deliveries_event')
      .on(table.event, table.createdAt)
      .where(sql`${table.event} <> 'request.created'`),
    index('deliveries_error').on(table.error, table.createdAt).where(sql`${table.error} is not null`),
    index('deliveries_shop').on(table.recipientKey, table.createdAt).where(sql`${table.recipient} = 'shop'`),
    index('deliveries_dead_to').on(table.recipientKey, table.createdAt).where(sql`${table.state} = 'dead'`),
    index('deliveries_medium')
      .on(table.recipientKey, table.createdAt)
      .where(sql`${table.recipient} = 'medium'`),
    index('deliveries_shop_calls')
      .on(table.recipientKey, table.createdAt)
      .where(sql`${table.recipient} = 'shop' and ${table.channel} = 'webhook'`),
  ],
);

/**
 * The words of mails as they were sent, without the addresses of links, for people at the desk. Erased with the
 * request, enquiry or registration that they are about.
 */
export const sentMails = pgTable('sent_mails', {
  deliveryUuid: uuid()
    .primaryKey()
    .references(() => deliveries.uuid, { onDelete: 'cascade' }),
  subject: text().notNull(),
  text: text().notNull(),
});

/** Notes of people at the desk about a request. Only they read them. */
export const requestNotes = pgTable(
  'request_notes',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    at: moment().notNull().default(sql`clock_timestamp()`),
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('request_notes_request').on(table.requestUuid)],
);

/** Notes of people at the desk about a shop, which does not read them. */
export const shopNotes = pgTable(
  'shop_notes',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid, { onDelete: 'cascade' }),
    at: moment().notNull().default(sql`clock_timestamp()`),
    by: text().notNull(),
    text: text().notNull(),
  },
  (table) => [index('shop_notes_shop').on(table.shopUuid)],
);

/** Marks that people at the desk put on a request. Only they see them. */
export const requestMarks = pgTable(
  'request_marks',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    mark: text().$type<RequestMark>().notNull(),
    note: text().notNull().default(''),
    at: moment().notNull().default(sql`clock_timestamp()`),
    by: text().notNull(),
    /** When somebody took it off; null: it is on. */
    endedAt: moment(),
    endedBy: text(),
  },
  (table) => [
    index('request_marks_request').on(table.requestUuid),
    uniqueIndex('request_marks_on').on(table.mark, table.requestUuid).where(sql`${table.endedAt} is null`),
  ],
);

/** The people who have requests in hand. A request without a row is in the hands of nobody. */
export const requestAssignments = pgTable(
  'request_assignments',
  {
    requestUuid: uuid()
      .primaryKey()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    /** Not a foreign key: as of a session. */
    assigneeId: uuid().notNull(),
    at: moment().notNull(),
    by: text().notNull(),
  },
  (table) => [index('request_assignments_assignee').on(table.assigneeId)],
);

/** When people at the desk have last opened the page of a request: who works on it now, and what is new to whom. */
export const requestReaders = pgTable(
  'request_readers',
  {
    requestUuid: uuid()
      .notNull()
      .references(() => requests.uuid, { onDelete: 'cascade' }),
    /** Not a foreign key: as of a session. */
    readerId: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestUuid, table.readerId] }),
    index('request_readers_at').on(table.at),
  ],
);

/** A shop that wants to be listed (document 1, section 3: trial company registration). */
export const shopRegistrations = pgTable(
  'shop_registrations',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    mediumUuid: uuid().notNull(),
    /** The path of the page with the form. */
    inflow: text().notNull(),
    companyShopName: text().notNull(),
    name: text().notNull(),
    zipcode: char({ length: 7 }).notNull(),
    address: text().notNull(),
    tel: text().notNull(),
    email: text().notNull(),
    /** When the operator refused it. One that is approved is a shop with the same uuid. */
    refusedAt: moment(),
  },
  (table) => [
    index('shop_registrations_created').on(table.createdAt),
    index('shop_registrations_email').on(sql`lower(${table.email})`),
    index('shop_registrations_phone').on(digitsOf(table.tel)),
  ],
);

/** A message from the contact form (document 1, section 3: contact enquiry). */
export const contactEnquiries = pgTable(
  'contact_enquiries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    serviceUuid: uuid().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    mailBody: text().notNull(),
    /** The operator's answer and its time; or when it was closed without one. */
    answer: text(),
    answeredAt: moment(),
    closedAt: moment(),
  },
  (table) => [
    index('contact_enquiries_open')
      .on(table.createdAt)
      .where(sql`${table.answeredAt} is null and ${table.closedAt} is null`),
    index('contact_enquiries_created').on(table.createdAt),
    index('contact_enquiries_email').on(sql`lower(${table.email})`),
  ],
);

/** Trouble of the service, until the operator was told that it is over. */
export const alarms = pgTable(
  'alarms',
  {
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    /** The process that it concerns; empty: all that share the database. */
    place: text().notNull(),
    raisedAt: moment().notNull().defaultNow(),
    toldAt: moment(),
    clearedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.name, table.place] })],
);

/** The backups that were made of this database. */
export const backups = pgTable('backups', {
  takenAt: moment().primaryKey(),
});

/** Contents of the site that were written at the desk: a draft, or what was published. */
export const siteContents = pgTable('site_contents', {
  uuid: uuid().primaryKey().defaultRandom(),
  writtenAt: moment().notNull().default(sql`clock_timestamp()`),
  by: text().notNull(),
  /** The content as somebody has written it (reference/site-content.ts). */
  written: jsonb().$type<unknown>().notNull(),
  publishedAt: moment(),
  takenBackAt: moment(),
});

/** The people who work at a desk. The columns are those that better-auth wants of a user. */
export const deskPeople = pgTable(
  'desk_people',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean().notNull().default(true),
    image: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    role: text().$type<Role>().notNull(),
    /** The shops that somebody with the role `shop` works for. */
    shopUuids: uuid().array().notNull().default([]),
    /** The media that somebody with the role `partner` sees. */
    mediumUuids: uuid().array().notNull().default([]),
    /** When somebody took the access away. */
    endedAt: moment(),
    /** By which a browser is known in which the person has signed in; another one once the access was taken away. */
    browserKey: uuid().notNull().defaultRandom(),
    /** Until when an invitation holds; null since somebody took it up. After that the row counts as gone. */
    invitedUntil: moment(),
    /** The hours in Japan at which somebody is told of what waits. */
    digestHours: smallint().array().notNull().default([]),
  },
  (table) => [index('desk_people_shops').using('gin', table.shopUuids)],
);

/** The counts of things that waited for somebody at an hour that they have chosen. The mail says them. */
export const deskDigests = pgTable(
  'desk_digests',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    /** Not a foreign key: as of a session. */
    personId: uuid().notNull(),
    /** Its beginning. */
    hour: moment().notNull(),
    counts: jsonb().$type<Partial<Record<Waiting, number>>>().notNull(),
  },
  (table) => [uniqueIndex('desk_digests_hour').on(table.personId, table.hour)],
);

/** How somebody at a desk is told of what happens, at their own address and devices. Without a row they are not. */
export const deskNotices = pgTable('desk_notices', {
  /** That of the person. */
  id: uuid()
    .primaryKey()
    .references(() => deskPeople.id, { onDelete: 'cascade' }),
  /** By mail too, at the address of their account. */
  byMail: boolean().notNull().default(false),
  notices: text().array().$type<Notice[]>().notNull(),
  /** The hours of Japan in which they are told: from the first until the second. */
  fromHour: smallint().notNull().default(NOTICE_HOURS.from),
  untilHour: smallint().notNull().default(NOTICE_HOURS.until),
});

/** The devices on which people are told, as their browsers have named them to a push service. */
export const deskDevices = pgTable(
  'desk_devices',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    /** Not a foreign key: as of a session. */
    personId: uuid().notNull(),
    name: text().notNull(),
    /** The address at the push service. A browser has one, for all who sign in there. */
    address: text().notNull().unique(),
    /** The keys of the browser, in base64url: nobody else can read what it is told. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    /** When the push service last took something for it. */
    toldAt: moment(),
  },
  (table) => [index('desk_devices_person').on(table.personId)],
);

/**
 * Invitations of shops to people who work elsewhere. They get no mail, and the shop sees the invitation like any other,
 * so that it does not learn who works where. Somebody who works for another shop finds it at the desk.
 */
export const deskSilentInvitations = pgTable(
  'desk_silent_invitations',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    invitedUntil: moment().notNull(),
    shopUuid: uuid()
      .notNull()
      .references(() => shops.uuid, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** When the person has refused it. The shop sees it until its end all the same. */
    refusedAt: moment(),
  },
  (table) => [uniqueIndex('desk_silent_invitations_email').on(table.shopUuid, table.email)],
);

/** Keys with which programs of a person read what the person may see. */
export const deskKeys = pgTable(
  'desk_keys',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    /** Not a foreign key: as of a session. */
    personId: uuid().notNull(),
    /** The shop whose requests it reads; null for a partner's. */
    shopUuid: uuid(),
    name: text().notNull(),
    /** SHA-256 of the key, which nobody can read again. */
    hash: text().notNull().unique(),
    usedAt: moment(),
  },
  (table) => [index('desk_keys_person').on(table.personId)],
);

/** Lists as people have filtered them, kept under a name in their menu. */
export const deskViews = pgTable(
  'desk_views',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    /** The id of the person. Not a foreign key: as of a session. */
    keptBy: uuid().notNull(),
    name: text().notNull(),
    list: text().$type<ViewedList>().notNull(),
    /** The filters, as the address of the list has them. Words of a search are none. */
    query: text().notNull(),
  },
  (table) => [index('desk_views_person').on(table.keptBy)],
);

/** Passkeys by which people sign in, without a mail. */
export const deskPasskeys = pgTable(
  'desk_passkeys',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    createdAt: moment().notNull().defaultNow(),
    /** Not a foreign key: as of a session. */
    personId: uuid().notNull(),
    /** The device, as its owner names it. */
    name: text().notNull(),
    /** The id that the device gave, and its public key, both in base64url. */
    credential: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often the device has signed, as it says. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    transports: text().array().notNull().default([]),
    usedAt: moment(),
  },
  (table) => [index('desk_passkeys_person').on(table.personId)],
);

/** The challenges of passkeys that were answered rightly, so that no answer counts twice. */
export const deskChallenges = pgTable('desk_challenges', {
  /** Its uuid. The release before stores the text of each challenge that it gives out. */
  challenge: text().primaryKey(),
  /** Only the release before fills it. */
  personId: uuid(),
  createdAt: moment().notNull().defaultNow(),
});

/** Where somebody is signed in. The cookie has the token and a signature. The columns are those of better-auth. */
export const deskSessions = pgTable(
  'desk_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Not a foreign key: a restore fills the people and knows no sessions. */
    userId: uuid().notNull(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** The shop that is open here, of several; null: the first. */
    shopUuid: uuid(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('desk_sessions_person').on(table.userId)],
);

/** The links to sign in that nobody has used, as hashes. The columns are those of better-auth. */
export const deskLinks = pgTable(
  'desk_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index('desk_links_identifier').on(table.identifier)],
);

/** Somebody asked for a link to sign in. The mail makes its token from the uuid. */
export const deskSignIns = pgTable('desk_sign_ins', {
  uuid: uuid().primaryKey(),
  personId: uuid().notNull(),
  /** The mail says that somebody asks again and again. */
  tells: boolean().notNull().default(false),
  createdAt: moment().notNull().defaultNow(),
});

/** Changes of the mail address of somebody at a desk. The mails make their links and know their readers by it. */
export const deskAddressChanges = pgTable('desk_address_changes', {
  uuid: uuid().primaryKey().defaultRandom(),
  personId: uuid().notNull(),
  /** The new address, in lower case. */
  email: text().notNull(),
  /** The address before. */
  former: text().notNull(),
  askedAt: moment().notNull().defaultNow(),
  /** Null: the person has not opened the link in the new mailbox. */
  changedAt: moment(),
});

/** A file of shops that somebody looks at before it is imported. */
export const deskImports = pgTable('desk_imports', {
  uuid: uuid().primaryKey().defaultRandom(),
  personId: uuid().notNull(),
  createdAt: moment().notNull().defaultNow(),
  file: bytes().notNull(),
});

/**
 * Answers of sellers who go on elsewhere, by a mail. Only its token opens them: neither the database nor the secret of
 * links is enough once the mail is sent.
 */
export const continuations = pgTable(
  'continuations',
  {
    /** The folder of its photos in the store too. They are encrypted with a key of the token. */
    uuid: uuid().primaryKey(),
    tokenHash: bytes().notNull().unique(),
    /** Draft and photos, encrypted with another key of the token. */
    content: bytes().notNull(),
    /** The token, sealed, until the mail is sent. */
    token: text(),
    /** The address, until the mail is sent. */
    email: text(),
    /** The categories of the goods, for the words of the mail. */
    categories: text().array().notNull(),
    /** Where the form stood, as visits are counted. */
    place: jsonb()
      .$type<Readonly<Record<'medium' | 'page' | 'theme' | 'category' | 'variant', string>>>()
      .notNull(),
    isTest: boolean().notNull(),
    /** The language of the form, for the words of the mail. */
    language: text({ enum: LANGUAGES }).notNull().default(OWN_LANGUAGE),
    /** The browsers that may go on, by the hashes of their secrets. */
    devices: text().array().notNull(),
    /** The one that does. */
    current: text().notNull(),
    /** Null: nobody has gone on by the mail. */
    resumedAt: moment(),
    /** Then it is erased. */
    until: moment().notNull(),
  },
  (table) => [check('continuations_language', IS_LANGUAGE), index('continuations_until').on(table.until)],
);

/**
 * How often the form was seen, begun and so on, by day in Japan and by where it stands. It names no visitor: the
 * sender of a count is not kept.
 */
export const funnelCounts = pgTable(
  'funnel_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Empty: without a medium. */
    mediumUuid: text().notNull(),
    /** Host and path of the page. */
    page: text().notNull(),
    theme: text().notNull(),
    category: text().notNull(),
    variant: text().notNull(),
    step: text().$type<FunnelState | TeaserStep>().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.mediumUuid,
        table.page,
        table.theme,
        table.category,
        table.variant,
        table.step,
      ],
    }),
    index('funnel_counts_medium').on(table.mediumUuid, table.day),
  ],
);

/**
 * Behind which question visitors stopped who did not send, by day in Japan. One who went on on a later day is taken
 * away on that day, so a row may be below zero.
 */
export const funnelStops = pgTable(
  'funnel_stops',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Empty: without a medium. */
    mediumUuid: text().notNull(),
    category: category().notNull(),
    /** The key of the question that was answered last. */
    question: text().notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.mediumUuid, table.category, table.question] }),
    index('funnel_stops_medium').on(table.mediumUuid, table.day),
  ],
);

export type RequestRow = typeof requests.$inferSelect;
export type CaseRow = typeof cases.$inferSelect;
export type MatchRow = typeof matches.$inferSelect;
