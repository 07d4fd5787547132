import { ATTRIBUTE_NAMES, type AttributeName, TAG } from '#contract/embed/element.ts';
import { distance, lettersOf } from './distance.ts';

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

/** The attribute with the fewest slips. */
const nearest = (
  text: string,
  names: readonly AttributeName[],
  most = Math.min(SLIPS, lettersOf(text).length - SHORTEST),
) =>
  names
    .map((name) => ({ name, slips: distance(lettersOf(text), lettersOf(name)) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips)[0]?.name;

/** Buttons that open the form have its attributes under this name. */
const OF_BUTTONS = new RegExp(`^data-(${TAG}-)?`);

/** Letters for each slip in a data attribute. */
const LETTERS_A_SLIP = 5;

/** Other scripts keep any values in data attributes, so these names are compared more strictly. */
function meantByData(text: string): AttributeName | undefined {
  const letters = lettersOf(text.replace(OF_BUTTONS, ''));
  const most = Math.min(SLIPS, letters.length / LETTERS_A_SLIP);
  return (
    nearest(letters, ATTRIBUTE_NAMES, most) ??
    nearest(
      text,
      ATTRIBUTE_NAMES.filter((name) => name.startsWith(DATA)),
      1,
    )
  );
}

/** The attribute of the form that somebody probably meant. @param written the name of an attribute that it has not */
export function meantAttribute(text: string): AttributeName | undefined {
  if (OF_ANY_ELEMENT.test(text)) return undefined;
  if (text.startsWith(DATA)) return meantByData(text);
  const letters = lettersOf(text);
  const isPart = letters.length >= SHORTEST_PART;
  return (
    nearest(text, ATTRIBUTE_NAMES) ??
    ATTRIBUTE_NAMES.find((name) => isPart && lettersOf(name).includes(letters))
  );
}
