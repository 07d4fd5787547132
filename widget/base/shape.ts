/*
 * Checks of data that the form kept in the browser: another script, or an older release of the form, may have written
 * it. Data from the network is checked with zod. Here zod would be a fifth of the form's first load, which reads its
 * storage before it shows anything.
 */

/** Checks that a kept value has a shape. */
export type Shape<Value> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number => typeof value === 'number';

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isListOf =
  <Entry>(isEntry: Shape<Entry>): Shape<Entry[]> =>
  (value): value is Entry[] =>
    Array.isArray(value) && value.every(isEntry);

/** An object with any of these keys, each with a value of the shape. */
export const isRecordOf =
  <Key extends string, Value>(isKey: Shape<Key>, isValue: Shape<Value>): Shape<Partial<Record<Key, Value>>> =>
  (record): record is Partial<Record<Key, Value>> =>
    isObject(record) && Object.entries(record).every(([key, value]) => isKey(key) && isValue(value));

/** An object with these members, each of its shape. */
export const isObjectOf =
  <Value extends object>(members: { readonly [Key in keyof Value]: Shape<Value[Key]> }): Shape<Value> =>
  (value): value is Value =>
    isObject(value) &&
    Object.entries<Shape<unknown>>(members).every(([name, isMember]) => isMember(Reflect.get(value, name)));

export const isMissingOr =
  <Value>(isValue: Shape<Value>): Shape<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value);

/** The value that is kept under a key, if it has the shape. The page may forbid its storage. */
export function readKept<Value>(
  storage: Storage | undefined,
  key: string,
  isValue: Shape<Value>,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? 'null');
    return isValue(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads as readKept does, and deletes the value. */
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
