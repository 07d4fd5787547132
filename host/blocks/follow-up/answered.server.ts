import { data } from 'react-router';
import { CallError } from '../../data/http.ts';
import { logFailure } from '../../data/outcome.ts';
import type { Answer, Reason } from './answers.ts';
import { FAILED } from './messages.ts';

const isReason = (code: string): code is Reason => Object.hasOwn(FAILED, code);

/** For an API without an answer, or with an unusable one. */
const BAD_GATEWAY = 502;

/**
 * Does the work, and returns its result.
 * @param answer the other data that the page needs to show the typed texts, where it has no scripts
 */
export async function answered<Kind extends Answer>(answer: Kind, work: () => Promise<unknown>) {
  try {
    await work();
    return data<Kind>({ ...answer, reason: undefined });
  } catch (error) {
    const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
    const reason = isReason(code) ? code : 'no_answer';
    if (reason === 'no_answer') logFailure(answer.intent, error);
    return data<Kind>({ ...answer, reason }, { status: status || BAD_GATEWAY });
  }
}
