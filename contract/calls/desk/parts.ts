import * as z from 'zod/mini';
import { PERSON_LIMITS } from '../../desk.ts';
import { isEmail } from '../../email.ts';

/*
 * The calls of the desks are for our own pages, which send the session as a bearer token, so they are not in the
 * document of the public API.
 */

export const email = z.string().check(z.refine(isEmail));
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(PERSON_LIMITS.name));
export const uuid = z.object({ uuid: z.guid() });
export const after = z.object({ after: z.optional(z.string()) });

export const OF_BODIES = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;
export const OF_PEOPLE = ['not_signed_in', 'not_allowed'] as const;
