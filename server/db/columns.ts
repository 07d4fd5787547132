/** A name of the wire as drizzle calls its column: `user_note` is `userNote`. */
export type ColumnOf<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<ColumnOf<Rest>>}`
  : Name;

/** The name of a column, as drizzle calls it. */
export const columnOf = <Name extends string>(name: Name): ColumnOf<Name> =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) as ColumnOf<Name>;

/**
 * Texts by the names of their columns.
 * @param _table the table that they go to: a text that it has no column for does not compile, and the error names it
 */
export const toColumns = <Row extends object, Texts extends Readonly<Record<string, string>>>(
  _table: { readonly $inferInsert: Row },
  texts: ColumnOf<keyof Texts & string> extends keyof Row
    ? Texts
    : { 'no column of this table for': Exclude<ColumnOf<keyof Texts & string>, keyof Row> },
): { [Name in keyof Texts & string as ColumnOf<Name>]: string } =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [columnOf(name), text])) as never;
