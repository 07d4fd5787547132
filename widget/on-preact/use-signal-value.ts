import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback } from 'preact/hooks';
import { useSyncExternalStore } from './react.ts';

/** The value of a signal. The part is rendered again when it changes. Stands for the file of this name in parts/. */
export const useSignalValue = <Value>(signal: ReadonlySignal<Value>): Value =>
  useSyncExternalStore(
    useCallback((onChange) => signal.subscribe(onChange), [signal]),
    () => signal.peek(),
  );
