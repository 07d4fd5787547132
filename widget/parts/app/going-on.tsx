import { useEffect } from 'react';
import { useActions, useFormState, useRoot } from '../use-form.ts';
import { bringIntoView, isTyping } from './focus.ts';

/** A seller who may tick several boxes has finished when no box was ticked for this long. */
const TICKING_MS = 700;

/**
 * Brings the next question into view. The focus stays, and nothing moves below a text that is being typed. The page
 * waits while several answers are ticked, so that no box moves away from the finger.
 */
export function GoingOn() {
  const { navigation } = useActions();
  const root = useRoot();
  const onward = useFormState((form) => form.navigation.onward);
  const items = useFormState((form) => form.goods.items);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further answer starts the wait again
  useEffect(() => {
    if (!onward) return;
    const go = () => {
      navigation.goOn(undefined);
      if (!isTyping(root)) bringIntoView(root, onward.place);
    };
    if (!onward.several) return go();
    const timer = setTimeout(go, TICKING_MS);
    return () => clearTimeout(timer);
  }, [onward, items, navigation, root]);
  return null;
}
