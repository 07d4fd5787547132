import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<{ failed: boolean; isOutage: boolean }>();

/**
 * A part of the page that is being made is missing or old: the page is not kept.
 * @param isOutage an API did not do its work; a visitor alone did not bring it about
 */
export function noteFailure(isOutage = true): void {
  const page = pages.getStore();
  if (!page) return;
  page.failed = true;
  page.isOutage ||= isOutage;
}

/**
 * Makes a page and watches it.
 * @param make resolves when all parts are there
 * @returns the page, whether it is complete, and whether an API was out while it was made
 */
export async function watched<Page>(
  make: () => Promise<Page>,
): Promise<{ page: Page; isWhole: boolean; isOutage: boolean }> {
  const state = { failed: false, isOutage: false };
  const page = await pages.run(state, make);
  return { page, isWhole: !state.failed, isOutage: state.isOutage };
}
