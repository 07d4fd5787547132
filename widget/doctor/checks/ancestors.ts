import { parentOf } from '../../around/parent-of.ts';
import { type Check, found } from '../finding.ts';
import { elementName } from '../name-of.ts';

/** Properties that make an element the containing block of fixed elements inside it, with the values that do not. */
const HOLDING = [
  ['transform', /^none$/],
  ['perspective', /^none$/],
  ['filter', /^none$/],
  ['backdropFilter', /^none$/],
  ['contain', /^(none|style|size|inline-size|size style)$/],
  ['willChange', /^(?!.*(transform|perspective|filter|contain))/],
] as const;

/** Overflow also holds back sticky elements while the page is scrolled. */
const CLIPPING = ['overflow', /^(visible|clip)( (visible|clip))?$/] as const;

const cssName = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function sticks({ shadowRoot }: Element): boolean {
  const bar = shadowRoot?.querySelector('[part=progress]');
  return Boolean(bar && getComputedStyle(bar).position === 'sticky');
}

/** Checks that no ancestor of the form holds back fixed or sticky elements. */
export const ancestors: Check = ({ form }) => {
  const properties = sticks(form) ? [...HOLDING, CLIPPING] : HOLDING;
  for (
    let at = parentOf(form);
    at && at !== document.body && at !== document.documentElement;
    at = parentOf(at)
  ) {
    const style = getComputedStyle(at);
    const match = properties.find(([property, free]) => style[property] && !free.test(style[property]));
    if (match) return [found('contained', elementName(at), `${cssName(match[0])}: ${style[match[0]]}`)];
  }
  return [];
};
