import { parentOf } from '../../around/parent-of.ts';
import { type Check, type Found, found } from '../finding.ts';
import { elementName } from '../name-of.ts';
import { isShown } from './width.ts';

/** A visitor presses these. */
const CONTROLS = 'button, input, select, textarea, label, a[href], iframe';

/** From the document to the root of the form. A closed one is known by the form only. */
function rootsOf(form: HTMLElement): DocumentOrShadowRoot[] {
  const root = form.getRootNode();
  if (!(root instanceof ShadowRoot)) return [document];
  return [...rootsOf(root.host as HTMLElement), root];
}

/** The element that a press at this point reaches, as far as the root of the form. */
function topAt(form: HTMLElement, x: number, y: number): Element | null {
  let top: Element | null = null;
  for (const root of rootsOf(form)) {
    top = root.elementFromPoint(x, y);
    if (!top || (top !== form && !isAround(top, form))) break;
  }
  return top;
}

function isAround(element: Element, form: Element): boolean {
  for (let at = parentOf(form); at; at = parentOf(at)) if (at === element) return true;
  return false;
}

/** Moves all that scrolls around the form back to where it was. */
function rememberScroll(form: HTMLElement): () => void {
  const places: (() => void)[] = [];
  for (let at: Element | null = form; at; at = parentOf(at)) {
    const element = at;
    const { scrollTop: top, scrollLeft: left } = element;
    places.push(() => {
      // Setting it is an event for the page, even if nothing moves.
      if (element.scrollTop !== top || element.scrollLeft !== left)
        element.scrollTo({ top, left, behavior: 'instant' });
    });
  }
  return () => {
    for (const putBack of places) putBack();
  };
}

/** Above the page, where it stays or until it is closed: a bar, a message, a dialog. */
function floats(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at))
    if (at.matches('dialog[open], [popover]') || /fixed|sticky/.test(getComputedStyle(at).position))
      return true;
  return false;
}

const isVisible = (control: Element) => {
  const { width, height } = control.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(control).visibility === 'visible';
};

/** The elements of the page at the middle of each control, with the number of controls below them. */
function tops(form: HTMLElement, controls: readonly Element[]): Map<Element, number> {
  const over = new Map<Element, number>();
  for (const control of controls) {
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const one = topAt(form, (left + right) / 2, (top + bottom) / 2);
    // Beside the screen there is none.
    if (one && one !== form && !form.contains(one)) over.set(one, (over.get(one) ?? 0) + 1);
  }
  return over;
}

/** The findings about the elements on top of the controls. */
function findingsAbout(form: HTMLElement, over: Map<Element, number>, controls: number): Found[] {
  // Around the form is also what cuts it off.
  const others = [...over].filter(([one]) => !isAround(one, form));
  const lying = others.find(([one]) => !floats(one));
  if (lying) return [found('covered', elementName(lying[0]))];
  const floating = others.find(([, count]) => count > controls / 2);
  return floating ? [found('covered-now', elementName(floating[0]))] : [];
}

/**
 * Checks that a press on the form reaches it. The page is scrolled within one task, so nobody sees it. Bars at the edge of
 * the screen do not count: every control can be scrolled from below them.
 */
export const covered: Check = ({ form }) => {
  if (!isShown(form)) return [];
  const controls = [...(form.shadowRoot?.querySelectorAll(CONTROLS) ?? [])].filter(isVisible);
  const putBack = rememberScroll(form);
  try {
    return findingsAbout(form, tops(form, controls), controls.length);
  } finally {
    putBack();
  }
};
