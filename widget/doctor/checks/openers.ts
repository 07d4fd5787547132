import { ATTRIBUTE_NAMES, TAG } from '#contract/embed/element.ts';
import { FRAME_PATH, FRAME_SETTINGS } from '#contract/embed/frame.ts';
import { elementsBelow } from '../elements.ts';
import { type Found, found } from '../finding.ts';
import { cutOff } from './cut-off.ts';
import { distance, lettersOf } from './distance.ts';
import { ofTeaser } from './teasers.ts';
import { wrongValue } from './values.ts';
import { isShown } from './width.ts';

const PREFIX = `data-${TAG}-`;
const OPEN = `${PREFIX}open`;
const PLACES = ['middle', 'side'];

/** All that a button may have. */
const KNOWN = [OPEN, ...ATTRIBUTE_NAMES.map((name) => PREFIX + name)];

/** Shorter ones have nothing to do with the form. */
const SHORTEST = 'data-appraisal-'.length;

/** At most this many letters may be wrong. */
const SLIPS = 3;

/** The attribute that a button has not, and somebody probably meant. */
function meantOf(attribute: string): string | undefined {
  if (!attribute.startsWith('data-') || attribute.length < SHORTEST || KNOWN.includes(attribute))
    return undefined;
  const letters = lettersOf(attribute);
  const [nearest] = KNOWN.map((name) => ({ name, slips: distance(letters, lettersOf(name)) })).sort(
    (one, other) => one.slips - other.slips,
  );
  return nearest && nearest.slips <= SLIPS ? nearest.name : undefined;
}

function ofPlace(opener: Element): Found[] {
  const place = opener.getAttribute(OPEN) ?? '';
  return !place || PLACES.includes(place)
    ? []
    : [found('attribute-value', OPEN, place, 'middle', PLACES.join(' | '))];
}

const ofSettings = (opener: Element): Found[] =>
  ATTRIBUTE_NAMES.flatMap((name) =>
    wrongValue(name, opener.getAttribute(PREFIX + name) ?? '', PREFIX + name),
  );

const ofNames = (element: Element): Found[] =>
  element.getAttributeNames().flatMap((name) => {
    const guess = meantOf(name);
    return guess ? [found('attribute-name', name, guess, element.getAttribute(name) ?? '')] : [];
  });

function ofFrame(frame: HTMLIFrameElement): Found[] {
  const { searchParams } = new URL(frame.src);
  return [
    ...FRAME_SETTINGS.flatMap((name) => wrongValue(name, searchParams.get(name) ?? '')),
    ...(isShown(frame) ? cutOff(frame) : []),
  ];
}

/** Checks the buttons and teasers that open the form and the frames that show it: the form may come only when they are used. */
export function openers(site: string): Found[] {
  const elements = elementsBelow(document).filter(({ localName }) => localName !== TAG);
  const frames = document.querySelectorAll<HTMLIFrameElement>(`iframe[src^="${site}${FRAME_PATH}"]`);
  return [
    ...elements.flatMap((element) => [
      ...ofPlace(element),
      ...ofSettings(element),
      ...ofNames(element),
      ...ofTeaser(element),
    ]),
    ...[...frames].flatMap(ofFrame),
  ];
}
