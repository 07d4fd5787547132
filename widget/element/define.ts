/** The element for pages that bundle it: with the styles that the script of other pages brings. */
import '../first-paint/own-styles.ts';

export { type AppraisalFormElement, define } from './element.tsx';
