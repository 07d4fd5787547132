import * as z from 'zod/mini';
import type { ContinuedState, OpenedContinuation } from '../schemas/continuation.ts';
import { anything } from '../schemas/lenient.ts';
import type { Call } from './call.ts';

/** The places of the calls about answers that a mail leads to. */
export const CONTINUATION_PATHS = {
  keep: '/v1/continuations',
  open: '/v1/continuations/open',
  photo: '/v1/continuations/photo',
  hold: '/v1/continuations/hold',
  end: '/v1/continuations/end',
} as const;

/*
 * The calls as forms make them: without the rules that only the server reads (continuations.ts), whose code would come
 * with the questions about goods. Forms make them to the server that they come from, and to no other.
 */

const rowOf = <Answer extends z.ZodMiniType>(path: Call['path'], answer: Answer) =>
  ({ method: 'POST', path, body: anything, answer, refusals: [] }) as const satisfies Call;

const keeping = z.object({ uuid: z.string(), device: z.string(), until: z.string() });

export const KEEP_CONTINUATION = { ...rowOf(CONTINUATION_PATHS.keep, keeping), body: 'multipart' } as const;
export const OPEN_CONTINUATION = rowOf(
  CONTINUATION_PATHS.open,
  anything as unknown as z.ZodMiniType<OpenedContinuation>,
);
export const HOLD_CONTINUATION = rowOf(
  CONTINUATION_PATHS.hold,
  anything as unknown as z.ZodMiniType<{ state: ContinuedState }>,
);
export const END_CONTINUATION = rowOf(CONTINUATION_PATHS.end, anything);
