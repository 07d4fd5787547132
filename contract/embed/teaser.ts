/*
 * The teaser: a small thing in a page of a partner that opens the form in its dialog. Its options, each once: the script
 * (widget/teaser/), the component for React, the plugin for WordPress, the guide, the doctor and the documents are derived
 * from here. The descriptions are in contract/docs/teaser.ts, so that visitors do not download prose.
 */

/** A tab at the edge and a floating button stay in the page; a popover and a slider from the foot come at their moment. */
export const TEASERS = ['tab', 'button', 'popover', 'slider'] as const;
export type TeaserKind = (typeof TEASERS)[number];

/** Tells if a teaser of this kind waits for a moment, has a heading, and comes once. */
export const isCaller = (kind: TeaserKind): boolean => kind === 'popover' || kind === 'slider';

/** The options that choose from a list. The first choice is the default. */
export const TEASER_CHOICES = {
  '': TEASERS,
  side: ['right', 'left'],
  open: ['middle', 'side'],
} as const;

/** The moments for which a teaser may wait; the first that comes counts. */
export const TEASER_MOMENTS = ['after', 'scroll', 'leaving', 'seen'] as const;

/** A popover or a slider without a moment of its own comes after so many seconds, or at this share of the page. */
export const USUAL_MOMENT = { after: '30', scroll: '50' } as const;

/** The largest numbers that the moments take. The smallest is 1. */
export const MOST_OF_MOMENT = { after: 3600, scroll: 100 } as const;

/** The options whose presence counts, whatever their text. */
export const TEASER_FLAGS = ['leaving', 'after-consent'] as const;

/** The options by the ends of their attributes: `data-appears` for the first, `data-appears-side` and so on. */
export const TEASER_OPTIONS = [
  '',
  'side',
  'open',
  ...TEASER_MOMENTS,
  'text',
  'heading',
  'lead',
  'after-consent',
] as const;
export type TeaserOption = (typeof TEASER_OPTIONS)[number];

/** The attribute by which an element of a page, such as the script's own tag, asks for a teaser. */
export const APPEARS = 'data-appears';

/** The attribute of an option. */
export const teaserAttribute = (option: TeaserOption): string => (option ? `${APPEARS}-${option}` : APPEARS);

/** Tells if a text is a value of an option. */
export function takesValue(option: TeaserOption, text: string): boolean {
  if (option in TEASER_CHOICES)
    return TEASER_CHOICES[option as keyof typeof TEASER_CHOICES].some((choice) => choice === text);
  if (option in MOST_OF_MOMENT)
    return +text >= 1 && +text <= MOST_OF_MOMENT[option as keyof typeof MOST_OF_MOMENT];
  return true;
}

/** The allowed values of an option, in the words of the documentation. */
export function allowedOf(option: TeaserOption): string {
  if (option in TEASER_CHOICES) return TEASER_CHOICES[option as keyof typeof TEASER_CHOICES].join(' | ');
  if (option in MOST_OF_MOMENT) return `1 to ${MOST_OF_MOMENT[option as keyof typeof MOST_OF_MOMENT]}`;
  if (TEASER_FLAGS.some((flag) => flag === option)) return 'present | absent';
  return option === 'seen' ? 'a CSS selector' : 'text';
}

/** The details of its events. All bubble to the document; none carries personal data. */
export interface TeaserEvents {
  'appraisal-form:appear': { kind: string; variant: string };
  'appraisal-form:open': { kind: string; variant: string };
  'appraisal-form:dismiss': { kind: string; variant: string };
}

/** The events in the order in which a page meets them. */
export const TEASER_EVENTS = [
  'appraisal-form:appear',
  'appraisal-form:open',
  'appraisal-form:dismiss',
] as const satisfies (keyof TeaserEvents)[];
