import { PEOPLE } from '#art/index/people.ts';
import type { PublishedVoice } from '#contract/site/site-content.ts';
import type { ShownVoice, Voice } from './voice.ts';

/** The voices of customers; as long as there are none, the examples with their portraits. */
export const shownVoices = (
  reviews: readonly PublishedVoice[],
  examples: readonly Voice[],
): readonly ShownVoice[] =>
  reviews.length > 0
    ? reviews
    : examples.map(({ portrait, ...voice }) => ({ ...voice, drawing: PEOPLE[portrait] }));
