/** The keys of a table whose type names all of them. */
export const keysOf = Object.keys as <Table extends object>(table: Table) => (keyof Table & string)[];

/** Whether a text is a key of such a table. */
export const isKeyOf = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table =>
  Object.hasOwn(table, key);

/** A table with a value for each key. */
export const tableOf = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
