import { DEFAULT_THEME, MARKUPS, PIECES } from 'virtual:first-paint';
import { keysOf } from '#contract/base/keys.ts';
import { foldedKey } from '#contract/goods/categories.ts';
import { followTextSize } from '../base/text-size.ts';
import { chooseVariant } from './choose-variant.ts';
import { answerTaps } from './first-tap.ts';
import { placeIn } from './place.ts';
import { build, piecesOf } from './tokens.ts';

/** The key of a record that an attribute names. The rules are the same as in contract/embed/element.ts. */
function keyOf<Key extends string>(
  record: Record<Key, unknown>,
  text: string | null,
  fold: (text: string) => string,
): Key | undefined {
  return keysOf(record).find((key) => fold(key) === fold(text ?? ''));
}

/** A value of an attribute whose case does not count. */
export const inLowerCase = (text: string) => text.trim().toLowerCase();

/** The first steps of an element's theme, by category. The names of themes are read from the markups as well. */
const stepsOf = (element: HTMLElement) =>
  MARKUPS[keyOf(MARKUPS, element.getAttribute('theme'), inLowerCase) ?? DEFAULT_THEME];

/**
 * Paints the first step into an element that is still empty, without any answers but the category that its attributes
 * name. It answers taps until the form takes its place.
 * @param base where the files beside the script are, if that is known
 * @param needQuestions called when the form will begin with a category, also where a server has painted
 * @param isOther the form will be in another language than the painted step
 * @param darken brings the styles without which a dark form would be painted light
 * @param evenIf paints also into an element that will show another step
 */
export function paint(
  element: HTMLElement,
  base: string | undefined,
  needQuestions: () => void,
  isOther: boolean,
  darken: (root: ShadowRoot) => Promise<void>,
  evenIf?: boolean,
): void {
  chooseVariant(element, 'variant', 'storage');
  const steps = stepsOf(element);
  const category = keyOf(steps, element.getAttribute('initial-category'), foldedKey);
  if (category) needQuestions();
  const isLater = /^\s*(customer|thanks)\s*$/i.test(element.getAttribute('step') ?? '');
  if (element.shadowRoot || (isLater && !evenIf)) return;
  const firstPaint = placeIn(element);
  const show = (category: keyof typeof steps) => {
    const notice = firstPaint.querySelector('.missing');
    firstPaint.replaceChildren();
    build(firstPaint, piecesOf(steps[category], PIECES));
    if (notice) firstPaint.firstElementChild?.append(notice);
  };
  show(category ?? '');
  const { style } = firstPaint.firstElementChild as HTMLElement;
  const isDark = /dark|auto/i.test(element.getAttribute('scheme') as string);
  // Its place in the page is taken already. A form in another language is painted once.
  if (isOther || isDark) style.visibility = 'hidden';
  const appear = () => {
    if (!isOther) style.visibility = '';
  };
  if (isDark) darken(firstPaint.getRootNode() as ShadowRoot).then(appear, appear);
  answerTaps({
    painted: firstPaint,
    base,
    categories: Object.keys(steps).filter(Boolean),
    repaint: (key) => {
      needQuestions();
      firstPaint.dataset.category = key;
      show(key as keyof typeof steps);
    },
  });
  followTextSize(firstPaint);
  performance.mark('appraisal-form:first-paint');
}
