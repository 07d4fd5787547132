import * as z from 'zod/mini';
import { isDay } from '../base/japanese-days.ts';
import { LIMITS } from '../base/limits.ts';
import { CONTACT_HOURS } from '../life/follow-up.ts';
import { VISIT_LIMITS, VISIT_PEOPLE } from '../life/visit.ts';
import { keyOf, shortList } from './bounds.ts';

/* Inputs of a seller about a visit of a shop at home. */

const day = z.string().check(z.length(10), z.refine(isDay));
const some = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  shortList(item, most).check(z.minLength(1));

const invitation = z.object({
  /** The goods that are talked about, by their places in the request from 0. */
  items: some(z.int().check(z.minimum(0)), LIMITS.items),
  /** In Japan: 2026-11-30. */
  days: some(day, VISIT_LIMITS.days),
  hours: some(keyOf(CONTACT_HOURS), Object.keys(CONTACT_HOURS).length),
  people: some(keyOf(VISIT_PEOPLE), Object.keys(VISIT_PEOPLE).length),
});

/** The seller has agreed to the sentence of the invitation. */
export const visitInvitation = z.extend(invitation, { shop: z.uuid(), asked: z.literal(true) });

export const visitTakenBack = z.object({ shop: z.uuid() });

/** Null: the day is cleared. */
export const notedPaper = z.object({ shop: z.uuid(), day: z.nullable(day) });
