import type { FormState } from '../../state/form-state.ts';
import { followJourney } from '../../state/journey.ts';
import { whenInterested } from '../../visit/interest.ts';
import { CUSTOMER_STEP } from '../customer-step/load.ts';
import { PHOTOS_FIELD } from '../item-field/item-field.tsx';
import { ANSWER_PICKER } from '../trigger/answer-trigger.tsx';

/**
 * Loads the parts in the order in which a seller comes to them. If one fails to load here, it is loaded again when it is
 * needed, and the failure is shown there.
 */
async function loadTheRest(): Promise<void> {
  await Promise.allSettled([ANSWER_PICKER.load(), PHOTOS_FIELD.load()]);
  await CUSTOMER_STEP.load().catch(() => {});
}

/**
 * Follows a seller through the form: tells the page, and loads the rest when somebody begins.
 * @returns stops it
 */
export function follow(root: ShadowRoot, form: FormState): () => void {
  const { host } = root;
  const controller = new AbortController();
  const begin = async () => {
    void loadTheRest();
    const { onceInterested } = await import('./once-interested.ts');
    if (!controller.signal.aborted) controller.signal.addEventListener('abort', onceInterested(root, form));
  };
  const stops = [followJourney(host, form), whenInterested(host, () => void begin().catch(() => {}))];
  return () => {
    controller.abort();
    for (const stop of stops) stop();
  };
}
