import type { Translation } from '#contract/language/words.ts';
import type { CASE_PHOTOS_FAILED, CASES, CASES_OF } from '../blocks/cases/messages.ts';
import type { FAILED, FOLLOW_UP, OUTCOME, UNAVAILABLE } from '../blocks/follow-up/messages.ts';
import type { VISIT_RIGHTS } from '../blocks/visit-rights/messages.ts';
import type { DEMO_RIBBON, ERRORS, FRAME } from '../frame/messages.ts';
import type * as Request from '../pages/request/messages.ts';
import type * as Visit from '../pages/request/visit/messages.ts';
import type { TRAP } from '../ui/form/messages.ts';

/** Refusals of shops alone, which no seller reads. */
type OfShops =
  | 'declined_lead'
  | 'passed_lead'
  | 'refused_lead'
  | 'decided_request'
  | 'contact_withheld'
  | 'contact_closed'
  | 'invalid_quote'
  | 'too_many_questions'
  | 'no_better_quote';

/** The words of the frame around a page for one reader. */
type OfFrame =
  | 'skip'
  | 'help'
  | 'privacy'
  | 'opensNewTab'
  | 'copyright'
  | 'toTop'
  | 'faq'
  | 'contact'
  | 'languages';

/** The words of the pages of sellers in another language, by the names of their rooms. */
export interface PageRooms {
  'case-photos-failed': Translation<typeof CASE_PHOTOS_FAILED>;
  cases: Translation<typeof CASES>;
  'cases-seller': Translation<typeof CASES_OF.seller>;
  'demo-ribbon': Translation<typeof DEMO_RIBBON>;
  errors: Translation<typeof ERRORS>;
  failed: Translation<Omit<typeof FAILED, OfShops>>;
  'follow-up': Translation<typeof FOLLOW_UP>;
  frame: Translation<Pick<typeof FRAME, OfFrame>>;
  'lost-link': Translation<typeof Request.LOST_LINK>;
  outcome: Translation<typeof OUTCOME>;
  request: Translation<typeof Request.REQUEST>;
  'request-correction': Translation<typeof Request.CORRECTION>;
  'request-counts': Translation<typeof Request.SHOP_COUNT_WORDS>;
  'request-decision': Translation<typeof Request.DECISION>;
  'request-endings': Translation<typeof Request.ENDINGS>;
  'request-goods': Translation<typeof Request.GOODS_CHANGES>;
  'request-link': Translation<typeof Request.REQUEST_LINK>;
  'request-outcome': Translation<typeof Request.REQUEST_OUTCOME>;
  'request-photos-failed': Translation<typeof Request.PHOTOS_FAILED>;
  'request-preference': Translation<typeof Request.PREFERENCE>;
  'request-questions': Translation<typeof Request.QUESTIONS>;
  'request-quotes': Translation<typeof Request.QUOTES>;
  'request-release': Translation<typeof Request.RELEASE>;
  'request-review': Translation<typeof Request.REVIEW>;
  'request-shops': Translation<typeof Request.SHOPS>;
  'request-test': Translation<typeof Request.TEST_REQUEST>;
  'robot-trap': Translation<typeof TRAP>;
  unavailable: Translation<typeof UNAVAILABLE>;
  'visit-invite': Translation<typeof Visit.INVITE>;
  'visit-left-out': Translation<typeof Visit.LEFT_OUT_WORDS>;
  'visit-notice': Translation<typeof Visit.NOTICE_WORDS>;
  'visit-paper': Translation<typeof Visit.PAPER>;
  'visit-rights': Translation<typeof VISIT_RIGHTS>;
  'visit-unasked': Translation<typeof Visit.UNASKED>;
  visits: Translation<typeof Visit.VISITS>;
}
