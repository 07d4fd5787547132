import { TEST_FRAGMENT } from '#contract/embed/test-mode.ts';
import { visitStorage } from './arrival.ts';

const IN_FRAGMENT = new RegExp(`[#&]${TEST_FRAGMENT}=([\\w-]+)`);

/** Takes the key out of the address, so that nobody passes it on with a link, and keeps it for the next page. */
function takeKey(): string {
  const storage = visitStorage();
  const [inAddress, key] = IN_FRAGMENT.exec(location.hash) ?? [];
  if (!inAddress || !key) return storage?.getItem(TEST_FRAGMENT) ?? '';
  history.replaceState(history.state, '', location.href.replace(inAddress, ''));
  try {
    storage?.setItem(TEST_FRAGMENT, key);
  } catch {
    // A full storage: the mode ends with the page.
  }
  return key;
}

/** The key by which this visitor is in test mode; empty: there is none. */
export const TEST_KEY = takeKey();
