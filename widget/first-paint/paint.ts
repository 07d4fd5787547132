import { FIRST_PAINT_CSS, MARKUPS, TOKENS } from 'virtual:first-paint';
import { toCategoryKey } from '#contract/categories.ts';
import { THEMES, type Theme } from '../goods/themes.ts';

/** The first step as it looks before anything was answered, for an element's attributes. */
function markupOf(element: HTMLElement): string {
  const asked = element.getAttribute('theme')?.trim().toLowerCase();
  const theme: Theme = THEMES.find((name) => name === asked) ?? 'product';
  const category = toCategoryKey(element.getAttribute('initial-category') ?? '') ?? '';
  return MARKUPS[theme][category].map((index) => TOKENS[index]).join('');
}

function stylesOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Remembers which button was pressed before there was a form behind it. */
function rememberPress(painted: HTMLElement): void {
  painted.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button) painted.dataset.pressed = String([...painted.querySelectorAll('button')].indexOf(button));
  });
}

/** Paints the first step into an element that has nothing yet. */
export function paint(element: HTMLElement): void {
  const step = element.getAttribute('step')?.trim().toLowerCase();
  if (element.shadowRoot || step === 'customer' || step === 'thanks') return;
  const root = element.attachShadow({ mode: 'open' });
  const painted = document.createElement('div');
  painted.dataset.firstPaint = '';
  try {
    root.adoptedStyleSheets = [stylesOf(FIRST_PAINT_CSS)];
    painted.innerHTML = markupOf(element);
  } catch (error) {
    // A page that demands Trusted Types gets nothing painted ahead; the form itself needs no HTML from strings.
    console.info('[appraisal-form] nothing painted ahead', error);
    return;
  }
  rememberPress(painted);
  root.append(painted);
  if (performance.getEntriesByName('appraisal-form:first-paint').length === 0) {
    performance.mark('appraisal-form:first-paint');
  }
}
