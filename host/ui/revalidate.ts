import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For lists whose address is tidied after they are shown: loads again only where the address asks for something else
 * (writing page=1 asks for nothing new), or where a reload of the same address is wanted.
 * @param wantedOf what an address asks for, as plain data
 */
export const whenWantedChanges =
  (wantedOf: (url: URL) => unknown) =>
  ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    currentUrl.href === nextUrl.href
      ? defaultShouldRevalidate
      : currentUrl.pathname !== nextUrl.pathname ||
        JSON.stringify(wantedOf(currentUrl)) !== JSON.stringify(wantedOf(nextUrl));
