/** NUL, and halves of characters: no database stores them, and no keyboard types them. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** A text as it may be stored: every text that comes from outside goes through here. */
export const storable = (text: string): string => text.replace(UNSTORABLE, '');

/** The beginning of a text, and no half of a character at its end. */
export const cut = (text: string, length: number): string => storable(text.slice(0, length));

/** A text of one line: characters that end or move a line become a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** All but compatibility ideographs, such as the old form of 神, which Unicode would replace by another writing. */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** A text whose letters have their marks in them, as people count letters. Kanji of names stay as they are. */
export const composed = (text: string): string => text.replace(COMPOSABLE, (run) => run.normalize('NFC'));

/** A name as it is stored: tabs, line ends and runs of spaces are one space, of the width of the widest. */
export const plainName = (text: string): string =>
  composed(text)
    .replace(/[\p{Cc}\p{Z}]+/gu, (run) => (run.includes('\u3000') ? '\u3000' : ' '))
    .trim();

/** The same for all texts in a value that was read from JSON or a query. */
export function storableIn<Value>(value: Value): Value;
export function storableIn(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map((one) => storableIn(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [storable(name), storableIn(one)]));
}
