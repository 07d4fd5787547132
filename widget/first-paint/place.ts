import { styleElement } from '../base/style-element.ts';
import { STARTED } from './started.ts';

function stylesOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Makes an empty painted first step, with its styles, in the shadow root of an element that has none yet. */
export function placeIn(element: Element): HTMLElement {
  const root = element.attachShadow({ mode: 'open' });
  const css = String(Reflect.get(window, STARTED));
  try {
    root.adoptedStyleSheets = [stylesOf(css)];
  } catch {
    // See canAdopt, which costs more bytes.
    root.append(styleElement(css));
  }
  const firstPaint = document.createElement('div');
  firstPaint.dataset.firstPaint = '';
  root.append(firstPaint);
  return firstPaint;
}
