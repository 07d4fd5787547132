import type { Span } from './span.ts';

/* Addresses of houses. A town alone is none: the shop knows the prefecture, and goods come from towns. */

/** Not a year, as in the life of an artist. */
const NUMBER = String.raw`(?!(?:1[5-9]|20)\d\d)(?:\d{1,4}|[〇一二三四五六七八九十百]{1,4})`;
const DASH = String.raw`\s?[-‐‑‒–—―−ーの]\s?`;

/** From a block to a house in it: nothing but an address has these words. */
const HOUSE = String.raw`${NUMBER}\s?(?:丁目\s?${NUMBER}|番地|番\s?の?\s?${NUMBER}号)`;
/** The same by numbers alone, which may be sizes, amounts or the middle of a longer number. */
const NUMBERS = String.raw`${NUMBER}(?:${DASH}${NUMBER}){1,3}(?![\d.]|\s?(?:cm|mm|センチ|ミリ|年|円|万|g|kg|ml|個|本|枚|点|客|歳|代|世紀))`;
const CORE = new RegExp(`(${HOUSE})|${NUMBERS}|大字[^\\s、。\\d]{1,10}${NUMBER}`, 'g');

const POSTAL = new RegExp(String.raw`(?:〒|郵便番号\s?[:はが]?)\s{0,2}\d{3}(?:${DASH})?\d{4}`, 'g');

const PREFECTURE = '(?:北海道|東京都|京都府|大阪府|[一-龠]{2,3}県)';
/** A prefecture and a town in it, up to the numbers. */
const IN_PREFECTURE = new RegExp(String.raw`${PREFECTURE}\s?[^\s、。\d]{1,10}[市区町村郡][^、。\n\d]{0,20}$`);
/** A town, before three numbers. */
const IN_TOWN = /[^\s、。\d]{1,12}[市区町村郡][^\s、。\d]{0,12}\s?$/;
/** A quarter, before two numbers. */
const IN_QUARTER = /[^\s、。\d]{1,12}[町村]$/;

const AHEAD = 48;
/** The house, and where in it. */
const REST = /^[^、。\n]{0,60}/;

/** Where an address begins whose numbers are a match; undefined if they are none of an address. */
function beginOf(core: string, isHouse: boolean, ahead: string): number | undefined {
  if (isHouse || core.startsWith('大字')) return /[^\s、。]{0,20}$/.exec(ahead)?.index;
  if (!/[市区町村郡]/.test(ahead)) return undefined;
  const hasThree = core.split(/[^\d〇一二三四五六七八九十百]+/).length > 2;
  return (
    IN_PREFECTURE.exec(ahead)?.index ??
    IN_QUARTER.exec(ahead)?.index ??
    (hasThree ? IN_TOWN.exec(ahead)?.index : undefined)
  );
}

/** Postal codes with their sign, and addresses with the number of a house, in a folded text. */
export function* addressesIn(plain: string): Generator<Span> {
  for (const { 0: code, index } of plain.matchAll(POSTAL))
    yield { kind: 'address', from: index, to: index + code.length };
  let lastEnd = 0;
  for (const { 0: core, 1: house, index } of plain.matchAll(CORE)) {
    if (index < lastEnd) continue;
    const start = Math.max(lastEnd, index - AHEAD);
    const offset = beginOf(core, house !== undefined, plain.slice(start, index));
    if (offset === undefined) continue;
    const end = index + core.length;
    lastEnd = end + (REST.exec(plain.slice(end, end + 60))?.[0].length ?? 0);
    yield { kind: 'address', from: start + offset, to: lastEnd };
  }
}
