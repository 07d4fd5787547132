/** Safari has no requestIdleCallback. */
const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/** Runs work when the browser is idle. */
export const whenIdle = (work: () => void): void => void later(work);
