/** Safari has no requestIdleCallback. */
const later = globalThis.requestIdleCallback ?? ((work: () => unknown) => setTimeout(work, 200));

/** Runs work when the browser is idle. */
export const whenIdle = (work: () => unknown): void => void later(work);
