/** Safari has no requestIdleCallback. */
const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/** Does work once nothing more urgent waits. */
export const whenIdle = (work: () => void): void => void later(work);
