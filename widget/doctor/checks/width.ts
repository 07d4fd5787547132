import { type Check, found } from '../finding.ts';

/** The narrowest phones leave a form this much. */
const LEAST = 280;

/** Between rounding and a mistake. */
const UNSEEN = 1;

/** By how many pixels the form is out of reach, or makes the page scroll sideways. */
function beyond(form: HTMLElement): number {
  const { left, right } = form.getBoundingClientRect();
  return Math.max(right + scrollX - document.documentElement.clientWidth, -left - scrollX);
}

/** False in a closed part of the page. The content of a closed <details> has a size nevertheless. */
export const isShown = (form: HTMLElement): boolean =>
  form.getClientRects().length > 0 && (form.checkVisibility?.() ?? true);

/** The width of the visible form. The element may be wider. */
export const widthOf = (form: HTMLElement): number =>
  Math.round((form.shadowRoot?.querySelector('.form, .frame') ?? form).getBoundingClientRect().width);

/** Checks that there is room for the form. */
export const width: Check = ({ form }) => {
  if (!isShown(form)) return [found('hidden')];
  const pixels = widthOf(form);
  if (pixels === 0) return [found('no-width')];
  const over = Math.round(beyond(form));
  return [
    ...(pixels < LEAST ? [found('narrow', pixels, LEAST)] : []),
    ...(over > UNSEEN ? [found('overflow', over)] : []),
  ];
};
