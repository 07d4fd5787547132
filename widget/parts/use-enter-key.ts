import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isComposing } from './keep-composing.ts';
import { TEXT_BOXES } from './text-boxes.ts';

/** The controls that answer the questions of a step, in order. */
function answersIn(step: HTMLElement): HTMLElement[] {
  const controls = step.querySelectorAll<HTMLElement>('.field :is(input, select, .trigger)');
  return [...controls].filter((control) => !control.closest('dialog') && !control.matches(':disabled'));
}

/**
 * Enter leads from a text to the next question of the step, and from the last one to the main button. An Enter that only
 * confirms a conversion does nothing.
 */
export function useEnterKey<Step extends HTMLElement>(): RefObject<Step | null> {
  const ref = useRef<Step>(null);
  useLayoutEffect(() => {
    const step = ref.current;
    if (!step) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const box = event.target as HTMLElement;
      if (event.key !== 'Enter' || !box.matches(TEXT_BOXES) || box.matches('textarea, dialog *')) return;
      event.preventDefault();
      if (isComposing(event)) return;
      const answers = answersIn(step);
      const next = answers[answers.indexOf(box) + 1];
      if (next) next.focus();
      else step.querySelector<HTMLElement>('[part=submit]')?.click();
    };
    step.addEventListener('keydown', onKeyDown);
    return () => step.removeEventListener('keydown', onKeyDown);
  }, []);
  return ref;
}
