import { TAG } from '#contract/embed/tag.ts';
import {
  TEASER_CHOICES,
  type TeaserKind,
  type TeaserOption,
  teaserAttribute,
} from '#contract/embed/teaser.ts';

/** The attributes of a teaser that begin so are those of its form, as with any button that opens the dialog. */
export const FORM_PREFIX = `data-${TAG}-`;

/** The text of an option; null if it is absent. */
export const optionOf = (marker: Element, option: TeaserOption): string | null =>
  marker.getAttribute(teaserAttribute(option));

/** A choice of an option's list. The doctor names a text that is none of them. */
export function choiceOf<Option extends keyof typeof TEASER_CHOICES>(
  marker: Element,
  option: Option,
): (typeof TEASER_CHOICES)[Option][number] {
  const choices: readonly (typeof TEASER_CHOICES)[Option][number][] = TEASER_CHOICES[option];
  return (
    choices.find((choice) => choice === optionOf(marker, option)) ?? (choices[0] as (typeof choices)[number])
  );
}

/** How the teaser looks. */
export const kindOf = (marker: Element): TeaserKind => choiceOf(marker, '');

/** An attribute of the form that the teaser opens. */
export const ofForm = (marker: Element, name: 'medium-uuid' | 'scheme' | 'storage' | 'variant'): string =>
  marker.getAttribute(FORM_PREFIX + name) ?? '';
