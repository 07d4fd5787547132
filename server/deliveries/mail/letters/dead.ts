import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { eventWords } from '#contract/desk/event-words.ts';
import { facts, heading, type Letter, pageBlock, textBlock } from '../letter.ts';
import { OPERATOR_MESSAGES } from '../messages.ts';

/** The number of deliveries that were given up, by event and error. */
export interface DeadCount {
  event: string;
  error: string;
  count: number;
}

const rowOf = ({ event, error, count }: DeadCount): [string, string] => {
  const { why, remedy } = reasonWords(error);
  const words = OPERATOR_MESSAGES.dead;
  return [words.row(eventWords(event), why), words.count(count, remedy)];
};

/** To the operator: a person has to look. */
export function deadLetter(
  counts: readonly DeadCount[],
  pages: Readonly<Record<'list' | 'help', string | undefined>>,
): Letter {
  const words = OPERATOR_MESSAGES.dead;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: words.subject(total),
    blocks: [
      textBlock(words.lead(total)),
      heading(words.kinds),
      facts(counts.map(rowOf)),
      pageBlock(words.page, pages.list),
      pageBlock(words.help, pages.help),
    ],
  };
}
