/**
 * Runs work after the result of a press is on the screen, so that a slow phone answers the press first. React's
 * transitions do the same, but not in the build with Preact.
 */
export function whenShown(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
