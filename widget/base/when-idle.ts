/**
 * Runs work when the browser is idle, and on a page that is never idle after some time. Safari has no requestIdleCallback.
 * @param longestMs how long the work may wait
 * @returns takes the work back
 */
export function whenIdle(work: () => unknown, longestMs = 2_000): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: longestMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, longestMs / 10);
  return () => clearTimeout(timer);
}
