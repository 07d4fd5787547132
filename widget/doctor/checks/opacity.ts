import { parentOf } from '../../around/parent-of.ts';
import { type Check, found } from '../finding.ts';
import { elementName } from '../name-of.ts';
import { isShown } from './width.ts';

/** Pages let their parts appear as visitors scroll to them. */
const isAppearing = (element: Element) =>
  /[1-9]/.test(getComputedStyle(element).transitionDuration) || element.getAnimations().length > 0;

/** Checks that the form is not transparent. */
export const opacity: Check = ({ form }) => {
  if (!isShown(form)) return [];
  for (let at: Element | null = form; at; at = parentOf(at))
    if (Number(getComputedStyle(at).opacity) === 0)
      return [isAppearing(at) ? found('hidden') : found('transparent', elementName(at))];
  return [];
};
