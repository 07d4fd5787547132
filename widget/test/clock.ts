import { vi } from 'vitest';

/**
 * Cancels calls almost immediately. Fake timers have no effect on `AbortSignal.timeout`. Use it only with servers that
 * never answer. `vi.restoreAllMocks()` removes it.
 */
export function hurry(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
}

/** Records the timeouts of calls, in milliseconds. */
export function watchTimeouts(): () => number[] {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  return () => timeout.mock.calls.map(([milliseconds]) => milliseconds);
}
