/** Longer than a picture takes, and too short to be noticed where a page has stopped the pictures' own clock. */
const FROZEN_MS = 300;

/**
 * Runs work after the result of a press is on the screen, so that a slow phone answers the press first. React's
 * transitions do the same, but not in the build with Preact.
 */
export function whenShown(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, FROZEN_MS);
}
