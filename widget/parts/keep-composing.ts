/** Safari ends a composition before it sends the key. Only the old key code shows that it belonged to one. */
const COMPOSING_KEY = 229;

type KeyPress = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'preventDefault'>;

/** Whether a key only confirms a conversion. */
export const isComposing = ({ isComposing: composing, keyCode }: KeyPress): boolean =>
  composing || keyCode === COMPOSING_KEY;

/** Enter that only confirms a conversion must not send a form. */
export function keepComposing({ nativeEvent }: { nativeEvent: KeyPress }): void {
  if (nativeEvent.key === 'Enter' && isComposing(nativeEvent)) nativeEvent.preventDefault();
}
