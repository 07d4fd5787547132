/** Kana by their consonants in romaji, in the order of VOWELS, as folded names have them: キヤ and not キャ. */
const SYLLABLES =
  ',アイウエオ k,カキクケコ s,サシスセソ t,タチツテト n,ナニヌネノ h,ハヒフヘホ m,マミムメモ r,ラリルレロ l,ラリルレロ ' +
  'g,ガギグゲゴ z,ザジズゼゾ d,ダデドデド b,バビブベボ p,パピプペポ v,バビブベボ c,カシクセコ ' +
  'ky,キ sy,シ sh,シ ty,チ ch,チ ny,ニ hy,ヒ my,ミ ry,リ ly,リ gy,ギ zy,ジ jy,ジ j,ジ by,ビ py,ピ th,テ dh,デ f,フ ts,ツ';
const VOWELS = 'aiueo';
/** After a consonant with a glide, the vowel is a small kana of its own: キャ, キュ, キョ; and ファ, フィ. */
const GLIDES = 'ヤイユエヨ';
const FULL = 'アイウエオ';
/** Letters with one syllable that is the kana itself: シ (shi), チ (chi), ジ (ji), フ (fu), ツ (tsu). */
const ITSELF: Readonly<Record<string, string>> = { sh: 'i', ch: 'i', j: 'i', f: 'u', ts: 'u' };

function syllablesOf(row: string): (readonly [romaji: string, kana: string])[] {
  const [consonant = '', kana = ''] = row.split(',');
  const second =
    consonant === 'f' || consonant === 'ts' || consonant === 'th' || consonant === 'dh' ? FULL : GLIDES;
  return [...VOWELS].map((vowel, index) => {
    if (kana.length > 1) return [consonant + vowel, kana[index] ?? ''];
    return [consonant + vowel, ITSELF[consonant] === vowel ? kana : kana + second[index]];
  });
}

const KANA = new Map<string, string>([
  ...SYLLABLES.split(' ').flatMap(syllablesOf),
  ['ya', 'ヤ'],
  ['yu', 'ユ'],
  ['yo', 'ヨ'],
  ['wa', 'ワ'],
  ['wi', 'ウイ'],
  ['we', 'ウエ'],
  ['wo', 'オ'],
  ['di', 'デイ'],
  ['du', 'ドウ'],
  ['thu', 'テユ'],
  ['dhu', 'デユ'],
]);

const LONGEST = 3;

/** The kana at a place of romaji, and how many letters they take. */
function kanaAt(text: string, at: number): readonly [kana: string, letters: number] | undefined {
  for (let letters = LONGEST; letters > 0; letters -= 1) {
    const kana = KANA.get(text.slice(at, at + letters));
    if (kana) return [kana, letters];
  }
  if (/^nn(?![aiueoy])/.test(text.slice(at))) return ['ン', 2];
  if (/^n(?![aiueoy])/.test(text.slice(at))) return ['ン', 1];
  if (/^m[bmp]/.test(text.slice(at))) return ['ン', 1];
  if (/^(?:([kstpgdbzcrlfhj])\1|tch)/.test(text.slice(at))) return ['ツ', 1];
  return undefined;
}

/** Folded romaji (rorekkusu) as folded kana (ロレツクス); empty if the letters are no romaji. */
export function kanaOf(romaji: string): string {
  let kana = '';
  for (let at = 0; at < romaji.length; ) {
    const match = kanaAt(romaji, at);
    if (!match) return '';
    kana += match[0];
    at += match[1];
  }
  return kana;
}
