/** A page that takes the element out as often as this in one go does not want it. */
const MOST_RETURNS = 9;

/** A modal dialog that was taken out of the page, and put back, covers the page no longer. */
function coverAgain(dialog: HTMLDialogElement): void {
  dialog.open = false;
  dialog.showModal();
}

/** The open dialogs of an element and of the elements in it, from the outer to the inner ones. */
const openDialogs = (element: Element): HTMLDialogElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []),
  ...[...element.children].flatMap(openDialogs),
];

/**
 * Keeps an element in the body of the page: routers draw a page again, with another body or other contents. It comes back
 * before anything else runs, so that a form in it goes on.
 */
export function stayInPage(element: Element): void {
  let returns = 0;
  const observer = new MutationObserver(() => {
    if (element.isConnected || returns > MOST_RETURNS) return;
    returns += 1;
    setTimeout(() => {
      returns = 0;
    });
    enter();
  });
  const enter = () => {
    document.body.append(element);
    for (const dialog of openDialogs(element)) coverAgain(dialog);
    observer.disconnect();
    for (const place of [document.documentElement, document.body])
      observer.observe(place, { childList: true });
  };
  enter();
}
