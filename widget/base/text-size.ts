/**
 * Lets the texts in an element of a shadow root follow the browser's own size of text (base.first-paint.css). The
 * element has it as its font size, `medium`, whatever sizes the page gives to its own elements.
 */
export function followTextSize(place: HTMLElement): void {
  const size = getComputedStyle(place).fontSize;
  if (size !== '16px') place.style.setProperty('--af-text-size', size);
}
