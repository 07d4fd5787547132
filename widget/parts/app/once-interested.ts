import type { FormState } from '../../state/form-state.ts';
import { followFunnel } from '../../state/funnel.ts';
import { standGround } from './stand-ground.ts';

/**
 * Begins what a form needs as soon as somebody is interested in it.
 * @returns stops it
 */
export function onceInterested(root: ShadowRoot, form: FormState): () => void {
  const stops = [standGround(root, form), followFunnel(root.host, form)];
  return () => {
    for (const stop of stops) stop();
  };
}
