import { HELD_BACK } from '#contract/follow-up.ts';
import { PREFECTURES } from '#contract/prefectures.ts';
import type { RequestRow } from '../schema.ts';

type Seller = Pick<RequestRow, 'name1' | 'kana1' | 'email' | 'tel1' | 'zip1' | 'addr1'>;

const KANJI_DIGITS = '〇一二三四五六七八九';

/** Signs that people write between the digits of a number, after folding. */
const BETWEEN = String.raw`[-‐‑‒–—―−ー・.()\s]{0,2}`;

const PATTERNS: readonly RegExp[] = [
  // Phone numbers of Japan, whatever stands between their digits.
  new RegExp(String.raw`(?<!\d)(?:\+?81|0)(?:${BETWEEN}\d){9,10}(?!\d)`, 'g'),
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[!-~]+/g,
  /[a-z0-9-]+\.(?:com|net|org|info|jp|me|link)\b[!-~]*/g,
  /(?:line|ライン)\s*(?:id)?[\s:はが=]*@?[a-z0-9][a-z0-9._-]{3,}/g,
  /@[a-z0-9][a-z0-9._-]{2,}/g,
  /〒\s*\d{3}-?\d{4}/g,
  new RegExp(`(?:${PREFECTURES.join('|')})[^\\s、。]{0,12}[市区町村郡][^、。\\n]*`, 'g'),
  /[^\s、。]*\d+\s*(?:丁目|番地|番\d+号)[^、。\n]*/g,
];

/** The text in one form of widths, cases and digits, and the place in the text that each of its letters comes from. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  // Half-width kana carry their marks behind them.
  for (const letter of text.match(/.[ﾞﾟ\u3099\u309a]?/gsu) ?? []) {
    const digit = KANJI_DIGITS.indexOf(letter);
    const form = digit >= 0 ? String(digit) : letter.normalize('NFKC').toLowerCase();
    for (const _ of form.split('')) places.push(at);
    plain += form;
    at += letter.length;
  }
  places.push(at);
  return { plain, places };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text of the seller's contact, found also where spaces stand between its letters. */
const spaced = (text: string) => [...text].map(escaped).join(String.raw`\s*`);

/** Names, number and addresses of this seller. One letter alone is no name: it is in too many words. */
function patternsOf({ name1, kana1, email, tel1, zip1, addr1 }: Seller): RegExp[] {
  const names = [name1, kana1].flatMap((name) => name.split(/[\s　]+/));
  const digits = tel1.replace(/\D/g, '');
  return [
    ...[...names, email, addr1.replace(/\s/g, '')]
      .map((text) => folded(text).plain)
      .filter((text) => text.length > 1)
      .map((text) => new RegExp(spaced(text), 'g')),
    ...[digits, zip1].filter(Boolean).map((text) => new RegExp([...text].join(BETWEEN), 'g')),
  ];
}

/** The text without what tells who the seller is or how to reach somebody; words stand in its place. */
export function heldBack(text: string, seller: Seller): string {
  const { plain, places } = folded(text);
  const found = [...PATTERNS, ...patternsOf(seller)]
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .map((match): [from: number, to: number] => [
      places[match.index] ?? 0,
      places[match.index + match[0].length] ?? text.length,
    ])
    .sort(([one], [other]) => one - other);
  let [shown, end] = ['', -1];
  for (const [from, to] of found) {
    if (from > end) shown += text.slice(Math.max(end, 0), from) + HELD_BACK;
    end = Math.max(end, to);
  }
  return shown + text.slice(Math.max(end, 0));
}
