import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';

/** Tells useSignals that a hook, and not a whole component, reads the signals between it and `f()`. */
const IN_A_HOOK = 2;

/**
 * The value of a signal. The part is rendered again when it changes. In the form on Preact the file of this name in
 * on-preact/ stands in its place.
 */
export function useSignalValue<Value>(signal: ReadonlySignal<Value>): Value {
  const tracker = useSignals(IN_A_HOOK);
  try {
    return signal.value;
  } finally {
    tracker.f();
  }
}
