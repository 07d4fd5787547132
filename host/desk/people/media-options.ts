/** Media as the options of a question. */
export const mediaOptions = (
  media: readonly { uuid: string; name: string }[],
): Readonly<Record<string, string>> => Object.fromEntries(media.map(({ uuid, name }) => [uuid, name]));
