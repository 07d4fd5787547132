import * as z from 'zod/mini';
import { keyOf } from '#contract/schemas/bounds.ts';
import { inputOf } from '../base/outcome.ts';
import { type LookedAt, view, WORKING } from './act.ts';
import { ofOne } from './inputs.ts';
import { requestActs } from './request-acts.ts';
import { allow } from './rights.ts';

const { passOn, withdrawRequest, revokeLinks, correctRequest, eraseRequest, sendShopsAgain } = requestActs;

/** The acts about a request that can be looked at before they are done. */
const LOOKED_AT = {
  passOn,
  withdrawRequest,
  revokeLinks,
  correctRequest,
  eraseRequest,
  sendShopsAgain,
};

const lookedAt = (act: keyof typeof LOOKED_AT) => LOOKED_AT[act] as unknown as LookedAt<unknown>;

export const lookActs = {
  /** Says who would hear of an act about a request, and when the seller would. `shop`: that of `passOn`. */
  lookAtAct: view({
    may: WORKING,
    asks: z.extend(ofOne, { act: keyOf(LOOKED_AT), shop: z.optional(z.guid()) }),
    isCounted: true,
    async read({ by, ...tools }, { act, ...input }) {
      const row = lookedAt(act);
      allow(by, row.may);
      const { hearers, newsAt, isNothing } = await row.look(tools, by, inputOf(row.asks, input));
      return {
        hearers: hearers.map(({ isReachable, ...hearer }) => ({ ...hearer, reachable: isReachable })),
        news_at: newsAt,
        nothing: isNothing,
      };
    },
  }),
};
