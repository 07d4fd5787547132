import { canAdopt, styleElement } from '../base/style-element.ts';

/** Gives a shadow root a style sheet, in pages with strict policies and in old browsers too. */
export function dress(root: ShadowRoot, css: string): void {
  if (!canAdopt(root)) {
    root.append(styleElement(css));
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
