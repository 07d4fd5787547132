/** Safari has no requestIdleCallback. */
const later = globalThis.requestIdleCallback ?? ((work: () => unknown) => setTimeout(work, 200));

/** Does work once nothing more urgent waits. */
export const whenIdle = (work: () => unknown): void => void later(work);
