/** A name without its reading, and the reading: `ROLEX（ロレックス）`. */
export function nameParts(name: string): readonly [main: string, reading: string] {
  const match = /^(.+?)[（(](.+)[）)]$/.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? ''];
}
