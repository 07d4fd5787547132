import type { KeyboardEvent } from 'react';

/** Safari ends a composition before the key is told of; only the old key code still tells. */
const COMPOSING_KEY = 229;

/** Enter that only confirms a conversion must not send a form. */
export function keepComposing(event: KeyboardEvent<HTMLFormElement>): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY;
  if (event.key === 'Enter' && composing) event.preventDefault();
}
