/** Marks the type of the value that a JSON text encodes. It exists only in types, not at run time. */
declare const value: unique symbol;

/** A value as JSON in UTF-8. Made by the functions below only, so that its type can be relied on. */
export type Json<T> = Buffer & { readonly [value]: T };

export const jsonOf = <T>(content: T): Json<T> => Buffer.from(JSON.stringify(content)) as Json<T>;

/** An object whose members are JSON already. */
export const jsonObject = <T extends object>(members: { readonly [Key in keyof T]: Json<T[Key]> }): Json<T> =>
  Buffer.concat([
    ...Object.entries<Json<unknown>>(members).flatMap(([key, member], index) => [
      Buffer.from(`${index > 0 ? ',' : '{'}${JSON.stringify(key)}:`),
      member,
    ]),
    Buffer.from('}'),
  ]) as Json<T>;
