import { deadlineSentence } from '#contract/life/page-words.ts';
import { customerFacts } from '../../../db/records/customer-texts.ts';
import { readingOf } from '../../../db/records/reading.ts';
import type { RequestRecord } from '../../records.ts';
import { facts, footer, heading, type Letter, type MailSender, textBlock } from '../letter.ts';
import { SHOP_MESSAGES as WORDS } from '../messages.ts';
import { categoryNames, itemBlocks } from './items.ts';
import { momentInWords } from './moment.ts';

/**
 * To a shop: goods and area, and only those fields of the seller that shops see before they ask for the contact.
 * @param asked when it is written, until when the shop has to answer, and whether it was told before
 */
export function shopLetter(
  request: RequestRecord,
  shop: RequestRecord['shops'][number],
  house: MailSender,
  page: string | undefined,
  { now, deadline, isReminder }: { now: Date; deadline: Date | null; isReminder: boolean },
): Letter {
  const pageWords = request.contactRelease === 'chosen' ? WORDS.pageChosen : WORDS.page;
  const reading = readingOf(request, shop.facts, now);
  const area = request.prefecture ?? WORDS.unknownArea;
  return {
    subject: (isReminder ? WORDS.reminder : WORDS.subject)(categoryNames(request), area),
    blocks: [
      textBlock(WORDS.greeting(shop.name)),
      textBlock(
        isReminder ? WORDS.reminderLead[shop.facts.opened ? 'opened' : 'told'] : WORDS.lead(house.product),
      ),
      facts([
        [WORDS.number, request.number],
        [WORDS.at, momentInWords(request.createdAt)],
        [WORDS.categories, categoryNames(request)],
        [WORDS.area, area],
        ...customerFacts(request, 'shopBefore', reading),
        ...(deadline ? [[WORDS.deadline, momentInWords(deadline)] as const] : []),
      ]),
      ...(deadline ? [textBlock(deadlineSentence(shop.state))] : []),
      page ? { kind: 'link', text: pageWords, url: page } : textBlock(WORDS.later),
      heading(WORDS.items),
      ...itemBlocks(request.items, reading),
      footer(house, ...(house.isRead ? [WORDS.stop] : [])),
    ],
  };
}
