import { isKeyOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import { LINK_CALLS } from '#server/calls/link-calls.ts';
import { LINK_ACTS } from '#server/quotes/link-acts.ts';

/** Everything behind links, as calls. */
export const {
  answerCase,
  answerCaseOfShop,
  answerReview,
  answerShop,
  askForBetter,
  askSeller,
  assignLead,
  chooseShops,
  correctRequest,
  declineLead,
  eraseOwnRequest,
  giveQuote,
  inviteVisit,
  noteOpened,
  notePaper,
  openContact,
  preferContact,
  readLead,
  readOwnRequest,
  refuseShop,
  releaseContact,
  reopenRequest,
  reportCall,
  reportSeller,
  reportShop,
  rewriteReview,
  takeBackReport,
  takeBackReportOfShop,
  takeBackVisit,
  tellOutcome,
  tellShopOutcome,
  undoChoice,
  undoRefusal,
  withdrawItem,
  withdrawRequest,
  writeReview,
} = LINK_CALLS;
export { LINK_CALLS };

/** True for a call that is for the shop of a lead, not for the seller. */
export function isOfLead({ path }: Pick<Call, 'path'>): boolean {
  const name = path.split('/').at(-1) ?? '';
  return isKeyOf(LINK_ACTS, name) && LINK_ACTS[name].kind === 'lead';
}
