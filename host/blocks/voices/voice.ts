import type { PEOPLE } from '#art/index/people.ts';
import type { Drawing } from '#contract/site/picture.ts';
import type { PublishedVoice } from '#contract/site/site-content.ts';

/** A customer's voice, beside a drawn portrait (never a photograph) of someone of that age and sex. */
export interface Voice {
  portrait: keyof typeof PEOPLE;
  title: string;
  text: string;
  /** Age, sex and prefecture: 50代・女性・東京都. */
  person: string;
}

/** A voice on a page. Only examples have a drawing. */
export interface ShownVoice extends PublishedVoice {
  drawing?: Drawing;
}
