import { fold } from '../kana-rows.ts';

/**
 * A name as a search compares it. Different spellings become one: width, case, hiragana and katakana, ー, small kana,
 * ヴ and ブ, accents, roman and kanji numbers, old kanji, a kana after a kanji, and all signs and spaces between words.
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

/** Pairs of kanji that people write for each other: old or rare, and usual. */
const KANJI = new Map(
  (
    '﨑崎 嵜崎 碕崎 髙高 龍竜 萬万 藏蔵 澤沢 廣広 濱浜 濵浜 邊辺 邉辺 齋斎 齊斎 斉斎 國国 冩写 寫写 樂楽 臺台 糧粮 洲州 壽寿 德徳 ' +
    '惠恵 與与 嶋島 嶌島 冨富 櫻桜 瀧滝 榮栄 龜亀 鐵鉄 眞真 實実 圓円 劍剣 劔剣 畫画 繪絵 彌弥 禮礼 曾曽 槇槙 穗穂 淺浅 橫横 黑黒 ' +
    '燒焼 釀醸 壺壷 舊旧 戰戦 當当 會会 學学 藝芸 氣気 佛仏 寶宝 寳宝 峯峰 緖緒 靏鶴 𠮷吉 乃の 之の'
  )
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);
const OLD_KANJI = new RegExp([...KANJI.keys()].join('|'), 'gu');

/** 掛け軸 and 掛軸, 越の寒梅 and 越乃寒梅. */
const KANA_AFTER_KANJI = /(\p{Script=Han})[ぁ-ゖ](?=\p{Script=Han}|\P{L}|$)/gu;

const DIGITS = '〇一二三四五六七八九';
const TENS = /([二三四五六七八九]?)十([一二三四五六七八九]?)/g;
const ROMAN: Readonly<Record<string, number>> = { iv: 4, v: 5, vi: 6, vii: 7, viii: 8 };
/** Roman numbers at the end of a word, after a number and perhaps a letter (a7rv, rx100vii). */
const ROMAN_END = /([^a-z]|\d[a-z]|mark)(vi{0,3}|iv)$/;

function foldWord(word: string, index: number): string {
  if (index > 0 && ROMAN[word]) return String(ROMAN[word]);
  return word
    .replace(/iii?(?=x?$)/, (number) => String(number.length))
    .replace(/^iv$/, '4')
    .replace(ROMAN_END, (_, before, number) => before + ROMAN[number])
    .replace(VU, (letters) => WITH_B[VOWELS.indexOf(letters[1] ?? '')] ?? letters)
    .replace(VARIANT, (letter) => PLAIN[VARIANTS.indexOf(letter)] ?? letter)
    .replace(/ー/g, '');
}

function lettersOf(text: string): string {
  const plain = text
    .replace(/[゛゜]/g, (mark) => LONE_MARKS[mark] ?? mark)
    .replace(OLD_KANJI, (old) => KANJI.get(old) ?? old)
    .replace(KANA_AFTER_KANJI, '$1')
    .replace(TENS, (_, tens, ones) => String(10 * (DIGITS.indexOf(tens) || 1) + DIGITS.indexOf(ones)));
  return fold(plain).normalize('NFD').replace(ACCENTS, '').normalize('NFC');
}

export function foldName(name: string): FoldedName {
  const starts: number[] = [];
  let text = '';
  for (const word of lettersOf(name).split(BETWEEN_WORDS)) {
    const piece = foldWord(word, starts.length);
    if (!piece) continue;
    starts.push(text.length);
    text += piece;
  }
  return { text: text.replace(/mk(?=\d)/, 'mark'), starts };
}
