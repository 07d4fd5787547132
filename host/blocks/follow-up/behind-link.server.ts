import { data } from 'react-router';
import type { LinkActName, LinkAnswerOf } from '#server/quotes/link-acts.ts';
import { CallError } from '../../data/http.ts';
import type { Site } from '../../settings/context.ts';

/** Asks for something behind a link. */
export type BehindLink = <Name extends LinkActName>(
  name: Name,
  input?: object,
) => Promise<LinkAnswerOf<Name>>;

/**
 * The way to what is behind a link, in this process. Where the API is on another server there is nothing behind links here.
 * @returns rejects with a CallError where an act is refused
 */
export function behindLink({ link }: Pick<Site, 'link'>, token: string): BehindLink {
  if (!link) throw data(null, { status: 404, statusText: 'No links here' });
  return async <Name extends LinkActName>(name: Name, input: object = {}) => {
    const { answer, refusal } = await link(token, name, input);
    if (refusal) throw new CallError(refusal.message, refusal);
    return answer as LinkAnswerOf<Name>;
  };
}
