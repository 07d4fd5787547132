import type { PlaceFacts } from '#contract/life/facts.ts';
import { seesContact } from '#contract/life/place-states.ts';
import { heldBack, type KnownSeller, withoutContact } from './hold-back.ts';

/**
 * How somebody reads the words of a request. All that make goods or texts of a seller readable ask for one, so that
 * none of them can forget what a shop may not see yet.
 */
export interface Reading {
  /** Words that the seller has typed. */
  typed(text: string): string;
  /** Names of the catalogue, or what was sent in their place. */
  named(text: string): string;
}

const whole = (text: string) => text;

/** The seller and the operator read all that was typed. */
export const WHOLE: Reading = { typed: whole, named: whole };

/** A shop reads no contact between the goods before it has the contact. */
export const readingOf = (request: KnownSeller, facts: PlaceFacts, now: Date): Reading =>
  seesContact(facts, now) ? WHOLE : { typed: (text) => heldBack(text, request), named: withoutContact };
