import type { FormState } from '../../state/form-state.ts';
import { followJourney } from '../../state/journey.ts';
import { whenInterested } from '../../visit/interest.ts';
import { CUSTOMER_STEP } from '../customer-step/load.ts';
import { PHOTO_PREVIEW } from '../photos-field/photos-field.tsx';
import { CATALOGUE_PICKER, CHOICE_PICKER } from '../trigger/answer-trigger.tsx';
import { keepInSight } from './keep-in-sight.ts';

/** If a part fails to load here, it is loaded again when it is needed, and the failure is shown there. */
function loadTheRest(): void {
  const parts = [CATALOGUE_PICKER, CHOICE_PICKER, PHOTO_PREVIEW, CUSTOMER_STEP];
  void Promise.allSettled(parts.map((part) => part.load()));
}

/**
 * Follows a seller through the form: tells the page, keeps fields in sight, and loads the rest when somebody begins.
 * @returns stops it
 */
export function follow(root: ShadowRoot, form: FormState): () => void {
  const { host } = root;
  const stops = [followJourney(host, form), keepInSight(root), whenInterested(host, loadTheRest)];
  return () => {
    for (const stop of stops) stop();
  };
}
