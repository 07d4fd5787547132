import { DEFAULT_THEME, FIRST_PAINT_CSS, MARKUPS, TOKENS } from 'virtual:first-paint';
import { foldedKey } from '#contract/categories.ts';
import { canAdopt, styleElement } from './style-element.ts';
import { build, type Token } from './tokens.ts';

/** The key of a record that an attribute names. The rules are the same as in contract/element.ts. */
function keyOf<Key extends string>(
  record: Record<Key, unknown>,
  written: string | null,
  fold: (text: string) => string,
): Key | undefined {
  return (Object.keys(record) as Key[]).find((key) => fold(key) === fold(written ?? ''));
}

const inLowerCase = (text: string) => text.trim().toLowerCase();

/**
 * The first step without any answers, for the attributes of an element. The names of themes and categories are read
 * from the markups, so that this script contains no rows of the contract.
 */
function markupOf(element: HTMLElement): (Token | undefined)[] {
  const byCategory = MARKUPS[keyOf(MARKUPS, element.getAttribute('theme'), inLowerCase) ?? DEFAULT_THEME];
  const category = keyOf(byCategory, element.getAttribute('initial-category'), foldedKey) ?? '';
  return byCategory[category].map((index) => TOKENS[index]);
}

function stylesOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Remembers which button was pressed before the form was loaded. */
function rememberPress(painted: HTMLElement): void {
  painted.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button) painted.dataset.pressed = String([...painted.querySelectorAll('button')].indexOf(button));
  });
}

/** Paints the first step into an element that is still empty. */
export function paint(element: HTMLElement): void {
  const step = element.getAttribute('step')?.trim().toLowerCase();
  if (element.shadowRoot || step === 'customer' || step === 'thanks') return;
  const root = element.attachShadow({ mode: 'open' });
  const painted = document.createElement('div');
  painted.dataset.firstPaint = '';
  if (canAdopt(root)) root.adoptedStyleSheets = [stylesOf(FIRST_PAINT_CSS)];
  else root.append(styleElement(FIRST_PAINT_CSS));
  build(painted, markupOf(element));
  rememberPress(painted);
  root.append(painted);
  if (performance.getEntriesByName('appraisal-form:first-paint').length === 0) {
    performance.mark('appraisal-form:first-paint');
  }
}
