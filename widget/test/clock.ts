import { vi } from 'vitest';

/**
 * Lets calls be given up at once. Fake timers do not reach `AbortSignal.timeout`; undone by
 * `vi.restoreAllMocks()`. Only for servers that stay silent: others might be given up before they answer.
 */
export function hurry(): void {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
}

/** Watches how long calls are waited for, in milliseconds. */
export function watchTimeouts(): () => number[] {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  return () => timeout.mock.calls.map(([milliseconds]) => milliseconds);
}
