/**
 * JSON of a value, as the browser itself writes it. Old libraries (Prototype 1.6 and others of its time) give arrays and
 * texts a `toJSON`, which makes texts of lists. What a replacer returns is written without asking for `toJSON`.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key];
  });
