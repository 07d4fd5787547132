/**
 * JSON of a value, as the browser itself writes it. Old libraries (Prototype 1.6 and others of its time) give arrays
 * and texts a `toJSON`, which turns lists into texts. `JSON.stringify` does not call `toJSON` on values that a replacer
 * returns.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
