/** Does work once nothing more urgent waits. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if (globalThis.requestIdleCallback) requestIdleCallback(work);
  else setTimeout(work, 200);
}
