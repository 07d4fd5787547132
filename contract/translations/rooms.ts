import type { Translation } from '../language/words.ts';
import type { CaseSentences } from '../life/case-words.ts';
import type { EndsWords } from '../life/ends.ts';
import type { AmountWords } from '../life/follow-up.ts';
import type { PENDING_WORDS } from '../life/page-words.ts';
import type { COUNTS } from '../life/place-states.ts';
import type { RequestSentences } from '../life/request-words.ts';
import type { VISIT_DUTIES, VISIT_FACTS } from '../life/visit-words.ts';

/** The words of contract/life in another language, by the names of their rooms, for mails and pages to sellers. */
export interface LifeRooms {
  amounts: Translation<AmountWords>;
  'case-sentences': Translation<CaseSentences>;
  counts: Translation<typeof COUNTS>;
  ends: Translation<EndsWords>;
  pending: Translation<typeof PENDING_WORDS>;
  'request-sentences': Translation<RequestSentences>;
  'visit-duties': Translation<typeof VISIT_DUTIES>;
  'visit-facts': Translation<typeof VISIT_FACTS>;
}
