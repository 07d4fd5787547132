import * as z from 'zod/mini';
import { after, uuid } from '#contract/calls/desk/parts.ts';
import { askedText } from '#contract/schemas/asked.ts';

export { after, email, name, origin, shopCells, worksFor } from '#contract/calls/desk/parts.ts';

/** The thing that a view or an act is about. */
export const ofOne = uuid;

/** A list of things in one state. */
export const ofState = z.extend(after, { state: askedText });
