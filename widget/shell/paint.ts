import { SHELL_CSS, SHELLS, TOKENS } from 'virtual:shell';
import { toCategoryKey } from '#contract/categories.ts';
import { THEMES, type Theme } from '../form/themes.ts';

/** The first step as it looks before anything was answered, for an element's attributes. */
function markupOf(element: HTMLElement): string {
  const asked = element.getAttribute('theme')?.trim().toLowerCase();
  const theme: Theme = THEMES.find((name) => name === asked) ?? 'product';
  const category = toCategoryKey(element.getAttribute('initial-category') ?? '') ?? '';
  return SHELLS[theme][category].map((index) => TOKENS[index]).join('');
}

function stylesOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Remembers which button was pressed before there was a form behind it. */
function rememberPress(shell: HTMLElement): void {
  shell.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button');
    if (button) shell.dataset.pressed = String([...shell.querySelectorAll('button')].indexOf(button));
  });
}

/** Paints the first step into an element that has nothing yet. */
export function paint(element: HTMLElement): void {
  const step = element.getAttribute('step')?.trim().toLowerCase();
  if (element.shadowRoot || step === 'customer' || step === 'thanks') return;
  const root = element.attachShadow({ mode: 'open' });
  const shell = document.createElement('div');
  shell.dataset.shell = '';
  try {
    root.adoptedStyleSheets = [stylesOf(SHELL_CSS)];
    shell.innerHTML = markupOf(element);
  } catch (error) {
    // A page that demands Trusted Types goes without the shell; the form itself needs no HTML from strings.
    console.info('[appraisal-form] nothing painted ahead', error);
    return;
  }
  rememberPress(shell);
  root.append(shell);
  if (performance.getEntriesByName('appraisal-form:shell').length === 0) {
    performance.mark('appraisal-form:shell');
  }
}
