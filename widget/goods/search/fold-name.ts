import { fold } from '../kana-rows.ts';

/**
 * A name as a search compares it. Different spellings become one: width, case, hiragana and katakana, ー, small kana,
 * ヴ and ブ, accents, roman numbers, and all signs and spaces between words.
 */
export interface FoldedName {
  readonly text: string;
  /** The offsets of its words in `text`, in order. The first one is 0. */
  readonly starts: readonly number[];
}

/** Voicing marks that stand alone, as some keyboards type them. NFKC would put a space before them. */
const LONE_MARKS: Readonly<Record<string, string>> = { ゛: '\u3099', ゜: '\u309a' };

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;
const ACCENTS = /[\u0300-\u036f]/g;

const VU = /ヴ[ァアィイェエォオ]|ブ[ァィェォ]/g;
const VOWELS = 'ァアィイェエォオ';
const WITH_B = 'ババビビベベボボ';

/** Letters that are read alike, one below the other. */
const VARIANTS = 'ヴァィゥェォッャュョヮヵヶヂヅヲヰヱα';
const PLAIN = 'ブアイウエオツヤユヨワカケジズオイエa';
const VARIANT = new RegExp(`[${VARIANTS}]`, 'g');

function foldWord(word: string): string {
  return word
    .replace(/iii?$/, (number) => String(number.length))
    .replace(/(^|[^a-z]|mark)iv$/, (_, before) => `${before}4`)
    .replace(VU, (letters) => WITH_B[VOWELS.indexOf(letters[1] ?? '')] ?? letters)
    .replace(VARIANT, (letter) => PLAIN[VARIANTS.indexOf(letter)] ?? letter)
    .replace(/ー/g, '');
}

function lettersOf(text: string): string {
  const marked = text.replace(/[゛゜]/g, (mark) => LONE_MARKS[mark] ?? mark);
  return fold(marked).normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

export function foldName(name: string): FoldedName {
  const starts: number[] = [];
  let text = '';
  for (const word of lettersOf(name).split(BETWEEN_WORDS)) {
    const folded = foldWord(word);
    if (!folded) continue;
    starts.push(text.length);
    text += folded;
  }
  return { text: text.replace(/mk(?=\d)/, 'mark'), starts };
}
