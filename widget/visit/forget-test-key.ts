import { TEST_KEPT_AS } from '#contract/embed/test-mode.ts';
import { visitStorage } from './arrival.ts';

/** Forgets the key of test mode, which left the address when it came. The mode ends when the page is loaded again. */
export function forgetTestKey(): void {
  try {
    visitStorage()?.removeItem(TEST_KEPT_AS);
  } catch {
    // The page may have forbidden storage since.
  }
}
