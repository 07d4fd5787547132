import { pageFooter, pageHeader } from '../../base/page-bars.ts';
import { beforeScroll } from '../../state/before-scroll.ts';
import type { FormState } from '../../state/form-state.ts';
import { adopt } from '../styles.ts';
import barsCss from './page-bars.css?inline';

/** Sets a property of the form, unless it has the value: all styles would be calculated again. */
function tell(root: ShadowRoot, name: string, pixels: number): void {
  const style = root.querySelector<HTMLElement>('.form')?.style;
  if (`${pixels}px` !== (style?.getPropertyValue(name) || '0px')) style?.setProperty(name, `${pixels}px`);
}

/**
 * Tells the styles how much bars of the page cover at the edges of the screen, each time that the form is about to
 * scroll, so that nothing ends below them. Where the page ends with the form, the form gets so much room at its end.
 * @returns stops it
 */
export function heedBars(root: ShadowRoot, { navigation }: FormState): () => void {
  const { host } = root;
  adopt(root, barsCss);
  return beforeScroll(navigation, () => {
    const footer = pageFooter(host);
    const { scrollTop, scrollHeight } = document.documentElement;
    const below = scrollHeight - scrollTop - host.getBoundingClientRect().bottom;
    tell(root, '--af-page-header', pageHeader(host));
    tell(root, '--af-page-footer', footer);
    tell(root, '--af-page-end', below < footer ? footer : 0);
  });
}
