/** The part of the widget for servers, which paint the first step in the HTML of their pages. */
import firstPaintCss from './first-paint/first-paint.css?inline';
import ableCss from './parts/able-shops/able-shops.css?inline';
import barsCss from './parts/app/page-bars.css?inline';
import { SWIPER_CSS } from './parts/carousel/swiper-css.ts';
import noticeCss from './parts/contact-hint/contact-notice.css?inline';
import continuingCss from './parts/continuing/continuing.css?inline';
import copyCss from './parts/copy-picker/copy-picker.css?inline';
import customerCss from './parts/customer.css?inline';
import dialogsCss from './parts/dialogs.css?inline';
import draftCss from './parts/draft-notice/draft-notice.css?inline';
import formCss from './parts/form.css?inline';
import givenCss from './parts/given/given.css?inline';
import toolsCss from './parts/item-tools/item-tools.css?inline';
import phoneCss from './parts/phone-panel/phone-panel.css?inline';
import photosCss from './parts/photos-field/photos-field.css?inline';
import pickerCss from './parts/picker/picker.css?inline';
import sharedCss from './parts/shared-photos/shared-photos.css?inline';
import ribbonCss from './parts/test-ribbon/test-ribbon.css?inline';
import thanksCss from './parts/thanks.css?inline';
import undoCss from './parts/undo-notice/undo-notice.css?inline';

export { firstStep } from './element/prerender.tsx';
export { rememberPress } from './first-paint/remember-press.ts';

/** The styles of the first step, as the form has them once it is there. */
export const FIRST_STEP_CSS = firstPaintCss + formCss;

/**
 * All style sheets of the form. Browsers that cannot adopt style sheets get each as a style element, which a policy
 * without a nonce has to allow.
 */
export const FORM_STYLES: readonly string[] = [
  firstPaintCss,
  formCss,
  dialogsCss,
  barsCss,
  draftCss,
  photosCss,
  phoneCss,
  givenCss,
  continuingCss,
  ableCss,
  toolsCss,
  pickerCss,
  copyCss,
  sharedCss,
  noticeCss,
  undoCss,
  customerCss,
  ribbonCss,
  thanksCss,
  SWIPER_CSS,
];
