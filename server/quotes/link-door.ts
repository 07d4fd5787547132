import { inputOf, type Outcome, outcomeOf } from '../base/outcome.ts';
import { guarded } from '../limits/guarded.ts';
import type { Visitor } from '../limits/visitor.ts';
import type { LinkTools } from './link-act.ts';
import { type LinkActName, type LinkAnswerOf, linkActOf } from './link-acts.ts';
import { openLeadLink, openOwnLink } from './open-link.ts';

/** Asks for an act behind a link. The token is the only key; its row reads the input. */
export type AskLink = <Name extends LinkActName>(
  token: string,
  name: Name,
  input: object,
  from: Visitor,
) => Promise<Outcome<LinkAnswerOf<Name>>>;

/** The same for a page that is made for its visitor. */
export type AskLinkOfPage = <Name extends LinkActName>(
  token: string,
  name: Name,
  input: object,
) => Promise<Outcome<LinkAnswerOf<Name>>>;

/** The way of our own pages to what is behind links, in the process. */
export const linkDoor =
  (tools: LinkTools, onFailure: (error: unknown) => void = () => {}): AskLink =>
  (token, name, input, from) =>
    outcomeOf(
      () => guarded(tools.limits, from.ip, () => behindLink(tools, token, name, input, from)),
      onFailure,
    );

/**
 * Does an act of the table behind a link.
 * @throws Refusal unknown_link, expired_link, erased_request, and those of the act
 */
export async function behindLink<Name extends LinkActName>(
  tools: LinkTools,
  token: string,
  name: Name,
  input: unknown,
  from: Visitor,
): Promise<LinkAnswerOf<Name>> {
  const row = linkActOf(name);
  const open = row.kind === 'lead' ? openLeadLink : openOwnLink;
  const link = await open(tools, token);
  return row.run(tools, link as Parameters<typeof row.run>[1], inputOf(row.asks, input), from);
}
