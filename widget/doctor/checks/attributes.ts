import { ATTRIBUTE_NAMES } from '#contract/embed/element.ts';
import { type Check, type Found, found } from '../finding.ts';
import { meantAttribute } from './meant-attribute.ts';
import { wrongValue } from './values.ts';

const isKnown = (name: string) => ATTRIBUTE_NAMES.some((one) => one === name);

const wrongValues = (form: HTMLElement): Found[] =>
  ATTRIBUTE_NAMES.flatMap((name) => wrongValue(name, form.getAttribute(name) ?? ''));

function wrongNames(form: HTMLElement): Found[] {
  return form
    .getAttributeNames()
    .filter((name) => !isKnown(name))
    .flatMap((name) => {
      const guess = meantAttribute(name);
      return guess ? [found('attribute-name', name, guess, form.getAttribute(name) ?? '')] : [];
    });
}

/** Checks the names and values of the element's attributes. */
export const attributes: Check = ({ form }) => [...wrongValues(form), ...wrongNames(form)];
