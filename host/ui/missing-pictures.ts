/** Calls back for each picture of a kind that cannot be loaded. */
export function whenMissing(selector: string, replace: (picture: HTMLImageElement) => void): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLImageElement && target.matches(selector)) replace(target);
    },
    { capture: true },
  );
  // A picture that failed before this script ran does not report its error again.
  for (const picture of document.querySelectorAll<HTMLImageElement>(selector)) {
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) replace(picture);
  }
}
