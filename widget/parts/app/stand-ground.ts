import { scrollDialogs } from '../../base/own-scroll.ts';
import type { FormState } from '../../state/form-state.ts';
import { heedBars } from './heed-bars.ts';
import { keepInSight } from './keep-in-sight.ts';
import { allowClipboard } from './prevented-clipboard.ts';
import { typePreventedKeys } from './prevented-keys.ts';

/**
 * Keeps a form that somebody uses from suffering by the page around it: its bars, its shortcuts, its way of scrolling,
 * the keyboard.
 * @returns stops it
 */
export function standGround(root: ShadowRoot, form: FormState): () => void {
  const stop = new AbortController();
  const stops = [keepInSight(root), heedBars(root, form), () => stop.abort()];
  for (const act of [typePreventedKeys, allowClipboard, scrollDialogs]) act(root, stop.signal);
  return () => {
    for (const end of stops) end();
  };
}
