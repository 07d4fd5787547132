/** A text in one form of widths and cases, without what no font draws. */
export interface Folded {
  readonly plain: string;
  /** For each letter of `plain`, and for its end, the place in the text that it comes from. */
  readonly places: readonly number[];
}

/** A letter with the marks of half-width kana, which stand behind it. */
const LETTERS = /.[ﾞﾟ\u3099\u309a]?/gsu;

/** Marks, signs without a width, soft hyphens. */
const UNSEEN = /[\p{M}\p{Cf}\p{DI}]/gu;

const ASCII = /^[\0-\x7f]$/;

/** Circled digits that NFKC does not know: each row from 1 to 9. */
const CIRCLED = ['❶❷❸❹❺❻❼❽❾', '➀➁➂➃➄➅➆➇➈', '➊➋➌➍➎➏➐➑➒', '⓵⓶⓷⓸⓹⓺⓻⓼⓽'];

const circledNumber = (letter: string): number => Math.max(...CIRCLED.map((row) => row.indexOf(letter))) + 1;

/** Dingbats and enclosed letters, the only ones that can be such digits. */
const ENCLOSED = /^[\u24eb-\u24ff\u2776-\u2792]$/;

function formOf(letter: string): string {
  if (ASCII.test(letter)) return letter.toLowerCase();
  if (letter === '⓿') return '0';
  if (ENCLOSED.test(letter) && circledNumber(letter) > 0) return String(circledNumber(letter));
  return letter.normalize('NFKC').toLowerCase().replace(UNSEEN, '');
}

/** Folds a text: full width becomes narrow, large letters small, half-width kana wide. */
export function folded(text: string): Folded {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text.match(LETTERS) ?? []) {
    const form = formOf(letter);
    for (let unit = 0; unit < form.length; unit += 1) places.push(at);
    plain += form;
    at += letter.length;
  }
  places.push(at);
  return { plain, places };
}
