/*
 * Checks of data that the form kept in the browser: another script, or an older release of the form, may have written
 * it. Data from the network is checked with zod. Here zod would be a fifth of the form's first load, which reads its
 * storage before it shows anything.
 */

/** Checks that a kept value has a shape. */
export type Shape<Value> = (kept: unknown) => kept is Value;

export const isText = (kept: unknown): kept is string => typeof kept === 'string';

export const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

export const isBoolean = (kept: unknown): kept is boolean => typeof kept === 'boolean';

const isObject = (kept: unknown): kept is object => typeof kept === 'object' && kept !== null;

export const isListOf =
  <Entry>(isEntry: Shape<Entry>): Shape<Entry[]> =>
  (kept): kept is Entry[] =>
    Array.isArray(kept) && kept.every(isEntry);

/** An object with any of these keys, each with a value of the shape. */
export const isRecordOf =
  <Key extends string, Value>(isKey: Shape<Key>, isValue: Shape<Value>): Shape<Partial<Record<Key, Value>>> =>
  (kept): kept is Partial<Record<Key, Value>> =>
    isObject(kept) && Object.entries(kept).every(([key, value]) => isKey(key) && isValue(value));

/** An object with these members, each of its shape. */
export const isObjectOf =
  <Value extends object>(members: { readonly [Key in keyof Value]: Shape<Value[Key]> }): Shape<Value> =>
  (kept): kept is Value =>
    isObject(kept) &&
    Object.entries<Shape<unknown>>(members).every(([name, isMember]) => isMember(Reflect.get(kept, name)));

export const isMissingOr =
  <Value>(isValue: Shape<Value>): Shape<Value | undefined> =>
  (kept): kept is Value | undefined =>
    kept === undefined || isValue(kept);

/** The value that is kept under a key, if it has the shape. The page may forbid its storage. */
export function readKept<Value>(
  storage: Storage | undefined,
  key: string,
  isValue: Shape<Value>,
): Value | undefined {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isValue(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** As readKept, but deletes the value. */
export function takeKept<Value>(
  storage: Storage | undefined,
  key: string,
  isValue: Shape<Value>,
): Value | undefined {
  const value = readKept(storage, key, isValue);
  try {
    storage?.removeItem(key);
  } catch {
    // Forbidden storage counts as empty.
  }
  return value;
}
