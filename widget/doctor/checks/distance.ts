/** The letters of a name, without the marks between its words. */
export const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** How many letters have to be changed, added or left out to get from one to the other. */
export function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const letter of one) {
    const before = row;
    row = [(before[0] ?? 0) + 1];
    for (let at = 0; at < other.length; at += 1) {
      const keepCost = (before[at] ?? 0) + (letter === other[at] ? 0 : 1);
      row.push(Math.min(keepCost, (before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
