import type { Translation } from '#contract/language/words.ts';
import type { GOODS_MESSAGES } from '../../../base/messages.ts';
import type {
  CASE_ASKED_MESSAGES,
  CASE_ENDED_MESSAGES,
  CASE_FACTS_MESSAGES,
  CASE_REMINDED_MESSAGES,
  CONTINUATION_MESSAGES,
  ENDED_MESSAGES,
  FOOTER_MESSAGES,
  ITEM_MESSAGES,
  LETTER_MESSAGES,
  LOST_LINK_MESSAGES,
  NEWS_MESSAGES,
  OUTCOME_MESSAGES,
  QUESTIONS_MESSAGES,
  QUOTE_MESSAGES,
  REVIEW_CHANGE_MESSAGES,
  SELLER_MESSAGES,
  TEST_MESSAGES,
  UNANSWERED_MESSAGES,
  WITHDRAWN_FOR_SELLER_MESSAGES,
} from '../messages.ts';

/** The words of mails to sellers in another language, by the names of their rooms. */
export interface MailRooms {
  goods: Translation<typeof GOODS_MESSAGES>;
  'mail-case-asked': Translation<typeof CASE_ASKED_MESSAGES.seller>;
  'mail-case-ended': Translation<typeof CASE_ENDED_MESSAGES.seller>;
  'mail-case-facts': Translation<typeof CASE_FACTS_MESSAGES>;
  'mail-case-reminded': Translation<typeof CASE_REMINDED_MESSAGES.seller>;
  'mail-continuation': Translation<typeof CONTINUATION_MESSAGES>;
  'mail-ended': Translation<typeof ENDED_MESSAGES>;
  'mail-footer': Translation<typeof FOOTER_MESSAGES>;
  'mail-item': Translation<typeof ITEM_MESSAGES>;
  'mail-letter': Translation<typeof LETTER_MESSAGES>;
  'mail-lost-link': Translation<typeof LOST_LINK_MESSAGES>;
  'mail-news': Translation<typeof NEWS_MESSAGES>;
  'mail-outcome': Translation<typeof OUTCOME_MESSAGES>;
  'mail-questions': Translation<typeof QUESTIONS_MESSAGES>;
  'mail-quote': Translation<typeof QUOTE_MESSAGES>;
  'mail-received': Translation<typeof SELLER_MESSAGES>;
  'mail-review-change': Translation<typeof REVIEW_CHANGE_MESSAGES>;
  'mail-test': Translation<typeof TEST_MESSAGES>;
  'mail-unanswered': Translation<typeof UNANSWERED_MESSAGES>;
  'mail-withdrawn': Translation<typeof WITHDRAWN_FOR_SELLER_MESSAGES>;
}
