import { deadlineSentence } from '#contract/life/page-words.ts';
import { customerFacts } from '../../../db/records/customer-texts.ts';
import { readingOf } from '../../../db/records/reading.ts';
import type { RequestRecord } from '../../records.ts';
import { facts, footer, type House, heading, type Letter, text } from '../letter.ts';
import { SHOP_MESSAGES as WORDS } from '../messages.ts';
import { categoriesOf, itemBlocks } from './items.ts';
import { inJapan } from './moment.ts';

/**
 * To a shop: goods and area, and only those fields of the seller that shops see before they ask for the contact.
 * @param asked when it is written, until when the shop has to answer, and whether it was told before
 */
export function shopLetter(
  request: RequestRecord,
  shop: RequestRecord['shops'][number],
  house: House,
  page: string | undefined,
  { now, deadline, isReminder }: { now: Date; deadline: Date | null; isReminder: boolean },
): Letter {
  const pageWords = request.contactRelease === 'chosen' ? WORDS.pageChosen : WORDS.page;
  const reading = readingOf(request, shop.facts, now);
  const area = request.prefecture ?? WORDS.unknownArea;
  return {
    subject: (isReminder ? WORDS.reminder : WORDS.subject)(categoriesOf(request), area),
    blocks: [
      text(WORDS.greeting(shop.name)),
      text(
        isReminder ? WORDS.reminderLead[shop.facts.opened ? 'opened' : 'told'] : WORDS.lead(house.product),
      ),
      facts([
        [WORDS.number, request.number],
        [WORDS.at, inJapan(request.createdAt)],
        [WORDS.categories, categoriesOf(request)],
        [WORDS.area, area],
        ...customerFacts(request, 'shopBefore', reading),
        ...(deadline ? [[WORDS.deadline, inJapan(deadline)] as const] : []),
      ]),
      ...(deadline ? [text(deadlineSentence(shop.state))] : []),
      page ? { kind: 'link', text: pageWords, url: page } : text(WORDS.later),
      heading(WORDS.items),
      ...itemBlocks(request.items, reading),
      footer(house, ...(house.isRead ? [WORDS.stop] : [])),
    ],
  };
}
