/**
 * Replacements for the parts of `AbortSignal` that the oldest supported browsers (docs/decisions/0016-browsers.md)
 * lack.
 */

const TIMED_OUT = 'TimeoutError';

/** `AbortSignal.timeout`, which Safari has since 16.0 and Firefox since 100. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  if (AbortSignal.timeout) return AbortSignal.timeout(milliseconds);
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The time is over.', TIMED_OUT)), milliseconds);
  return controller.signal;
}

/** `AbortSignal.any`, which Safari has since 17.4 and Firefox since 124. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if (AbortSignal.any) return AbortSignal.any([...signals]);
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}
