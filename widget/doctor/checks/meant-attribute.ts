import { ATTRIBUTE_NAMES, type AttributeName } from '#contract/element.ts';

/** Attributes that any element may have. */
const OF_ANY_ELEMENT =
  /^(id|class|style|title|lang|dir|hidden|slot|part|role|tabindex|inert|nonce|is|ref|key|on.*|aria-.*|[^a-z].*|_.*|.*:.*)$/;

/** At most this many letters may be wrong. */
const SLIPS = 2;

/** At least this many letters have to be right. */
const SHORTEST = 3;

/** Shorter ones are parts of other words. */
const SHORTEST_PART = 5;

const DATA = 'data-';

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** How many letters have to be changed, added or left out to get from one to the other. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const letter of one) {
    const before = row;
    row = [(before[0] ?? 0) + 1];
    for (let at = 0; at < other.length; at += 1) {
      const kept = (before[at] ?? 0) + (letter === other[at] ? 0 : 1);
      row.push(Math.min(kept, (before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}

/** The attribute with the fewest slips. */
const nearest = (written: string, names: readonly AttributeName[]) =>
  names
    .map((name) => ({ name, slips: distance(lettersOf(written), lettersOf(name)) }))
    .filter(({ slips }) => slips <= Math.min(SLIPS, lettersOf(written).length - SHORTEST))
    .sort((one, other) => one.slips - other.slips)[0]?.name;

/** Other scripts keep any values in data attributes, so these names are compared more strictly. */
function meantByData(written: string): AttributeName | undefined {
  const letters = lettersOf(written.slice(DATA.length));
  const same = ATTRIBUTE_NAMES.find((name) => lettersOf(name) === letters);
  return (
    same ??
    nearest(
      written,
      ATTRIBUTE_NAMES.filter((name) => name.startsWith(DATA)),
    )
  );
}

/** The attribute of the form that somebody probably meant. @param written the name of an attribute that it has not */
export function meantAttribute(written: string): AttributeName | undefined {
  if (OF_ANY_ELEMENT.test(written)) return undefined;
  if (written.startsWith(DATA)) return meantByData(written);
  const letters = lettersOf(written);
  const isPart = letters.length >= SHORTEST_PART;
  return (
    nearest(written, ATTRIBUTE_NAMES) ??
    ATTRIBUTE_NAMES.find((name) => isPart && lettersOf(name).includes(letters))
  );
}
