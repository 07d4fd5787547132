import { fold } from '../kana-rows.ts';

/*
 * Catalogues write many names in kana only; people also type them as they stand on the goods (submariner, hennessy). The
 * two share their consonants, so those are compared. Vowels differ too much.
 */

const ROWS = {
  k: 'カキクケコヵヶ',
  g: 'ガギグゲゴ',
  s: 'サシスセソザジズゼゾヂヅ',
  t: 'タチツテト',
  d: 'ダデド',
  n: 'ナニヌネノン',
  h: 'ハヒフヘホ',
  b: 'バビブベボヴ',
  p: 'パピプペポ',
  m: 'マミムメモ',
  r: 'ラリルレロ',
};
const CONSONANTS = new Map(
  Object.entries(ROWS).flatMap(([consonant, row]) => [...row].map((kana) => [kana, consonant] as const)),
);

/** The consonants of a name in kana, by word: `sntsd krt`. */
export const consonantsOf = (name: string): string =>
  fold(name)
    .split(/[^\p{L}ー]+/u)
    .map((word) => [...word].map((kana) => CONSONANTS.get(kana) ?? '').join(''))
    .join(' ');

/** How Latin letters may sound, as a pattern of consonants. The first rule that fits a place counts. */
const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/^s?ch|^tch/, '[stk]'],
  [/^sh|^sc(?=[eiy])/, 's'],
  [/^ph|^f/, 'h'],
  [/^th|^z/, '[st]'],
  [/^gn/, 'g?n'],
  [/^gh/, 'g?'],
  [/^c?qu?|^ck/, 'k'],
  [/^c(?=[eiy])/, '[skt]'],
  [/^t(?=i[ao])/, '[st]'],
  [/^c/, 'k'],
  [/^g(?=[eiy])/, '[gs]'],
  [/^x$/, '(k ?s)?'],
  [/^x/, 'k ?s'],
  [/^j/, 's?'],
  [/^v/, 'b'],
  [/^m(?=[bp])/, 'n'],
  [/^d(?=[iu])/, '[ds]'],
  [/^h/, 'h?'],
  [/^[rl](?![aeiouy])/, 'r?'],
  [/^l/, 'r'],
  // At the end of French names these are silent.
  [/^([std])$/, '$1?'],
  [/^([kgstdnbpmr])/, '$1'],
  [/^./, ''],
];

function soundsOf(letters: string): string[] {
  const sounds: string[] = [];
  for (let rest = letters; rest; ) {
    const rule = SOUNDS.find(([start]) => start.test(rest));
    const [match = rest] = rule?.[0].exec(rest) ?? [];
    if (rule?.[1]) sounds.push(rule[1].replace('$1', match));
    rest = rest.slice(match.length);
  }
  return sounds;
}

/** Fewer consonants are shared by too many names. The first letters of a query show what is found so far. */
const LEAST = { whole: 3, beginning: 4, firstLetters: 2 } as const;
const FIRST_LETTERS = 5;

/** Latin letters, and numbers that are words of their own. */
const LATIN = /^(?:[\p{Script=Latin}\p{M}\s&'.・-]|\b\d+\b)+$/u;

/** Finds names in kana that sound as the Latin letters of a query look; undefined if it has too few. */
export function soundsLike(query: string): ((consonants: string) => boolean) | undefined {
  const text = query.normalize('NFKD').toLowerCase();
  if (!LATIN.test(text)) return undefined;
  const letters = text
    .replace(/^the /, '')
    .replace(/[^a-z]/g, '')
    .replace(/([a-z])\1+/g, '$1');
  const sounds = soundsOf(letters);
  const isFirst = letters.length <= FIRST_LETTERS;
  const least = isFirst ? LEAST.firstLetters : LEAST.whole;
  if (sounds.length < least) return undefined;
  const soundCount = sounds.filter((sound) => !sound.endsWith('?')).length;
  const end = soundCount >= (isFirst ? LEAST.firstLetters : LEAST.beginning) ? '' : '(?: |$)';
  const pattern = new RegExp(`(?:^| )(${sounds.join(' ?')})${end}`);
  return (consonants) => (pattern.exec(consonants)?.[1]?.replace(/ /g, '').length ?? 0) >= least;
}
