import { translated } from '#contract/language/words.ts';
import { WHOLE } from '../../../db/records/reading.ts';
import type { RequestRecord } from '../../records.ts';
import {
  type Block,
  facts,
  footer,
  heading,
  type Letter,
  type LetterFacts,
  type MailSender,
  textBlock,
} from '../letter.ts';
import { FOOTER_MESSAGES, SELLER_MESSAGES as WORDS } from '../messages.ts';
import { itemBlocks, type LetterItem } from './items.ts';
import { momentInWords } from './moment.ts';

/**
 * The parts of a request that a letter to a seller may contain. Nobody has proved the address, so nothing that was
 * typed is among them.
 */
export type Untyped = Pick<RequestRecord, 'number' | 'createdAt' | 'shops' | 'contactRelease'>;

/** The same with the cards of shops. */
type UntypedCards = Omit<Untyped, 'shops'> & {
  shops: readonly Pick<RequestRecord['shops'][number], 'name' | 'tel'>[];
};

/**
 * To a seller: the request arrived, and these shops will call. Later mails are in follow-up.ts.
 * @param goods with our own names and options only (`namesOfOurs`); the page shows all typed texts
 * @param details of the customer's fields that this mail may show
 */
export const sellerLetter = (
  request: UntypedCards,
  goods: readonly LetterItem[],
  details: LetterFacts,
  house: MailSender,
  page: string | undefined,
): Letter => ({
  subject: WORDS.subject(request.number),
  blocks: [
    textBlock(WORDS.greeting),
    textBlock(WORDS.lead(house.product)),
    facts([
      [WORDS.number, request.number],
      [WORDS.at, momentInWords(request.createdAt)],
      ...details.map(([name, value]) => [translated(name), translated(value)] as const),
    ]),
    ...pageBlocks(page),
    heading(WORDS.items),
    ...itemBlocks(goods, WHOLE),
    heading(WORDS.shops),
    ...shopBlocks(request, page),
    heading(WORDS.next),
    { kind: 'steps', steps: WORDS.steps },
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});

/** The seller's own page, if it can be linked. */
export const pageBlocks = (page: string | undefined): Block[] =>
  page ? [{ kind: 'link', text: WORDS.page, url: page }] : [];

function shopBlocks({ shops, contactRelease }: UntypedCards, page: string | undefined): Block[] {
  if (shops.length === 0) return [textBlock(WORDS.noShops)];
  const isChosen = contactRelease === 'chosen';
  return [
    textBlock((isChosen ? WORDS.shopsLeadChosen : WORDS.shopsLead)(shops.length)),
    ...(page && !isChosen ? [textBlock(WORDS.release)] : []),
    facts(shops.map(({ name, tel }) => [name, tel])),
  ];
}
