import { data } from 'react-router';
import { CallError } from '../../data/http.ts';
import { logFailure } from '../../data/outcome.ts';

/** Why a page behind a link is not shown. */
export type Closed = 'unknown_link' | 'expired_link' | 'erased_request' | 'busy' | 'unavailable';

export type Opened<Value> = { value: Value; closed: null } | { value: null; closed: Closed };

const LINK = ['unknown_link', 'expired_link', 'erased_request'] as const satisfies Closed[];

function closedBy(error: unknown): { closed: Closed; status: number } {
  const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
  const reason = LINK.find((one) => one === code);
  if (reason) return { closed: reason, status };
  // Another API may have other words for the same.
  if (status === 404) return { closed: 'unknown_link', status };
  if (status === 410) return { closed: 'expired_link', status };
  if (status === 429) return { closed: 'busy', status };
  return { closed: 'unavailable', status: 503 };
}

/**
 * The content of a link, or why it opens nothing, with the matching status. It never throws: the screen of errors has
 * no advice for the owner of a link.
 * @param what names the page in the log
 */
export async function openedOrClosed<Value>(what: string, pending: Promise<Value>) {
  try {
    return data<Opened<Value>>({ value: await pending, closed: null });
  } catch (error) {
    const { closed, status } = closedBy(error);
    if (closed === 'unavailable') logFailure(what, error);
    return data<Opened<Value>>({ value: null, closed }, { status });
  }
}
