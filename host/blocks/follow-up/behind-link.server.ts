import type { LinkActName, LinkAnswerOf } from '#server/quotes/link-acts.ts';
import { CallError } from '../../data/http.ts';
import { servedHere } from '../../data/served-here.ts';
import type { Site } from '../../settings/context.ts';
import { FOLLOW_UP } from './messages.ts';

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
  const ask = servedHere(link, FOLLOW_UP.notHere);
  return async <Name extends LinkActName>(name: Name, input: object = {}) => {
    const { answer, refusal } = await ask(token, name, input);
    if (refusal) throw new CallError(refusal.message, refusal);
    return answer as LinkAnswerOf<Name>;
  };
}
