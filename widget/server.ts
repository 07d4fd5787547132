/** What a server may import of the widget, to paint the first step in the HTML of its pages. */
import firstPaintCss from './first-paint/first-paint.css?inline';
import formCss from './parts/form.css?inline';

export { firstStep } from './first-paint/prerender.tsx';
export { rememberPress } from './first-paint/remember-press.ts';

/** The styles of the first step, as the form has them once it is there. */
export const FIRST_STEP_CSS = firstPaintCss + formCss;
