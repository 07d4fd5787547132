import {
  APPEARS,
  allowedOf,
  TEASER_CHOICES,
  TEASER_OPTIONS,
  type TeaserOption,
  takesValue,
  teaserAttribute,
} from '#contract/embed/teaser.ts';
import { type Found, found } from '../finding.ts';
import { distance, lettersOf } from './distance.ts';

const ATTRIBUTES = TEASER_OPTIONS.map(teaserAttribute);

/** The option that the name of an attribute is nearest to. */
function nearestTo(attribute: string): string {
  const letters = lettersOf(attribute);
  const slipsOf = (name: string) => distance(letters, lettersOf(name));
  return ATTRIBUTES.reduce((one, other) => (slipsOf(other) < slipsOf(one) ? other : one));
}

/** A selector may be right and still name nothing. */
function namesSomething(selector: string): boolean {
  try {
    return document.querySelector(selector) !== null;
  } catch {
    return false;
  }
}

function isUsed(option: TeaserOption, text: string): boolean {
  return option === 'seen' && text ? namesSomething(text) : takesValue(option, text);
}

function ofValue(option: TeaserOption, text: string): Found[] {
  const [fallback = ''] =
    option in TEASER_CHOICES ? TEASER_CHOICES[option as keyof typeof TEASER_CHOICES] : [];
  // A page may compare several.
  return text
    .split('|')
    .map((one) => one.trim())
    .filter((one) => one && !isUsed(option, one))
    .map((one) => found('attribute-value', teaserAttribute(option), one, fallback, allowedOf(option)));
}

/** Checks the options of a teaser, where an element asks for one. */
export function ofTeaser(element: Element): Found[] {
  if (!element.hasAttribute(APPEARS)) return [];
  const names = element.getAttributeNames().filter((name) => name.startsWith(APPEARS));
  return names.flatMap((name) => {
    const text = element.getAttribute(name) ?? '';
    const option = TEASER_OPTIONS.find((one) => teaserAttribute(one) === name);
    return option === undefined
      ? [found('attribute-name', name, nearestTo(name), text)]
      : ofValue(option, text);
  });
}
