import { type Check, found } from '../finding.ts';

const OPTIONS = { bubbles: true, composed: true, cancelable: true };

/** A wheel that does not turn, so that the page stays where it is. */
const SCROLLING = () => [new WheelEvent('wheel', OPTIONS), new Event('touchmove', OPTIONS)];

const COPYING = () => [new ClipboardEvent('paste', OPTIONS), new Event('selectstart', OPTIONS)];

/** The names of the events that the page keeps the browser from acting on. */
const preventedOf = (form: HTMLElement, events: readonly Event[]) =>
  events.filter((event) => !form.dispatchEvent(event)).map(({ type }) => type);

/** Checks whether the page scrolls by itself, or protects its texts from copies. */
export const prevented: Check = ({ form }) => {
  const scrolling = preventedOf(form, SCROLLING());
  const copying = preventedOf(form, COPYING());
  return [
    ...(scrolling.length > 0 ? [found('prevented-scroll', scrolling)] : []),
    ...(copying.length > 0 ? [found('prevented-copy', copying)] : []),
  ];
};
