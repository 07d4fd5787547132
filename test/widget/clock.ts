import { vi } from 'vitest';

/** Cancels calls almost immediately. Use it only with servers that never answer. `vi.restoreAllMocks()` removes it. */
export function hurry(): void {
  const { setTimeout } = globalThis;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void) =>
    setTimeout(work, 20)) as typeof setTimeout);
}

/** Records the timeouts of calls, in milliseconds. */
export function watchTimeouts(): () => (number | undefined)[] {
  const timeout = vi.spyOn(globalThis, 'setTimeout');
  return () => timeout.mock.calls.map(([, milliseconds]) => milliseconds);
}
