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
    // The form goes on when `onward` is taken back, after the press that set it is answered.
    effect(() => {
      if (!navigation.onward) act();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
