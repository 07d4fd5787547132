import { parentOf } from '../../around/parent-of.ts';
import { type Check, found } from '../finding.ts';
import { elementName } from '../name-of.ts';
import { isShown } from './width.ts';

/** Checks that the page lets a visitor use the form that it shows. */
export const inert: Check = ({ form }) => {
  if (!isShown(form)) return [];
  for (let at: Element | null = form; at; at = parentOf(at))
    if (at.hasAttribute('inert')) return [found('inert', elementName(at))];
  return [];
};
