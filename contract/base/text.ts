/** NUL, and halves of characters: no database stores them, and no keyboard types them. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** A text as it may be stored: every text that comes from outside goes through here. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '');

/** The beginning of a text, and no half of a character at its end. */
export const cut = (text: string, length: number): string => storable(text.slice(0, length));

/** A text of one line: characters that end or move a line become a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** The same for all texts in a value that was read from JSON or a query. */
export function storableIn<Value>(value: Value): Value;
export function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map((one) => storableIn(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storableIn(one)]));
}
