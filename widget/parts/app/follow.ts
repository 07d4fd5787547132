import type { FormState } from '../../state/form-state.ts';
import { followJourney } from '../../state/journey.ts';
import { whenInterested } from '../../visit/interest.ts';
import { CUSTOMER_STEP } from '../customer-step/load.ts';
import { ITEM_TOOLS } from '../item-block/item-block.tsx';
import { PHOTOS_FIELD } from '../item-field/item-field.tsx';
import { ANSWER_PICKER } from '../trigger/answer-trigger.tsx';
import { heedTranslator } from './heed-translator.ts';

/**
 * Loads the parts in the order in which a seller comes to them. If one fails to load here, it is loaded again when it is
 * needed, and the failure is shown there.
 */
async function loadTheRest(): Promise<void> {
  await Promise.allSettled([ANSWER_PICKER.load(), PHOTOS_FIELD.load()]);
  // There before the last answer, or they would push the button below them out of sight.
  await ITEM_TOOLS.load().catch(() => {});
  await CUSTOMER_STEP.load().catch(() => {});
}

type Follower = (root: ShadowRoot, form: FormState) => () => void;

/**
 * Follows a seller through the form: tells page and server how far they come, and loads the rest when somebody begins.
 * @returns stops it
 */
export function follow(root: ShadowRoot, form: FormState): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const begin = async (code: Promise<Follower>) => {
    const start = await code.catch(() => undefined);
    if (start && !signal.aborted) signal.addEventListener('abort', start(root, form));
  };
  const stops = [
    followJourney(form),
    heedTranslator(root),
    whenInterested(root.host, () => {
      void loadTheRest();
      void begin(import('./stand-ground.ts').then(({ standGround }) => standGround));
    }),
  ];
  void begin(import('../../state/funnel.ts').then(({ followFunnel }) => followFunnel));
  return () => {
    controller.abort();
    for (const stop of stops) stop();
  };
}
