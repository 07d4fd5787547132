import { MESSAGES } from './messages.ts';
import { WIDTHS } from './settings.ts';

function widthButton(width: string, onChoose: (width: string) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = width;
  button.textContent = width === 'full' ? MESSAGES.width.full : width;
  button.setAttribute('aria-label', MESSAGES.widthLabel(width));
  button.addEventListener('click', () => onChoose(width));
  return button;
}

/** The buttons that set the width of the frame. */
export function setUpWidths(
  group: HTMLElement,
  frame: HTMLElement,
  onChoose: (width: string) => void,
): (width: string) => void {
  const buttons = WIDTHS.map((width) => widthButton(width, onChoose));
  group.replaceChildren(...buttons);
  return (width) => {
    frame.dataset.width = width;
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === width));
  };
}
