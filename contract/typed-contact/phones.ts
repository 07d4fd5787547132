import { matchesOf, type Span } from './span.ts';

const KANJI = '〇一二三四五六七八九';

/** Signs that are written for digits, one letter for one. */
const digitOf = (sign: string): string => {
  if ('零○◯oоο'.includes(sign)) return '0';
  if ('il|'.includes(sign)) return '1';
  return String(KANJI.indexOf(sign));
};

/** A text with kanji as digits. */
const withKanji = (plain: string): string => plain.replace(/[〇零○◯一二三四五六七八九]/g, digitOf);

/** Words of digits and of letters that look like them. */
const LOOKALIKES = /[a-z\dоο|]+/g;
const withLookalikes = (plain: string): string =>
  plain.replace(LOOKALIKES, (word) => (/^[oоοil|\d]+$/.test(word) ? word.replace(/\D/g, digitOf) : word));

/** The ways to read the digits of a text; each has as many letters as the text. 一 is also drawn for a hyphen. */
const readings = (plain: string): Set<string> =>
  new Set([
    plain,
    withKanji(plain),
    withKanji(plain.replaceAll('一', '-')),
    withLookalikes(withKanji(plain)),
  ]);

/** Up to four signs between the digits of one number: all but letters, digits, kana and kanji, and の. */
const BETWEEN = String.raw`[^\da-z\u00c0-\u1fff\u3005-\u3007\u3041-\u306d\u306f-\u3096\u30a1-\u30fa\u3400-\u9fff]{0,4}`;
const RUNS = new RegExp(String.raw`\d(?:${BETWEEN}\d)*`, 'g');

const MOBILE = /^0[5-9]0\d{8}$/;
const LAND = /^0(?![5-9]0)[1-9]\d{8}$/;
/** The lengths of the groups of a number of ten digits, as people write them. */
const GROUPS = /^(10|[2-4]-[678]|6-4|2-4-4|3-3-4|4-2-4|5-1-4)$/;
/** Numbers that cost the caller nothing, or much. */
const SERVICE = /^(0120|0570|0990)-(\d{6}|\d{3}-\d{3}|\d{2}-\d{4})$/;

interface Group {
  digits: string;
  /** Its place in the text. */
  at: number;
}

const endOf = ({ at, digits }: Group) => at + digits.length;

/** The signs between the groups of a number. */
const between = (groups: readonly Group[], reading: string): string[] =>
  groups.slice(1).map((group, index) => reading.slice(endOf(groups[index] ?? group), group.at));

/** Whether the same stands between all groups, or each is one digit. */
const isEven = (groups: readonly Group[], reading: string): boolean =>
  new Set(between(groups, reading)).size <= 1 || groups.every(({ digits }) => digits.length === 1);

/** A reference such as 03.3100.3600/69 goes on after its dots. */
const goesOn = (groups: readonly Group[], reading: string): boolean => {
  const end = groups.at(-1);
  return between(groups, reading).includes('.') && /^[./-]\d/.test(reading.slice(end ? endOf(end) : 0));
};

/** Whether ten digits are a number in Japan by the way they are grouped. */
function isLand(groups: readonly Group[], reading: string): boolean {
  const digitGroups = groups.map(({ digits }) => digits);
  const lengths = digitGroups.map(({ length }) => length);
  if (GROUPS.test(lengths.join('-')) || SERVICE.test(digitGroups.join('-'))) return !goesOn(groups, reading);
  return lengths.every((length) => length === 1);
}

/** Whether groups of digits are a number in Japan, of a mobile phone or another. */
function isDomestic(digits: string, groups: readonly Group[], reading: string): boolean {
  if (digits.length === 11 && MOBILE.test(digits))
    return (groups[0]?.digits.length ?? 0) >= 3 || isEven(groups, reading);
  return digits.length === 10 && LAND.test(digits) && isLand(groups, reading);
}

/** Whether they are a number with the code of a country: after + or 00, or a mobile one after 81. */
function isInternational(
  digits: string,
  groups: readonly Group[],
  reading: string,
  hasPlus: boolean,
): boolean {
  const [, code, national] = /^(0081|01081|81)0?([1-9]\d{8,9})$/.exec(digits) ?? [];
  if (code) {
    if (MOBILE.test(`0${national}`))
      return hasPlus || code !== '81' || (groups[0]?.digits === '81' && isEven(groups, reading));
    return LAND.test(`0${national}`) && (hasPlus || code !== '81');
  }
  return hasPlus && /^[1-9]\d{9,14}$/.test(digits) && (groups.length > 1 || digits.length > 10);
}

const BEGINS = /^(0[1-9]|008|[1-9])/;

/** The most digits of a number, with the code for calls to other countries. */
const MOST_DIGITS = 16;
/** How many characters before a number tell what it is. */
const AHEAD = 16;

/** The index of the last group of a number that begins with a group; undefined if none does. The longest counts. */
function lastOf(groups: readonly Group[], first: number, reading: string): number | undefined {
  const { at = 0, digits: firstDigits = '' } = groups[first] ?? {};
  const ahead = reading.slice(Math.max(0, at - AHEAD), at);
  const hasPlus = /(^|[^a-z\d])\+\s?$/.test(ahead);
  if (!hasPlus && !/^(0|81)/.test(firstDigits)) return undefined;
  // The digits of a book's number may begin with 0.
  if (/isbn[^a-z]{0,9}$/.test(ahead)) return undefined;
  let [digits, lastMatch]: [string, number | undefined] = ['', undefined];
  for (let last = first; last < groups.length; last += 1) {
    digits += groups[last]?.digits ?? '';
    if (digits.length > MOST_DIGITS) break;
    if (digits.length < 10 || !BEGINS.test(digits)) continue;
    const some = groups.slice(first, last + 1);
    if (isDomestic(digits, some, reading) || isInternational(digits, some, reading, hasPlus))
      lastMatch = last;
  }
  return lastMatch;
}

/** Signs before a number that belong to it. */
const OPENING = /[(+]{1,2}$/;

/** The numbers among groups that stand together. */
function* numbersAmong(groups: readonly Group[], reading: string): Generator<Span> {
  for (let first = 0; first < groups.length; first += 1) {
    const last = lastOf(groups, first, reading);
    const [firstGroup, lastGroup] = [groups[first], groups[last ?? -1]];
    if (last === undefined || !firstGroup || !lastGroup) continue;
    const [opening = ''] = OPENING.exec(reading.slice(Math.max(0, firstGroup.at - 2), firstGroup.at)) ?? [];
    yield { kind: 'phone', from: firstGroup.at - opening.length, to: endOf(lastGroup) };
    first = last;
  }
}

const WORDS = 'ぜろ|れい|まる|いち|に|さん|よん|ご|ろく|なな|しち|はち|きゅう|きゅー';
/** A number in the words for its digits: ten of them or eleven, the first of them 0. */
const SPOKEN = new RegExp(`(?:ぜろ|れい|まる)(?:${BETWEEN}(?:${WORDS}|\\d)){9,10}`, 'g');

/** Katakana as hiragana, letter for letter. */
const asHiragana = (plain: string): string =>
  plain.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 96));

/** Phone numbers in a folded text: Japan's in any writing, and those with + before the code of a country. */
export function* phonesIn(plain: string): Generator<Span> {
  for (const reading of readings(plain))
    for (const { 0: run, index } of reading.matchAll(RUNS)) {
      if (run.length < 10) continue;
      const groups = [...run.matchAll(/\d+/g)].map((group) => ({
        digits: group[0],
        at: index + group.index,
      }));
      yield* numbersAmong(groups, reading);
    }
  yield* matchesOf('phone', SPOKEN, asHiragana(plain));
}
