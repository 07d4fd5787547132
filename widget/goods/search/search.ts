import { nameParts } from '../name-parts.ts';
import { type FoldedName, foldName } from './fold-name.ts';
import { isOneSlip } from './one-slip.ts';
import { kanaOf } from './romaji.ts';
import { SHORT_NAMES } from './short-names.ts';

/** How well a name fits the query; the smallest number fits best. */
const RANK = { exact: 0, prefix: 1, wordStart: 2, contains: 3, slip: 4, slipInPrefix: 5, none: 9 } as const;

/** From this many letters on, one slip of a key is tolerated; kana carry more information than Latin letters. */
const SLIP = { kana: 3, latin: 4, code: 5, prefix: 1 } as const;

/** A name of an entry. A short name is found by its beginning only, and not by a single letter. */
type Name = FoldedName & { readonly short?: boolean };

const SHORTEST = 2;

interface Indexed<Entry> {
  readonly entry: Entry;
  readonly names: readonly Name[];
}

const shortNames = new Map(
  Object.entries(SHORT_NAMES).map(([name, shorts]) => [foldName(name).text, shorts.split('/')]),
);

function namesOf(name: string): Name[] {
  const [main, reading] = nameParts(name);
  const own = (reading ? [main, reading, name] : [name]).map(foldName);
  const short = (shortNames.get(own[0]?.text ?? '') ?? []).map(foldName);
  return [...own, ...short.map((one) => ({ ...one, short: true }))];
}

const isCode = (text: string) => /\d/.test(text);
const leastForSlip = (text: string) =>
  isCode(text) ? SLIP.code : /^[a-z]+$/.test(text) ? SLIP.latin : SLIP.kana;

function slipRank(typed: string, { text, starts, short }: Name): number {
  const least = leastForSlip(typed);
  if (typed.length < least) return RANK.none;
  const words = short ? [0] : starts;
  const isWhole = words.some((start, index) =>
    [words[index + 1] ?? text.length, text.length].some((end) => isOneSlip(typed, text, start, end)),
  );
  if (isWhole) return RANK.slip;
  // The beginnings of codes are too much alike.
  const isPrefix = !isCode(typed) && typed.length >= least + SLIP.prefix;
  return isPrefix && words.some((start) => isOneSlip(typed, text, start)) ? RANK.slipInPrefix : RANK.none;
}

function rankOf(typed: string, name: Name): number {
  const { text, starts } = name;
  if (text === typed) return RANK.exact;
  if (name.short && typed.length < SHORTEST) return RANK.none;
  if (text.startsWith(typed)) return RANK.prefix;
  if (name.short) return slipRank(typed, name);
  if (starts.some((start) => text.startsWith(typed, start))) return RANK.wordStart;
  if (text.includes(typed)) return RANK.contains;
  return slipRank(typed, name);
}

/** The query, and its kana if it is romaji. */
function formsOf(query: string): string[] {
  const typed = foldName(query).text;
  const kana = typed.length > 2 ? kanaOf(typed) : '';
  return [typed, kana].filter(Boolean);
}

type Rank<Entry> = (one: Indexed<Entry>) => number;

/** The best rank of an entry, over all its names and over all forms of a query. */
function ranking<Entry>(query: string): Rank<Entry> {
  const forms = formsOf(query);
  if (forms.length === 0) return () => RANK.none;
  return ({ names }) => Math.min(...names.flatMap((name) => forms.map((form) => rankOf(form, name))));
}

/** The entries that fit, the best first; entries of one rank keep their order. */
function sorted<Entry>(index: readonly Indexed<Entry>[], rank: Rank<Entry>): Indexed<Entry>[] {
  const ranked = index.map((one) => ({ one, rank: rank(one) })).filter((found) => found.rank < RANK.none);
  // If a name fits exactly, similar names are no help.
  const isExact = ranked.some((found) => found.rank === RANK.exact);
  return ranked
    .filter((found) => !isExact || found.rank < RANK.slip)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.one);
}

/** The end of a query that an input method has not converted yet (ルイヴ for ルイヴィトン, ろれｋ for ロレックス). */
const UNFINISHED = /(.)(?:[a-z]{1,2}|ブ)$/u;

function unfinished<Entry>(index: readonly Indexed<Entry>[], query: string): Indexed<Entry>[] {
  const begun = foldName(query).text.replace(UNFINISHED, '$1');
  return /[^\x20-\x7e]/.test(query) && begun ? sorted(index, ranking(begun)) : [];
}

/** A name inside a query has at least three letters; two kana (ケリー28) or a kanji (響21年) are enough to begin with. */
const NAME_IN_QUERY = 3;
const BEGINS_A_QUERY = /^\p{Script=Han}|^\p{Script=Katakana}{2}/u;

function isNameIn(typed: string, { text }: Name): boolean {
  if (text.length >= NAME_IN_QUERY && typed.includes(text)) return true;
  return typed.startsWith(text) && BEGINS_A_QUERY.test(text);
}

/** Queries with more than a name: ロレックス 時計, 山崎12年, ヴィトン ルイ. Entries that fit every word come first. */
function wordy<Entry>(index: readonly Indexed<Entry>[], query: string): Indexed<Entry>[] {
  const typed = foldName(query).text;
  const words = query.split(/[\s・]+/).filter((word) => foldName(word).text.length > 1);
  const ranks = words.map((word) => ranking<Entry>(word));
  const every = sorted(index, (one) => Math.max(...ranks.map((rank) => rank(one))));
  if (words.length > 1 && every.length > 0) return every;
  return sorted(index, (one) => {
    const best = words.length > 1 ? Math.min(...ranks.map((rank) => rank(one))) : RANK.none;
    const fits = best < RANK.contains ? best : RANK.none;
    return one.names.some((name) => isNameIn(typed, name)) ? Math.min(fits, RANK.prefix) : fits;
  });
}

/**
 * Makes a search through a list. Names are folded once, with the first query. Names that fit as typed come first: the
 * whole name, its beginning, the beginning of a word, a part; then names with one slip of a key. An empty query finds
 * all.
 */
export function searchIn<Entry extends { readonly name: string }>(
  entries: readonly Entry[],
): (query: string) => readonly Entry[] {
  let index: readonly Indexed<Entry>[] | undefined;
  return (query) => {
    if (!query.trim()) return entries;
    index ??= entries.map((entry) => ({ entry, names: namesOf(entry.name) }));
    const tries = [
      () => sorted(index ?? [], ranking(query)),
      () => unfinished(index ?? [], query),
      () => wordy(index ?? [], query),
    ];
    for (const attempt of tries) {
      const found = attempt();
      if (found.length > 0) return found.map((one) => one.entry);
    }
    return [];
  };
}
