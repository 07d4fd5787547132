import { TEST_FRAGMENT, TEST_KEPT_AS } from '#contract/embed/test-mode.ts';
import { visitStorage } from './arrival.ts';

const IN_FRAGMENT = new RegExp(`&?${TEST_FRAGMENT}=([\\w-]+)`);

/** Takes the key out of the address, so that nobody passes it on with a link, and keeps it for the next page. */
function takeKey(): string {
  let key = '';
  try {
    const { pathname, search, hash } = location;
    const storage = visitStorage();
    const [inAddress, arrived] = IN_FRAGMENT.exec(hash) ?? [];
    key = arrived ?? storage?.getItem(TEST_KEPT_AS) ?? '';
    if (!inAddress) return key;
    const others = hash.replace(inAddress, '');
    history.replaceState(history.state, '', pathname + search + (others.length > 1 ? others : ''));
    storage?.setItem(TEST_KEPT_AS, key);
  } catch {
    // The page may forbid storage and history: the mode ends with the page.
  }
  return key;
}

/** The key by which this visitor is in test mode; empty: there is none. */
export const TEST_KEY = takeKey();
