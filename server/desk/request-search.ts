import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { mailAddressOf } from '#contract/customer/email.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { labelOf } from '../db/records/goods-in-words.ts';
import { digitsOf, foundByName, letterPairs } from '../db/schema.ts';
import { countRows } from './most-counted.ts';

/**
 * So many requests are looked up and put in order. If a way leads to more, the newest requests are looked through
 * instead: the first of them are near. A list of so many is not counted further.
 */
const FEW = 10_000;
/** If so many of the newest requests have the words, the index need not be asked how many there are. */
const SAMPLE = { requests: 1000, hits: 50 };

/** A way in which a text leads to requests. */
interface Way {
  /** Whether it leads to the request `r`. */
  leads: SQL;
  /** The requests to which it leads: what follows `select`, with their uuids as `uuid`. */
  uuids: SQL;
  /** The index takes long for a word that many have. */
  isSampled?: boolean;
}

interface Search {
  /** Whether the request `r` is found. */
  condition: SQL;
  /** More are found than are counted. */
  isMany: boolean;
}

/**
 * Finds requests by a text: by their number or uuid, by the mail address, the phone number or the name of the seller,
 * by the name of one of their shops, or by words of the goods.
 */
export async function searchFor(db: Db, text: string): Promise<Search> {
  const phrase = text.normalize('NFKC').trim();
  const range = uuidRange(phrase);
  if (range && !range.mayBeOther) return among([range]);
  if (phrase.includes('@'))
    return among([ofRequests(sql`lower(r.email) = ${mailAddressOf(phrase).toLowerCase()}`)]);
  const ways = [...(range ? [range] : []), ...byPhone(phrase), ...(await byWords(db, phrase))];
  const isMany = await Promise.all(ways.map((way) => leadsToMany(db, way)));
  return among(
    ways.filter((_, at) => !isMany[at]),
    ways.filter((_, at) => isMany[at]),
  );
}

function among(few: readonly Way[], many: readonly Way[] = []): Search {
  const union = sql.join(
    few.map(({ uuids }) => sql`select ${uuids}`),
    sql` union `,
  );
  const isMany = many.length > 0;
  // As an array, or PostgreSQL may walk through all requests to find these few.
  if (!isMany)
    return { condition: few.length > 0 ? sql`r.uuid = any (array(${union}))` : sql`false`, isMany };
  const others = few.length > 0 ? [sql`r.uuid in (${union})`] : [];
  return { condition: sql`(${sql.join([...many.map(({ leads }) => leads), ...others], sql` or `)})`, isMany };
}

async function leadsToMany(db: Db, { leads, uuids, isSampled }: Way): Promise<boolean> {
  const newest = sql`from (select * from requests order by created_at desc limit ${SAMPLE.requests}) r where ${leads}`;
  if (isSampled && (await countRows(db, newest, SAMPLE.hits)) > SAMPLE.hits) return true;
  return (await countRows(db, uuids, FEW)) > FEW;
}

const ofRequests = (condition: SQL): Way => ({
  leads: condition,
  uuids: sql`r.uuid as uuid from requests r where ${condition}`,
});

/** The number that people read, with its dashes or without; a uuid; or its beginning, as the log has it. */
const NUMBER = /^[\da-f]{4}-[\da-f]{4}-[\da-f]{4}$/i;
const DIGITS = /^(?:[\da-f]{8}|[\da-f]{12}|[\da-f]{32})$/i;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const UUID_DIGITS = 32;

/** The requests whose uuids begin with such digits. `mayBeOther`: digits and words look like that, too. */
function uuidRange(phrase: string): (Way & { mayBeOther: boolean }) | undefined {
  const isClear = NUMBER.test(phrase) || UUID.test(phrase);
  if (!isClear && !DIGITS.test(phrase)) return undefined;
  const digits = phrase.replaceAll('-', '');
  const [first, last] = ['0', 'f'].map((digit) => digits.padEnd(UUID_DIGITS, digit));
  return { ...ofRequests(sql`r.uuid between ${first}::uuid and ${last}::uuid`), mayBeOther: !isClear };
}

/** Signs that people write between the digits of a phone number. */
const NOT_IN_PHONES = /[\s()+\-‐-―−ー]/g;
const LEAST_DIGITS = 10;
/** A number of Japan as it is dialled from abroad: +81 90 …, also with the zero of the national number. */
const FROM_ABROAD = /^(?:00|010)?810?([1-9]\d{8,9})$/;

function byPhone(phrase: string): Way[] {
  const digits = phrase.replace(/\D/g, '');
  if (phrase.replace(NOT_IN_PHONES, '') !== digits || digits.length < LEAST_DIGITS) return [];
  const national = digits.replace(FROM_ABROAD, '0$1');
  return [ofRequests(sql`${digitsOf(sql`r.tel1`)} = ${national}`)];
}

/** A word as it was typed, and as texts are searched: in one form of widths, cases and kana. */
interface Word {
  typed: string;
  plain: string;
}

async function byWords(db: Db, phrase: string): Promise<Way[]> {
  const typedWords = phrase.split(/\s+/);
  const rows = await rowsOf<Word & { [column: string]: unknown }>(
    db,
    sql`select typed, search_text(typed) as plain
      from unnest(${sql.param(typedWords)}::text[]) with ordinality w(typed, place) order by place`,
  );
  const words = rows.filter(({ plain }) => plain !== '');
  if (words.length === 0) return [];
  const plainWords = words.map(({ plain }) => plain);
  return [byName(plainWords.join('')), ...(await byShop(db, plainWords.join(' '))), byGoods(words)];
}

/** A name is looked for as a beginning of the text: a byte range, which an index finds. */
function byName(prefix: string): Way {
  const begins = (column: SQLWrapper) =>
    sql`(${foundByName(column)} >= ${prefix} and ${foundByName(column)} < ${prefix} || chr(1114111))`;
  return ofRequests(sql`(${begins(sql`r.name1`)} or ${begins(sql`r.kana1`)})`);
}

async function byShop(db: Db, name: string): Promise<Way[]> {
  const shops = await rowsOf<{ uuid: string }>(
    db,
    // The column has more than the name, and is made already.
    sql`select s.uuid from shops s
      where position(${name} in s.search_text) > 0 and position(${name} in search_text(s.shop_name)) > 0`,
  );
  if (shops.length === 0) return [];
  const isOne = sql`m.shop_uuid = any (${sql.param(shops.map(({ uuid }) => uuid))}::uuid[])`;
  return [
    {
      leads: sql`exists (select from matches m where m.request_uuid = r.uuid and ${isOne})`,
      uuids: sql`m.request_uuid as uuid from matches m where ${isOne}`,
    },
  ];
}

/** An item that has all words, each in its answers or in the label of its category. */
function byGoods(words: readonly Word[]): Way {
  const conditions = words.map(({ typed, plain }) => {
    const categories = categoriesLike(typed);
    const isAnswer = sql`position(${plain} in i.search_text) > 0`;
    return categories.length > 0 ? sql`(i.category in ${categories} or ${isAnswer})` : isAnswer;
  });
  const answers = words.filter(({ typed }) => categoriesLike(typed).length === 0);
  const pairs = [...new Set(answers.flatMap(({ plain }) => pairsOf(plain)))];
  const indexed = sql`${letterPairs(sql`i.search_text`)} @> ${sql.param(pairs)}::text[]`;
  const all = sql.join(pairs.length > 0 ? [indexed, ...conditions] : conditions, sql` and `);
  return {
    leads: sql`exists (select from request_items i
      where i.request_uuid = r.uuid and ${sql.join(conditions, sql` and `)})`,
    uuids: sql`i.request_uuid as uuid from request_items i where ${all}`,
    isSampled: true,
  };
}

/** The categories with a label that has this word. */
const categoriesLike = (word: string) => CATEGORY_KEYS.filter((key) => labelOf(key).includes(word));

/** The pairs of letters of a word by which the index finds it; the letter of a word that has no more. */
function pairsOf(word: string): string[] {
  const letters = [...word];
  return letters.length > 1 ? letters.slice(1).map((letter, at) => `${letters[at]}${letter}`) : letters;
}
