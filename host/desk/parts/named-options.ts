/** Things or people as the options of a question. */
export const namedOptions = (
  things: readonly { uuid: string; name: string }[],
): Readonly<Record<string, string>> => Object.fromEntries(things.map(({ uuid, name }) => [uuid, name]));
