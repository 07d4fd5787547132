import { useInsertionEffect } from 'react';
import { canAdopt, styleElement } from '../base/style-element.ts';
import { useRoot } from './use-form.ts';

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The texts of the sheets that a root has adopted. */
const textsOf = new WeakMap<ShadowRoot, Set<string>>();

/**
 * A style sheet shared by all forms of a document. Sheets are adopted, as a strict content security policy forbids
 * `<style>`.
 */
function sheetOf(css: string, document: Document): CSSStyleSheet {
  const ofDocument = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  const sheet = ofDocument.get(css) ?? new (document.defaultView ?? window).CSSStyleSheet();
  if (!ofDocument.has(css)) sheet.replaceSync(css);
  sheets.set(document, ofDocument.set(css, sheet));
  return sheet;
}

export function adopt(root: ShadowRoot, css: string): void {
  if (!canAdopt(root)) {
    const styles = [...root.querySelectorAll('style')];
    if (!styles.some(({ textContent }) => textContent === css)) root.append(styleElement(css));
    return;
  }
  const sheet = sheetOf(css, root.ownerDocument);
  textsOf.set(root, (textsOf.get(root) ?? new Set()).add(css));
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}

/** Styles a root that has come into another document, where it loses the sheets of the one before. */
export function adoptAgain(root: ShadowRoot): void {
  for (const css of textsOf.get(root) ?? []) adopt(root, css);
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
