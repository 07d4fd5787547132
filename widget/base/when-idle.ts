/** A page that is never idle does not keep the form waiting for longer. */
const LONGEST = { timeout: 2_000 };

/** Runs work when the browser is idle. Safari has no requestIdleCallback. */
export const whenIdle = (work: () => unknown): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, LONGEST);
  else setTimeout(work, 200);
};
