import { data } from 'react-router';
import { CallError } from '../../data/http.ts';
import { logFailure } from '../../data/outcome.ts';
import type { Answer, Reason } from './answers.ts';
import { FAILED } from './messages.ts';

const isReason = (code: string): code is Reason => Object.hasOwn(FAILED, code);

/** Of an API that gives no answer, or none that makes sense. */
const BAD_GATEWAY = 502;

/**
 * Does it, and says what became of it.
 * @param answer what else the page has to know to show what was typed, where it has no scripts
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
