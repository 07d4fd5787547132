import { nameParts } from '../name-parts.ts';
import { type FoldedName, foldName } from './fold-name.ts';
import { withLatinWords } from './latin-words.ts';
import { isOneSlip } from './one-slip.ts';
import { kanaOf } from './romaji.ts';
import { SHORT_NAMES } from './short-names.ts';
import { consonantsOf, soundsLike } from './sound.ts';
import { SPELLINGS } from './spellings.ts';

/** How well a name fits the query; the smallest number fits best. A coarse spelling fits a little less. */
const RANK = {
  exact: 0,
  prefix: 1,
  words: 2,
  wordStart: 3,
  contains: 4,
  slip: 5,
  slipInPrefix: 6,
  none: 9,
  coarse: 0.5,
} as const;

/** From this many letters on, one slip of a key is tolerated; kana carry more information than Latin letters. */
const SLIP = { kana: 3, coarse: 4, latin: 4, code: 5, prefix: 1 } as const;

/** A text in one spelling, with the fewest letters from which on a slip is tolerated in it. */
type Spelt = FoldedName & { readonly isCode: boolean; readonly least: number };

/** A name of an entry. A short name is found by its beginning only, and not by a single letter. */
interface Name extends Spelt {
  readonly short?: boolean;
  /** The name in coarser spellings, as one word. */
  readonly coarse: readonly Spelt[];
}

const SHORTEST = 2;
const ONE_WORD = [0];

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly names: readonly Name[];
  readonly consonants: string;
}

const shortNames = new Map(
  Object.entries(SHORT_NAMES).map(([name, shorts]) => [foldName(name).text, shorts.split('/')]),
);

const isCode = (text: string) => /\d/.test(text);

function leastForSlip(text: string): number {
  if (isCode(text)) return SLIP.code;
  return /^[a-z]+$/.test(text) ? SLIP.latin : SLIP.kana;
}

function fullName(name: string): Name {
  const { text, starts } = foldName(name);
  const coarse = SPELLINGS.map((spell) => {
    const spelling = spell(text);
    const least = Math.max(leastForSlip(spelling), SLIP.coarse);
    return { text: spelling, starts: ONE_WORD, isCode: isCode(spelling), least };
  });
  return { text, starts, isCode: isCode(text), least: leastForSlip(text), coarse };
}

function ownNames(name: string): Name[] {
  const [main, reading] = nameParts(name);
  return (reading ? [main, reading, name] : [name]).map(fullName);
}

function toIndexed<Entry extends { readonly name: string }>(entry: Entry): Indexed<Entry> {
  const { name } = entry;
  const own = ownNames(name);
  const short = shortNames.get(own[0]?.text ?? '') ?? [];
  return {
    entry,
    names: [...own, ...short.map((one) => ({ ...fullName(one), short: true }))],
    consonants: [name, ...short].map(consonantsOf).join(' '),
  };
}

function slipRank(query: Spelt, { text, starts }: Spelt): number {
  if (query.text.length < query.least) return RANK.none;
  const isWhole = starts.some(
    (start, index) =>
      isOneSlip(query.text, text, start, text.length) ||
      (index + 1 < starts.length && isOneSlip(query.text, text, start, starts[index + 1])),
  );
  if (isWhole) return RANK.slip;
  // The beginnings of codes are too much alike.
  const isPrefix = !query.isCode && query.text.length >= query.least + SLIP.prefix;
  return isPrefix && starts.some((start) => isOneSlip(query.text, text, start))
    ? RANK.slipInPrefix
    : RANK.none;
}

function rankOf(query: Spelt, name: Spelt, short = false): number {
  const { text, starts } = name;
  if (text === query.text) return RANK.exact;
  if (short && query.text.length < SHORTEST) return RANK.none;
  if (text.startsWith(query.text)) return RANK.prefix;
  if (short) return slipRank(query, { ...name, starts: ONE_WORD });
  const at = text.indexOf(query.text);
  if (at < 0) return slipRank(query, name);
  const start = starts.find((one) => text.startsWith(query.text, one));
  if (start === undefined) return RANK.contains;
  const end = start + query.text.length;
  return end === text.length || starts.includes(end) ? RANK.words : RANK.wordStart;
}

/** The rank in the coarse spellings. */
function coarseRank(query: Name, name: Name): number {
  let least: number = RANK.none;
  query.coarse.forEach((spelling, index) => {
    const other = name.coarse[index];
    if (!other || (spelling.text === query.text && other.text === name.text)) return;
    least = Math.min(least, rankOf(spelling, other, name.short) + RANK.coarse);
  });
  return least;
}

/** The best rank over all names of an entry and all forms of a query. */
function best(forms: readonly Name[], names: readonly Name[], rank: typeof coarseRank): number {
  let least: number = RANK.none;
  for (const name of names) for (const form of forms) least = Math.min(least, rank(form, name));
  return least;
}

/** The kinds of gold as people call them: 18金, 18k. */
const KARAT = /^(\d{1,2})(?:kt?|金)$/;

/** The query as it may be meant: as typed, as kana if it is romaji, with Latin words, and without the name above it. */
function formsOf(query: string, above: readonly Name[]): Name[] {
  const letters = foldName(query).text;
  const brand = above.find(({ text }) => text.length >= SHORTEST && letters.startsWith(text))?.text ?? '';
  const forms = [
    letters,
    letters.length > 2 ? kanaOf(letters) : '',
    foldName(withLatinWords(query)).text,
    letters.replace(KARAT, 'k$1'),
    letters.slice(brand.length),
  ];
  return [...new Set(forms)].filter(Boolean).map(fullName);
}

type Rank<Entry> = (one: Indexed<Entry>) => number;

/** The best rank of an entry. */
function ranking<Entry>(query: string, above: readonly Name[] = []): Rank<Entry> {
  const forms = formsOf(query, above);
  return ({ names }) => {
    const plain = best(forms, names, (form, name) => rankOf(form, name, name.short));
    return plain < RANK.contains ? plain : Math.min(plain, best(forms, names, coarseRank));
  };
}

/** The entries that fit, the best first; entries of one rank keep their order. */
function sortBy<Entry>(index: readonly Indexed<Entry>[], rank: Rank<Entry>): Indexed<Entry>[] {
  const matches = index.map((one) => ({ one, rank: rank(one) })).filter((match) => match.rank < RANK.none);
  // If a name fits exactly, similar names are no help.
  const isExact = matches.some((match) => match.rank === RANK.exact);
  return matches
    .filter((match) => !isExact || match.rank < RANK.slip)
    .sort((a, b) => a.rank - b.rank)
    .map((match) => match.one);
}

/** The end of a query that an input method has not converted yet (ルイヴ for ルイヴィトン, ろれｋ for ロレックス). */
const UNFINISHED = /(.)(?:[a-z]{1,2}|ブ)$/u;

function rankUnfinished<Entry>(index: readonly Indexed<Entry>[], query: string): Indexed<Entry>[] {
  const prefix = foldName(query).text.replace(UNFINISHED, '$1');
  return /[^\x20-\x7e]/.test(query) && prefix ? sortBy(index, ranking(prefix)) : [];
}

/** A name inside a query has at least three letters, or two kanji; two kana (ケリー28) or a kanji (響21年) may begin it. */
const NAME_IN_QUERY = /^\p{Script=Han}{2}|.{3}/u;
const BEGINS_A_QUERY = /^\p{Script=Han}|^\p{Script=Katakana}{2}/u;

function isNameIn(query: string, { text }: Name): boolean {
  if (NAME_IN_QUERY.test(text) && query.includes(text)) return true;
  return query.startsWith(text) && BEGINS_A_QUERY.test(text);
}

/** The words of a query. A number after letters is a word: キーポル55, GMT2. */
const wordsOf = (query: string) =>
  query
    .normalize('NFKC')
    .replace(/(\p{L}|ー)(?=\d)/gu, '$1 ')
    .split(/[\s・]+/)
    .filter((word) => isCode(word) || foldName(word).text.length > 1);

/** How well one word of a query has to fit alone. A number names goods only if it is long, and then any part of a name. */
const fitsAlone = (word: string) =>
  !isCode(word) ? RANK.wordStart : /\d{3}/.test(word) ? RANK.contains : -1;

/** Queries with more than a name: ロレックス 時計, 山崎12年, ヴィトン ルイ. Entries that fit every word come first. */
function wordy<Entry>(index: readonly Indexed<Entry>[], query: string): Indexed<Entry>[] {
  const letters = foldName(query).text;
  const words = wordsOf(query);
  const ranks = words.map((word) => ranking<Entry>(word));
  const every = sortBy(index, (one) => Math.max(...ranks.map((rank) => rank(one))));
  if (words.length > 1 && every.length > 0) return every;
  return sortBy(index, (one) => {
    const whole = one.names.some((name) => isNameIn(letters, name)) ? RANK.prefix : RANK.none;
    if (words.length < 2) return whole;
    const alone = words.map((word, at) => {
      const rank = ranks[at]?.(one) ?? RANK.none;
      return rank < fitsAlone(word) + 1 ? rank : RANK.none;
    });
    return Math.min(whole, ...alone);
  });
}

/** Names in kana that are typed as they stand on the goods: submariner, hennessy. Those with the number of the query first. */
function rankBySound<Entry>(index: readonly Indexed<Entry>[], query: string): Indexed<Entry>[] {
  const sounds = soundsLike(query);
  if (!sounds) return [];
  const [number = ''] = /\d+/.exec(query.normalize('NFKC')) ?? [];
  const lacks = (one: Indexed<Entry>) => (one.names.some(({ text }) => text.includes(number)) ? 0 : 1);
  return index.filter(({ consonants }) => sounds(consonants)).sort((a, b) => lacks(a) - lacks(b));
}

/** A search through a list: finds the entries that fit a query, all of them for an empty one. */
export interface Search<Entry> {
  (query: string): readonly Entry[];
  /**
   * Folds names for some milliseconds, so that the first query does not have to.
   * @returns whether some are left
   */
  foldMore(ms: number): boolean;
}

/**
 * Makes a search through a list. Each name is folded once, at the latest with the first query. Names that fit as typed come
 * first: the whole name, its beginning, words of it, the beginning of a word, a part; then names with one slip of a key.
 * @param above the answer that the list belongs to; a query may repeat it (ライカM3)
 */
export function searchIn<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  above = '',
): Search<Entry> {
  const index: Indexed<Entry>[] = [];
  let aboveNames: readonly Name[] | undefined;
  const foldMore = (ms: number): boolean => {
    const end = performance.now() + ms;
    for (const entry of entries.slice(index.length)) {
      if (performance.now() >= end) return true;
      index.push(toIndexed(entry));
    }
    return false;
  };
  const find = (query: string) => {
    if (!query.trim()) return entries;
    foldMore(Number.POSITIVE_INFINITY);
    aboveNames ??= ownNames(above);
    const rank = ranking<Entry>(query, aboveNames);
    const tries = [
      () => sortBy(index, rank),
      () => rankUnfinished(index, query),
      () => rankBySound(index, query),
      () => wordy(index, query),
    ];
    for (const attempt of tries) {
      const matches = attempt();
      if (matches.length > 0) return matches.map((one) => one.entry);
    }
    return [];
  };
  return Object.assign(find, { foldMore });
}
