import { type TeaserEvents, type TeaserKind, type TeaserOption, USUAL_MOMENT } from '../embed/teaser.ts';

/** Descriptions of the teaser, for docs/embedding.md, the package on npm and the guide. */

export const TEASER_OPTION_DOCS: Record<TeaserOption, string> = {
  '': 'tab: at the edge of the screen. button: in its lower corner. popover: a card above that corner. slider: from the foot of the screen. Tab and button stay; popover and slider come once.',
  side: 'The edge or corner.',
  open: 'Where the form opens on large screens.',
  after: `Comes after so many seconds. A popover or a slider without a moment of its own comes after ${USUAL_MOMENT.after} seconds or at ${USUAL_MOMENT.scroll} % of the page.`,
  scroll: 'Comes when so many percent of the page have been scrolled.',
  leaving:
    'Comes when the pointer leaves the page by its upper edge; on touch screens, when it is scrolled up quickly by most of a screen.',
  seen: 'Comes when one of these elements is in the window.',
  text: 'The words of the button.',
  heading: 'The heading of a popover or a slider.',
  lead: 'The line below it.',
  'after-consent': 'Waits until your page removes this attribute: do so when the visitor has agreed.',
};

/** The names of the kinds on the screen. */
export const TEASER_LABELS: Record<TeaserKind, string> = {
  tab: '端のタブ',
  button: '浮かぶボタン',
  popover: '小さな案内',
  slider: '下から出る案内',
};

export const TEASER_EVENT_DOCS: Record<keyof TeaserEvents, string> = {
  'appraisal-form:appear': 'The teaser is in the page.',
  'appraisal-form:open': 'It has opened the form.',
  'appraisal-form:dismiss': 'The visitor has closed it.',
};

/** Custom properties, on `:root` of the page. Those of the form with the same names count as well. */
export const TEASER_STYLE_DOCS = {
  '--appraisal-ink': 'Ground of tab and button, text of the others.',
  '--appraisal-paper': 'Text of tab and button, ground of the others.',
  '--appraisal-accent': 'Lines, and the button of popover and slider.',
  '--appraisal-font': 'Fonts of text.',
  '--appraisal-teaser-font': 'Fonts of headings, tab and button.',
  '--appraisal-teaser-offset':
    'Distance from the foot of the screen: `64px`. Without it a teaser stands above fixed bars and buttons of the page there.',
  '--appraisal-teaser-layer': 'Its `z-index`; 990 without it.',
} as const;
