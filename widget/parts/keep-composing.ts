import type { KeyboardEvent } from 'react';

/** Safari ends a composition before it sends the key. Only the old key code shows that it belonged to one. */
const COMPOSING_KEY = 229;

/** Enter that only confirms a conversion must not send a form. */
export function keepComposing(event: KeyboardEvent<HTMLFormElement>): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
