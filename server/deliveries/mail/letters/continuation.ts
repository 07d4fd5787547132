import { isKeyOf } from '#contract/base/keys.ts';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { listed } from '#contract/language/manner.ts';
import { translated } from '#contract/language/words.ts';
import type { ContinuationRecord } from '../../records.ts';
import { facts, footer, type Letter, type MailSender, textBlock } from '../letter.ts';
import { CONTINUATION_MESSAGES as WORDS } from '../messages.ts';
import { momentInWords } from './moment.ts';

/** To a visitor who goes on with the form elsewhere. Nothing that was typed is in it but the kinds of the goods. */
export function continuationLetter(
  { categories, until }: Pick<ContinuationRecord, 'categories' | 'until'>,
  url: string,
  house: MailSender,
): Letter {
  const names = categories.flatMap((key) =>
    isKeyOf(CATEGORIES, key) ? translated(CATEGORIES[key].label) : [],
  );
  return {
    subject: WORDS.subject(house.product),
    blocks: [
      textBlock(WORDS.lead),
      facts([
        ...(names.length > 0 ? [[WORDS.goods, listed(names)] as const] : []),
        [WORDS.until, momentInWords(until)],
      ]),
      { kind: 'link', text: WORDS.open, url },
      ...WORDS.notes(CONTINUED_DAYS).map(textBlock),
      footer(house, WORDS.wrong),
    ],
  };
}
