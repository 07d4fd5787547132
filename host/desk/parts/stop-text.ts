import { isKeyOf } from '#contract/base/keys.ts';
import { CUSTOMER_FIELDS } from '#contract/customer/customer.ts';
import { questionsOf } from '#contract/goods/question-words.ts';
import { FIRST_QUESTION } from '#contract/media/funnel.ts';
import { PARTS_WORDS } from './messages.ts';
import { CATEGORY_OPTIONS } from './options.ts';

/** The label of a question, by the category of the goods and its key. */
export function questionText(category: string, question: string): string {
  if (question === FIRST_QUESTION) return PARTS_WORDS.category;
  return (
    questionsOf(category)[question] ??
    (isKeyOf(CUSTOMER_FIELDS, question) ? CUSTOMER_FIELDS[question].label : question)
  );
}

/** A question of a category in one line. */
export const stopText = ({ category, question }: { category: string; question: string }): string =>
  `${CATEGORY_OPTIONS[category] ?? category}：${questionText(category, question)}`;
