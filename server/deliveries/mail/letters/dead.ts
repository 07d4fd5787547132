import { facts, heading, type Letter, textBlock } from '../letter.ts';
import { OPERATOR_MESSAGES } from '../messages.ts';

/** The number of deliveries that were given up, by event and error. */
export interface DeadCount {
  event: string;
  error: string;
  count: number;
}

/** To the operator: a person has to look. */
export function deadLetter(counts: readonly DeadCount[]): Letter {
  const words = OPERATOR_MESSAGES.dead;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: words.subject(total),
    blocks: [
      textBlock(words.lead(total)),
      heading(words.kinds),
      facts(counts.map(({ event, error, count }) => [words.row(event, error), words.count(count)])),
      { kind: 'commands', lines: words.commands },
    ],
  };
}
