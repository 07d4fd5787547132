import { useInsertionEffect } from 'react';
import { canAdopt, styleElement } from '../base/style-element.ts';
import { useRoot } from './use-form.ts';

const sheets = new Map<string, CSSStyleSheet>();

/**
 * A style sheet shared by all forms of the page. Sheets are adopted, as a strict content security policy forbids
 * `<style>`.
 */
function sheetOf(css: string): CSSStyleSheet {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

export function adopt(root: ShadowRoot, css: string): void {
  if (!canAdopt(root)) {
    const styles = [...root.querySelectorAll('style')];
    if (!styles.some(({ textContent }) => textContent === css)) root.append(styleElement(css));
    return;
  }
  const sheet = sheetOf(css);
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Takes the style elements out that a server has painted the first step with: adopted sheets have taken their place. */
export function removePaintedStyles(root: ShadowRoot): void {
  if (canAdopt(root)) for (const style of root.querySelectorAll('style')) style.remove();
}

/** Adds the styles of a part that is loaded later. */
export function useStyles(css: string): void {
  const root = useRoot();
  useInsertionEffect(() => adopt(root, css), [root, css]);
}
