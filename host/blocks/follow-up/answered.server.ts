import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { CallError } from '../../data/http.ts';
import { logFailure } from '../../data/outcome.ts';
import type { ActAnswer, Reason } from './answers.ts';
import { FAILED } from './messages.ts';

/** The reason behind the code of a refusal; undefined: the page has no words for it. */
const reasonOf = (code: string): Reason | undefined =>
  code === 'invalid_body' ? 'not_taken' : isKeyOf(FAILED, code) ? code : undefined;

/** For an API without an answer, or with an unusable one. */
const BAD_GATEWAY = 502;

/**
 * Does the work, and returns its result.
 * @param answer the other data that the page needs to show the typed texts, where it has no scripts
 */
export async function answered<Kind extends ActAnswer>(answer: Kind, work: () => Promise<unknown>) {
  try {
    await work();
    return data<Kind>({ ...answer, reason: undefined });
  } catch (error) {
    const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
    const reason = reasonOf(code) ?? 'no_answer';
    if (reason === 'no_answer') logFailure(answer.intent, error);
    return data<Kind>({ ...answer, reason }, { status: status || BAD_GATEWAY });
  }
}
