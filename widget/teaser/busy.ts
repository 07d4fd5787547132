import { TAG } from '#contract/embed/tag.ts';
import { DIALOG_PLACE } from '../base/dialog-place.ts';

/** Where somebody may be typing. A frame does not tell. */
const FIELDS = ':read-write, select, iframe';

const DIALOGS = 'dialog[open], [aria-modal=true]';

/** The element with the focus, also in open shadow roots. */
function focused(root: DocumentOrShadowRoot): HTMLElement | null {
  const element = root.activeElement as HTMLElement | null;
  return element?.shadowRoot?.activeElement ? focused(element.shadowRoot) : element;
}

/** Tells if the form is open in its dialog, which covers the page and gives the focus back to its opener. */
export const isFormOpen = (): boolean =>
  !!document.querySelector(`[${DIALOG_PLACE}]`)?.shadowRoot?.querySelector('[open]');

/** Tells if a teaser would be in the way now: of somebody who types, of a dialog, or of the form itself. */
export function isBusy(): boolean {
  const element = focused(document);
  const isInSight = (one: Element) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  return (
    // Dialogs of a form are in its shadow root, and have the focus.
    !!(element?.matches(FIELDS) || element?.closest(DIALOGS)) ||
    // A visitor who looks at the form needs no way to it.
    [...document.querySelectorAll(`${TAG}, ${DIALOGS}`)].some(isInSight)
  );
}
