import type { FormState } from '../../state/form-state.ts';
import { heedBars } from './heed-bars.ts';
import { keepInSight } from './keep-in-sight.ts';
import { typePreventedKeys } from './prevented-keys.ts';

/**
 * Keeps a form that somebody uses from suffering by the page around it: its bars, its shortcuts, the keyboard.
 * @returns stops it
 */
export function standGround(root: ShadowRoot, form: FormState): () => void {
  const stops = [keepInSight(root), heedBars(root, form), typePreventedKeys(root)];
  return () => {
    for (const stop of stops) stop();
  };
}
