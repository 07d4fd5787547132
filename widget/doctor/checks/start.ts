import { TAG } from '#contract/embed/element.ts';
import { SCRIPT_ORIGIN } from '../../base/script-origin.ts';
import { paintedIn } from '../../first-paint/hand-over.ts';
import { type Check, found } from '../finding.ts';

const isOurs = ({ prototype }: CustomElementConstructor) => 'goTo' in prototype;

/** Whether the form reacts, and its first step is no longer a painted one. */
export function isAlive({ shadowRoot: root }: HTMLElement): boolean {
  return Boolean(root && !paintedIn(root) && root.querySelector('[part=form], .frame'));
}

/** Whether the form has said that it does not start. Its message is in the painted step, or below the element. */
export const hasFailed = (form: HTMLElement): boolean =>
  [form, form.nextElementSibling].some((one) => one?.shadowRoot?.querySelector('.missing'));

/** Checks that the element is the form's, and has come. */
export const definition: Check = () => {
  const Element = customElements.get(TAG);
  if (!Element) return [found('form-missing', SCRIPT_ORIGIN)];
  return isOurs(Element) ? [] : [found('tag-taken')];
};

/** Checks that the form has started. */
export const start: Check = ({ form }) => {
  const Element = customElements.get(TAG);
  return Element && isOurs(Element) && !isAlive(form) ? [found('not-started')] : [];
};
