import { ATTRIBUTE_NAMES, ATTRIBUTES, type Attribute } from '#contract/element.ts';
import { type Check, type Found, found } from '../finding.ts';
import { meantAttribute } from './meant-attribute.ts';

const isKnown = (name: string) => ATTRIBUTE_NAMES.some((known) => known === name);

function wrongValues(form: HTMLElement): Found[] {
  return ATTRIBUTE_NAMES.flatMap((name) => {
    const attribute: Attribute = ATTRIBUTES[name];
    const value = form.getAttribute(name)?.trim() ?? '';
    if (!value || attribute.parse(value) !== undefined) return [];
    return name === 'medium-uuid'
      ? [found('medium-malformed', value)]
      : [found('attribute-value', name, value, attribute.default, attribute.allowed)];
  });
}

function wrongNames(form: HTMLElement): Found[] {
  return form
    .getAttributeNames()
    .filter((name) => !isKnown(name))
    .flatMap((name) => {
      const meant = meantAttribute(name);
      return meant ? [found('attribute-name', name, meant, form.getAttribute(name) ?? '')] : [];
    });
}

/** Checks the names and values of the element's attributes. */
export const attributes: Check = ({ form }) => [...wrongValues(form), ...wrongNames(form)];
