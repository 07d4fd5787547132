import { assignmentActs } from './assignment.ts';
import { caseActs } from './cases.ts';
import { choiceActs } from './choice.ts';
import { goodsActs } from './goods.ts';
import { leadActs } from './lead.ts';
import type { LinkRow } from './link-act.ts';
import { outcomeActs } from './outcome.ts';
import { requestActs } from './own-request.ts';
import { questionActs } from './questions.ts';
import { visitActs } from './visit.ts';

/** Everything that sellers and shops read and do behind their links. */
export const LINK_ACTS = {
  ...requestActs,
  ...choiceActs,
  ...goodsActs,
  ...questionActs,
  ...outcomeActs,
  ...visitActs,
  ...caseActs,
  ...leadActs,
  ...assignmentActs,
};

type Acts = typeof LINK_ACTS;
export type LinkActName = keyof Acts;
export type LinkAnswerOf<Name extends LinkActName> = Awaited<ReturnType<Acts[Name]['run']>>;

/** A request as its seller sees it. */
export type OwnRequest = LinkAnswerOf<'readOwnRequest'>;
/** A request as one of its shops sees it. */
export type Lead = LinkAnswerOf<'readLead'>;

export type FollowUpItem = OwnRequest['items'][number];
export type ShownCase = Lead['cases'][number];
export type Question = OwnRequest['shops'][number]['questions'][number];

export const linkActOf = <Name extends LinkActName>(name: Name) =>
  LINK_ACTS[name] as unknown as LinkRow<'request' | 'lead', unknown, LinkAnswerOf<Name>>;
