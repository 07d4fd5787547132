import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<{ failed: boolean }>();

/** A part of the page that is being made is missing or old: the page is not kept. */
export function noteFailure(): void {
  const page = pages.getStore();
  if (page) page.failed = true;
}

/**
 * Makes a page and watches it.
 * @param make resolves when all parts are there
 * @returns the page, and whether it is complete
 */
export async function watched<Page>(make: () => Promise<Page>): Promise<{ page: Page; isWhole: boolean }> {
  const state = { failed: false };
  const page = await pages.run(state, make);
  return { page, isWhole: !state.failed };
}
