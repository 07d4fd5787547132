import { effect } from '@preact/signals-core';
import type { NavigationState } from './navigation-state.ts';

/**
 * Calls at once, and each time that the form is about to scroll to a question or a step.
 * @returns stops it
 */
export function beforeScroll(navigation: NavigationState, act: () => void): () => void {
  return effect(() => {
    // A change of one of them comes before each scroll.
    void [navigation.onward, navigation.focus, navigation.step];
    act();
  });
}
