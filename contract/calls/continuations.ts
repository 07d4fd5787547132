import * as z from 'zod/mini';
import { tokenText } from '../schemas/bounds.ts';
import {
  CONTINUED_STATES,
  continuingDevice,
  keptContinuation,
  openedContinuation,
} from '../schemas/continuation.ts';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';
import { CONTINUATION_PATHS } from './continuation-rows.ts';

/*
 * 「続きをメールで受け取る」: answers and photos are kept for some days, and a mail leads to them. Its token stands in bodies
 * only, since addresses are logged.
 */

const body = ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body'] as const;
const link = ['unknown_link', 'too_many_requests'] as const;

/**
 * Keeps a draft and sends the mail: the field `continuation` as JSON, each item as JSON in a field `item`, and the
 * photos of the n-th item in `photos[n]`, counted from 0.
 */
export const keepContinuation = {
  method: 'POST',
  path: CONTINUATION_PATHS.keep,
  body: 'multipart',
  answer: keptContinuation,
  refusals: [
    'malformed',
    'malformed_form',
    'stalled',
    'too_large',
    'too_much',
    'unsupported_content_type',
    'invalid_body',
    'invalid_submission',
    'unproved_tester',
    'too_many_requests',
  ],
} as const satisfies Call;

/** The draft behind a mail. The browser becomes one that may go on; it does so by `holdContinuation`. */
export const openContinuation = {
  method: 'POST',
  path: CONTINUATION_PATHS.open,
  body: z.object({ token: tokenText }),
  answer: openedContinuation,
  refusals: [...body, ...link],
} as const satisfies Call;

/** A photo of the draft, as its file. */
export const continuedPhotoFile = {
  method: 'POST',
  path: CONTINUATION_PATHS.photo,
  body: z.object({ token: tokenText, number: z.int().check(z.gte(0), z.lte(999)) }),
  answer: anything,
  refusals: [...body, ...link, 'not_found'],
} as const satisfies Call;

/** Says which browser goes on; with `takes`, this one does from now on. */
export const holdContinuation = {
  method: 'POST',
  path: CONTINUATION_PATHS.hold,
  body: z.extend(continuingDevice, { takes: z.boolean() }),
  answer: z.object({ state: z.enum(CONTINUED_STATES) }),
  refusals: body,
} as const satisfies Call;

/** Erases the draft: the request is sent, or the seller wants it gone. Answers the same if it is gone already. */
export const endContinuation = {
  method: 'POST',
  path: CONTINUATION_PATHS.end,
  body: continuingDevice,
  answer: anything,
  refusals: body,
} as const satisfies Call;
