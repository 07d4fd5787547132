const KANA =
  'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤ?ユ?ヨラリルレロワ???ヲ';
const COLUMNS = 5;
/** Kana that look alike. */
const LOOKS = ['ソンリノ', 'シツミン', 'クウワフラヲ', 'スヌンマムア', 'ロコヨユエ'];

/** From this many letters on, the others show what is meant, whatever the wrong one is. */
const ENOUGH = 5;

const isKana = (letter: string) => /[ァ-ヴ]/.test(letter);
const isDigit = (letters: string) => /\d/.test(letters);

/** Whether one kana is typed for the other: they share a vowel, a consonant or their looks. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((letter) => KANA.indexOf(letter.normalize('NFD')[0] ?? ''));
  if (a === undefined || b === undefined) return false;
  const areInTable = a >= 0 && b >= 0;
  if (areInTable && (a % COLUMNS === b % COLUMNS || Math.trunc(a / COLUMNS) === Math.trunc(b / COLUMNS)))
    return true;
  return LOOKS.some((group) => group.includes(one) && group.includes(other));
}

const isPlausible = (query: string, wrong: string, right: string) =>
  query.length >= ENOUGH || !isKana(wrong) || !isKana(right) || areAlike(wrong, right);

/**
 * Whether `typed` differs by one slip of a key from `text` at `start`: a wrong, missing or additional letter, or two
 * letters in the wrong order. It takes one walk through the letters. Another digit is another model, and no slip.
 * @param end the end of the text, if all of it must have been typed; without it, its beginning is enough
 */
export function isOneSlip(query: string, text: string, start: number, end?: number): boolean {
  if (end !== undefined && Math.abs(end - start - query.length) > 1) return false;
  let same = 0;
  while (same < query.length && query[same] === text[start + same]) same += 1;
  const at = start + same;
  const [wrong, right] = [query[same] ?? '', text[at] ?? ''];
  const rest = (skipTyped: number, skipText: number) => {
    const letters = query.length - same - skipTyped;
    if (letters < 0 || (end !== undefined && at + skipText + letters !== end)) return false;
    return text.startsWith(query.slice(same + skipTyped), at + skipText);
  };
  const isOther = rest(1, 1) && !isDigit(wrong) && !isDigit(right) && isPlausible(query, wrong, right);
  if (isOther || (rest(1, 0) && !isDigit(wrong)) || (rest(0, 1) && !isDigit(right))) return true;
  return wrong === text[at + 1] && query[same + 1] === right && rest(2, 2) && !isDigit(wrong + right);
}
