import { toFullWidthKatakana } from './kana.ts';
import data from './name-readings.json' with { type: 'json' };

/*
 * Readings of names in kanji (decision 53): they tell if a reading was typed to its end, and read names that come without
 * one. A file of its own, which loads when a seller comes to the name. The name does not leave the browser.
 */

/** A part of a name with the reading that was typed for it: empty if there was none. A space is its own. */
export interface NamePart {
  readonly text: string;
  readonly kana: string;
}

export interface NameReading {
  /** In full-width katakana; empty if only the seller knows. */
  readonly kana: string;
  /** Otherwise the seller has to look at it. */
  readonly sure: boolean;
}

interface KnownReadings {
  /** The most frequent one first. */
  readonly all: readonly string[];
  /** The one that most people with this name have. */
  readonly usual?: string | undefined;
}

type Kind = 'family' | 'given';

const HAS_KANJI = /[\p{sc=Han}]/u;
const IN_KANA = /^[ぁ-ゖァ-ヺー]+$/;
/** A line: a kanji, its readings, the number of the one it has behind another kanji, and the names that begin with it. */
const LINE = /^(.)([^\d|]*)(\d*)\|?([^|]*)\|?(.*)$/u;
/** A name without its first kanji, its readings, and a sign if the first of them is not the usual one. */
const NAME = /^([^\d:,?a-z]*)([^?]*)(\??)$/;
/** The numbers of readings have one digit. */
const DIGITS = 36;
/** The most characters of a family name, and of a given name. */
const LONGEST = 6;

const LINES = new Map(
  data.lines.split('\n').map((line) => [line.slice(0, /^[\ud800-\udbff]/.test(line) ? 2 : 1), line]),
);

/** Variants that names have on official papers, and the usual writings, which have the same readings. */
const VARIANTS = new Map(
  '髙高 﨑崎 𠮷吉 邊辺 邉辺 齋斎 齊斉 澤沢 濵浜 濱浜 嶋島 嶌島 櫻桜 廣広 國国 眞真 惠恵 瀨瀬 德徳 淺浅 槇槙 曾曽 冨富 ケヶ'
    .split(' ')
    .map((pair) => [...pair] as [string, string]),
);

/** Compatibility characters, such as the 神 of old forms, become those of the table. */
const plain = (text: string) =>
  [...text.normalize('NFC')].map((one) => (LINES.has(one) ? one : (VARIANTS.get(one) ?? one)));

const lineOf = (kanji: string) => {
  const [, , readings = '', later = '', families = '', forenames = ''] =
    LINE.exec(LINES.get(kanji) ?? '') ?? [];
  return {
    readings: readings ? readings.split('.') : [],
    later: Number(later),
    names: { family: families, given: forenames },
  };
};

/** The readings of a kanji in the order in which names number them. */
function numbered(kanji: string, at: number): readonly string[] {
  const { readings, later } = lineOf(kanji);
  const first = at > 0 && later > 0 ? readings[later] : undefined;
  return first ? [first, ...readings.filter((_, index) => index !== later)] : readings;
}

const decode = (name: readonly string[], code: string) =>
  code.startsWith(':')
    ? code.slice(1)
    : name.map((kanji, at) => numbered(kanji, at)[Number.parseInt(code[at] ?? '0', DIGITS)]).join('');

function knownReadings(kind: Kind, name: readonly string[]): KnownReadings {
  const [first = '', ...others] = name;
  const rest = others.join('');
  for (const entry of lineOf(first).names[kind].split(' ')) {
    const [, text, codes = '', unsure] = NAME.exec(entry) ?? [];
    if (entry === '' || text !== rest) continue;
    const all = codes.split(',').map((code) => decode(name, code));
    return { all, usual: unsure ? undefined : all[0] };
  }
  return { all: [] };
}

/** The readings of a family name, or of a given name, which may be written in kana. */
function readingsOf(kind: Kind, name: readonly string[]): KnownReadings {
  const text = name.join('');
  if (kind === 'family' || !IN_KANA.test(text)) return knownReadings(kind, name);
  const kana = toFullWidthKatakana(text);
  return { all: [kana], usual: kana };
}

/** The readings of a text that is a family name and a given name without a space. */
function readingsOfBoth(name: readonly string[]): KnownReadings {
  if (name.length > 2 * LONGEST) return { all: [] };
  const divisions = name.slice(1).map((_, index) => {
    const family = readingsOf('family', name.slice(0, index + 1));
    const forename = readingsOf('given', name.slice(index + 1));
    return {
      all: family.all.flatMap((first) => forename.all.map((second) => first + second)),
      usual: family.usual && forename.usual && family.usual + forename.usual,
    };
  });
  const usuals = divisions.flatMap(({ usual }) => usual ?? []);
  // A name that can be divided in two ways has no usual reading.
  return { all: divisions.flatMap(({ all }) => all), usual: usuals.length === 1 ? usuals[0] : undefined };
}

/** Kana that sound alike are one reading: チヅル, チズル. */
const sound = (kana: string) => kana.replaceAll('ヅ', 'ズ').replaceAll('ヂ', 'ジ');

const SMALL = 'ァィゥェォッャュョヮ';
const LARGE = 'アイウエオツヤユヨワ';

/** Kana as they are typed at first: keyboards of phones also find names before small kana and voiced marks are set. */
const rough = (kana: string) =>
  [...kana.normalize('NFD').replace(/[\u3099\u309A]/g, '')]
    .map((one) => LARGE[SMALL.indexOf(one)] ?? one)
    .join('');

const voiced = (kana: string) => `${kana.charAt(0)}\u3099`.normalize('NFC') + kana.slice(1);

/** The readings that a kanji or kana may have within a name. */
function readingsAt(name: readonly string[], at: number): readonly string[] {
  const one = name[at] ?? '';
  if (one === '々') return readingsAt(name, at - 1).flatMap((kana) => [kana, voiced(kana)]);
  const own = [...lineOf(one).readings, ...(IN_KANA.test(one) ? [toFullWidthKatakana(one)] : [])];
  return at === 0 ? own : [...own, ...own.map(voiced)];
}

/** Tells if a reading can be divided among the kanji of a name. Known names within it may have readings of their own. */
function covers(name: readonly string[], kana: string): boolean {
  const whole = sound(kana);
  const ends = new Map<number, Set<number>>([[0, new Set([0])]]);
  for (const at of name.keys()) {
    for (const begin of ends.get(at) ?? []) {
      const reach = (to: number, readings: readonly string[]) => {
        for (const reading of readings.map(sound)) {
          if (!reading || !whole.startsWith(reading, begin)) continue;
          ends.set(to, (ends.get(to) ?? new Set()).add(begin + reading.length));
        }
      };
      reach(at + 1, readingsAt(name, at));
      for (let to = at + 2; to <= Math.min(name.length, at + LONGEST); to += 1) {
        const word = name.slice(at, to);
        reach(to, [...knownReadings('family', word).all, ...knownReadings('given', word).all]);
      }
    }
  }
  return ends.get(name.length)?.has(whole.length) ?? false;
}

const ORDER: Record<Kind, readonly Kind[]> = { family: ['family', 'given'], given: ['given', 'family'] };

/** The usual reading, if there is one, else the only one. */
const likeliest = (readings: readonly string[], usual: string | undefined) =>
  usual !== undefined && readings.includes(usual) ? usual : readings.length === 1 ? readings[0] : undefined;

/** A word, with the reading that was typed for it: the whole one, its beginning, or none. */
function readWord(text: string, typed: string, kind: Kind): NameReading {
  if (!HAS_KANJI.test(text)) {
    const kana = typed || (IN_KANA.test(text) ? toFullWidthKatakana(text) : '');
    return { kana, sure: kana !== '' };
  }
  const name = plain(text);
  const lists = [...ORDER[kind].map((one) => knownReadings(one, name)), readingsOfBoth(name)];
  const own = lists.find(({ all }) => all.length > 0) ?? lists[0];
  const { all = [], usual } = own ?? {};
  if (!typed) return { kana: usual ?? '', sure: false };
  const sounds = all.map(sound).filter((one) => one !== sound(typed));
  if (lists.some((list) => list.all.some((one) => sound(one) === sound(typed)))) {
    return { kana: typed, sure: !sounds.some((one) => one.startsWith(sound(typed))) };
  }
  const continued = all.filter((one) => rough(one).startsWith(rough(typed)));
  if (continued.length === 0) return { kana: typed, sure: covers(name, typed) };
  return { kana: likeliest(continued, usual) ?? typed, sure: false };
}

const SPACES = /(\s+)/;

/** Parts without spaces among their letters. A reading with as many words as the part is divided with it. */
function atSpaces({ text, kana }: NamePart): readonly NamePart[] {
  const texts = text.split(SPACES).filter(Boolean);
  const readings = kana.split(SPACES).filter(Boolean);
  return texts.map((one, index) => ({
    text: one,
    kana: one.trim() ? ((readings.length === texts.length ? readings[index] : '') ?? '') : one,
  }));
}

const isName = (text: string) => ORDER.family.some((kind) => knownReadings(kind, plain(text)).all.length > 0);

/** Kanji that were typed one by one make a word if a name is written so. */
function* wordsIn(parts: readonly NamePart[]): Generator<NamePart & { readonly joined: boolean }> {
  for (let begin = 0; begin < parts.length; ) {
    let [end, text] = [begin + 1, parts[begin]?.text ?? ''];
    let longer = text;
    for (let to = begin + 1; to < begin + LONGEST && parts[to]?.text.trim(); to += 1) {
      longer += parts[to]?.text;
      if (HAS_KANJI.test(longer) && isName(longer)) [end, text] = [to + 1, longer];
    }
    const own = parts.slice(begin, end);
    const kana = own.every((part) => part.kana) ? own.map((part) => part.kana).join('') : '';
    yield { text, kana: toFullWidthKatakana(kana) || kana, joined: own.length > 1 };
    begin = end;
  }
}

/**
 * The reading of a name from what was typed for its parts. A known reading of which only the beginning was typed is
 * completed, a part without a reading gets the usual one. Both are not sure, nor is a reading that its kanji do not have.
 */
export function readName(parts: readonly NamePart[]): NameReading {
  const words = [...wordsIn(parts.flatMap(atSpaces))];
  let kind: Kind = 'family';
  const readings = words.map(({ text, kana, joined }) => {
    if (!text.trim()) return { kana: text, sure: true };
    const reading = readWord(text, kana, kind);
    kind = 'given';
    const isStrange = joined && reading.kana === kana && !isReading(text, kana);
    return isStrange ? { ...reading, sure: false } : reading;
  });
  const isWhole = readings.every(({ kana }, index) => kana || !HAS_KANJI.test(words[index]?.text ?? ''));
  const known = isWhole ? readings : words;
  return {
    kana: toFullWidthKatakana(known.map(({ kana }) => kana).join('')),
    sure: readings.every(({ sure }) => sure),
  };
}

const isReading = (text: string, kana: string) =>
  ORDER.family.some((kind) => knownReadings(kind, plain(text)).all.some((one) => sound(one) === sound(kana)));
