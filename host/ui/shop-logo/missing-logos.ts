const LOGO = 'img[data-shop-logo]';

/** The mark that stands behind a logo. */
function showMark(logo: HTMLImageElement): void {
  logo.hidden = true;
  logo.nextElementSibling?.removeAttribute('hidden');
}

/** Shows the mark of a shop whose logo cannot be loaded. */
export function replaceMissingLogos(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(LOGO)) showMark(target);
    },
    { capture: true },
  );
  // An image that failed before this script ran does not report its error again.
  for (const logo of document.querySelectorAll<HTMLImageElement>(LOGO)) {
    if (logo.complete && logo.naturalWidth === 0) showMark(logo);
  }
}
