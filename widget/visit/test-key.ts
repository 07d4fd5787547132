import { TEST_FRAGMENT, TEST_KEPT_AS } from '#contract/embed/test-mode.ts';
import { visitStorage } from './arrival.ts';
import { takeFromFragment } from './fragment.ts';

/** Takes the key out of the address, so that nobody passes it on with a link, and keeps it for the next page. */
function takeKey(): string {
  let key = '';
  try {
    const storage = visitStorage();
    const arrived = takeFromFragment(TEST_FRAGMENT);
    key = arrived ?? storage?.getItem(TEST_KEPT_AS) ?? '';
    if (arrived) storage?.setItem(TEST_KEPT_AS, key);
  } catch {
    // The page may forbid storage and history: the mode ends with the page.
  }
  return key;
}

/** The key by which this visitor is in test mode; empty: there is none. */
export const TEST_KEY = takeKey();
