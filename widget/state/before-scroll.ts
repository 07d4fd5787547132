import { effect } from '@preact/signals-core';
import type { NavigationState } from './navigation-state.ts';

/**
 * Calls at once, and each time that the form is about to scroll to a question or a step.
 * @returns stops it
 */
export function beforeScroll(navigation: NavigationState, act: () => void): () => void {
  const stops = [
    effect(() => {
      void [navigation.focus, navigation.step];
      act();
    }),
    // It is scrolled to when it is taken back. The press that set it is answered first.
    effect(() => {
      if (!navigation.onward) act();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
