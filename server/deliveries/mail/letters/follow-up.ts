import { amountText, QUOTE_METHODS } from '#contract/follow-up.ts';
import type { RequestRecord } from '../../records.ts';
import { type Block, facts, footer, type House, heading, type Letter, text } from '../letter.ts';
import {
  ERASED_MESSAGES,
  FOOTER_MESSAGES,
  LOST_LINK_MESSAGES,
  QUOTE_MESSAGES,
  SELLER_MESSAGES,
  SHOP_MESSAGES,
  VIEWED_MESSAGES,
  WITHDRAWN_MESSAGES,
} from '../messages.ts';
import { categoriesOf } from './items.ts';
import { dayInWords, inJapan } from './moment.ts';
import { pageBlocks, type Untyped } from './seller.ts';
import { withoutLinks } from './without-links.ts';

/* Letters about a request after it was passed on to shops. */

type Shop = RequestRecord['shops'][number];
type Quote = NonNullable<Shop['quote']>;

/** To a seller: a shop has seen the contact and can call. */
export const viewedLetter = (
  request: Untyped,
  { name, tel, lookedAt }: Shop,
  house: House,
  page: string | undefined,
): Letter => ({
  subject: VIEWED_MESSAGES.subject(name, request.number),
  blocks: [
    text(SELLER_MESSAGES.greeting),
    text(VIEWED_MESSAGES.lead),
    facts([
      [VIEWED_MESSAGES.shop, name],
      [VIEWED_MESSAGES.tel, tel],
      ...(lookedAt ? [[VIEWED_MESSAGES.at, inJapan(lookedAt)] as const] : []),
    ]),
    ...pageBlocks(page),
    footer(house),
  ],
});

/** To a seller: the offer of a shop. */
export const quoteLetter = (
  request: Untyped,
  { name, tel, quote }: Shop & { quote: Quote },
  house: House,
  page: string | undefined,
): Letter => ({
  subject: QUOTE_MESSAGES.subject(name, request.number),
  blocks: [
    text(SELLER_MESSAGES.greeting),
    text(QUOTE_MESSAGES.lead),
    facts([
      [QUOTE_MESSAGES.amount, amountText(quote)],
      [QUOTE_MESSAGES.valid, QUOTE_MESSAGES.until(dayInWords(quote.validUntil))],
      [QUOTE_MESSAGES.method, QUOTE_METHODS[quote.method]],
      [VIEWED_MESSAGES.shop, name],
      [VIEWED_MESSAGES.tel, tel],
    ]),
    ...remarkBlocks(quote),
    ...pageBlocks(page),
    footer(house, QUOTE_MESSAGES.mayChange),
  ],
});

/** A shop's remark goes to an address that nobody has proved, so its links are shown on the page only. */
const remarkBlocks = ({ remark }: Quote): Block[] =>
  remark
    ? [heading(QUOTE_MESSAGES.remark), { kind: 'quote', text: withoutLinks(remark, QUOTE_MESSAGES.link) }]
    : [];

/** To a shop: the request needs no answer any more. */
export const withdrawnLetter = (request: RequestRecord, { name, lookedAt }: Shop, house: House): Letter => ({
  subject: WITHDRAWN_MESSAGES.subject(request.number),
  blocks: [
    text(SHOP_MESSAGES.greeting(name)),
    text(WITHDRAWN_MESSAGES.lead),
    facts([
      [SHOP_MESSAGES.number, request.number],
      [SHOP_MESSAGES.at, inJapan(request.createdAt)],
      [SHOP_MESSAGES.categories, categoriesOf(request)],
    ]),
    ...(lookedAt ? [text(WITHDRAWN_MESSAGES.forget)] : []),
    footer(house),
  ],
});

/** To a shop that knew the seller: the request is gone, so the letter names only its number. */
export const erasedLetter = (number: string, at: Date, shop: string, house: House): Letter => ({
  subject: ERASED_MESSAGES.subject(number),
  blocks: [
    text(SHOP_MESSAGES.greeting(shop)),
    text(ERASED_MESSAGES.lead),
    facts([
      [SHOP_MESSAGES.number, number],
      [ERASED_MESSAGES.at, inJapan(at)],
    ]),
    footer(house),
  ],
});

/** One of the links that somebody has lost. */
export interface LostLink {
  number: string;
  createdAt: Date;
  url: string;
}

/** To a seller who has lost the link. */
export const lostLinkLetter = (found: readonly LostLink[], house: House): Letter => ({
  subject: LOST_LINK_MESSAGES.subject,
  blocks: [
    text(LOST_LINK_MESSAGES.lead),
    ...found.flatMap(({ number, createdAt, url }) => [
      heading(LOST_LINK_MESSAGES.request(number)),
      { kind: 'link', text: LOST_LINK_MESSAGES.at(inJapan(createdAt)), url } as const,
    ]),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});
