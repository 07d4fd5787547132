import { amountText, QUOTE_METHODS } from '#contract/follow-up.ts';
import type { RequestRecord } from '../../records.ts';
import { type Block, type Facts, facts, footer, type House, heading, type Letter, text } from '../letter.ts';
import {
  type ANSWERED_MESSAGES,
  type BETTER_MESSAGES,
  type CHOSEN_MESSAGES,
  type CORRECTED_MESSAGES,
  ENDED_MESSAGES,
  ERASED_MESSAGES,
  FOOTER_MESSAGES,
  type GOODS_CHANGED_MESSAGES,
  LOST_LINK_MESSAGES,
  NEWS_MESSAGES,
  OPERATOR_MESSAGES,
  OUTCOME_MESSAGES,
  QUOTE_MESSAGES,
  REFUSED_BY_MESSAGES,
  SELLER_MESSAGES,
  SHOP_MESSAGES,
  type SHOP_OUTCOME_MESSAGES,
  WITHDRAWN_MESSAGES,
} from '../messages.ts';
import { categoriesOf } from './items.ts';
import { dayInWords, inJapan } from './moment.ts';
import { pageBlocks, type Untyped } from './seller.ts';

/* Letters about a request after it was passed on to shops. */

type Shop = RequestRecord['shops'][number];
type Quote = NonNullable<Shop['quote']>;

/** Everything that a seller has not been told yet. */
interface News {
  quotes: readonly (Shop & { quote: Quote })[];
  looked: readonly Shop[];
  added: readonly Shop[];
  declined: readonly Shop[];
  passed: readonly Shop[];
  /** Shops with questions that the seller has not answered. */
  asking: readonly Shop[];
}

const newsSince = ({ shops, createdAt }: Untyped, since: Date): News => {
  const isNew = (moment: Date | null) => moment !== null && moment > since;
  return {
    // The quote of a shop that declined afterwards is void.
    quotes: shops.flatMap(({ quote, ...shop }) =>
      quote && !shop.declinedAt && isNew(quote.givenAt) ? [{ ...shop, quote }] : [],
    ),
    looked: shops.filter(({ lookedAt }) => isNew(lookedAt)),
    added: shops.filter((shop) => shop.createdAt > createdAt && isNew(shop.createdAt)),
    declined: shops.filter(({ declinedAt }) => isNew(declinedAt)),
    passed: shops.filter(({ passedAt }) => isNew(passedAt)),
    asking: shops.filter(({ questions }) =>
      questions.some(({ askedAt, answeredAt }) => isNew(askedAt) && !answeredAt),
    ),
  };
};

/**
 * To a seller: all that is new, as it is when the mail is sent.
 * @param since up to when the seller has been told
 * @returns undefined if nothing is new
 */
export function newsLetter(
  request: Untyped,
  since: Date,
  house: House,
  page: string | undefined,
): Letter | undefined {
  const { quotes, looked, added, declined, passed, asking } = newsSince(request, since);
  const [first] = quotes;
  const all = [quotes, looked, added, declined, passed, asking];
  if (all.every((shops) => shops.length === 0)) return undefined;
  return {
    subject: first
      ? NEWS_MESSAGES.quoted(first.name, quotes.length - 1, request.number)
      : NEWS_MESSAGES.subject(request.number),
    blocks: [
      text(SELLER_MESSAGES.greeting),
      text(first ? QUOTE_MESSAGES.lead : NEWS_MESSAGES.lead),
      ...quotes.flatMap((shop) => quoteBlocks(shop)),
      ...shopBlocks(NEWS_MESSAGES.asked, asking),
      ...(asking.length > 0 ? [text(NEWS_MESSAGES.answer)] : []),
      ...shopBlocks(NEWS_MESSAGES.looked, looked),
      ...shopBlocks(NEWS_MESSAGES.added, added),
      ...(declined.length > 0 ? [text(NEWS_MESSAGES.declined(declined.length))] : []),
      ...(passed.length > 0 ? [text(NEWS_MESSAGES.passed(passed.length))] : []),
      ...pageBlocks(page),
      footer(house, ...(first ? [QUOTE_MESSAGES.mayChange] : [])),
    ],
  };
}

const shopBlocks = (title: string, shops: readonly Shop[]): Block[] =>
  shops.length > 0
    ? [
        facts(
          shops.map(({ name, tel }) => [name, tel]),
          title,
        ),
      ]
    : [];

const quoteBlocks = ({ name, tel, quote }: Shop & { quote: Quote }): Block[] => [
  facts([
    [QUOTE_MESSAGES.amount, amountText(quote)],
    [QUOTE_MESSAGES.valid, QUOTE_MESSAGES.until(dayInWords(quote.validUntil))],
    [QUOTE_MESSAGES.method, QUOTE_METHODS[quote.method]],
    [QUOTE_MESSAGES.shop, name],
    [QUOTE_MESSAGES.tel, tel],
    // Nobody has proved the address, so what the shop says stands on the page only.
    ...(quote.remark ? [[QUOTE_MESSAGES.remark, QUOTE_MESSAGES.remarkThere] as const] : []),
  ]),
];

/** To a seller: no shop was found. */
export const endedLetter = (
  { number, createdAt }: Untyped,
  house: House,
  page: string | undefined,
): Letter => ({
  subject: ENDED_MESSAGES.subject(number),
  blocks: [
    text(SELLER_MESSAGES.greeting),
    text(ENDED_MESSAGES.lead),
    facts([
      [SELLER_MESSAGES.number, number],
      [SELLER_MESSAGES.at, inJapan(createdAt)],
    ]),
    heading(ENDED_MESSAGES.helps),
    { kind: 'steps', steps: ENDED_MESSAGES.steps },
    ...pageBlocks(page),
    footer(house),
  ],
});

/**
 * To a seller: what became of the goods.
 * @param shops that have the contact, without those of which the seller has said it
 */
export const outcomeLetter = (
  { number }: Untyped,
  shops: readonly Shop[],
  house: House,
  page: string | undefined,
): Letter => ({
  subject: OUTCOME_MESSAGES.subject(number),
  blocks: [
    text(SELLER_MESSAGES.greeting),
    text(OUTCOME_MESSAGES.lead),
    ...shopBlocks(OUTCOME_MESSAGES.shops, shops),
    ...(page ? [{ kind: 'link', text: OUTCOME_MESSAGES.page, url: page } as const] : []),
    footer(house),
  ],
});

/** To the operator: no shop can be told of a request. */
export const unplacedLetter = ({ number, prefecture, items, uuid }: RequestRecord): Letter => {
  const words = OPERATOR_MESSAGES.unplaced;
  return {
    subject: words.subject(number),
    blocks: [
      text(words.lead),
      facts([
        [SHOP_MESSAGES.number, number],
        [SHOP_MESSAGES.categories, categoriesOf({ items })],
        [SHOP_MESSAGES.area, prefecture ?? SHOP_MESSAGES.unknownArea],
      ]),
      { kind: 'commands', lines: words.commands(uuid) },
    ],
  };
};

const leadFacts = (request: RequestRecord): Facts => [
  [SHOP_MESSAGES.number, request.number],
  [SHOP_MESSAGES.at, inJapan(request.createdAt)],
  [SHOP_MESSAGES.categories, categoriesOf(request)],
];

/** To a shop: the request needs no answer any more. */
export const withdrawnLetter = (request: RequestRecord, { name, lookedAt }: Shop, house: House): Letter => ({
  subject: WITHDRAWN_MESSAGES.subject(request.number),
  blocks: [
    text(SHOP_MESSAGES.greeting(name)),
    text(WITHDRAWN_MESSAGES.lead),
    facts(leadFacts(request)),
    ...(lookedAt ? [text(WITHDRAWN_MESSAGES.forget)] : []),
    footer(house),
  ],
});

/** To a shop: something has happened for which it opens its page. */
type LeadWords =
  | typeof CHOSEN_MESSAGES
  | typeof CORRECTED_MESSAGES
  | typeof ANSWERED_MESSAGES
  | typeof GOODS_CHANGED_MESSAGES
  | typeof BETTER_MESSAGES
  | typeof SHOP_OUTCOME_MESSAGES;

export const leadLetter = (
  words: LeadWords,
  request: RequestRecord,
  { name }: Shop,
  house: House,
  page: string | undefined,
): Letter => ({
  subject: words.subject(request.number),
  blocks: [
    text(SHOP_MESSAGES.greeting(name)),
    text(words.lead),
    facts(leadFacts(request)),
    ...(page ? [{ kind: 'link', text: words.page, url: page } as const] : []),
    footer(house),
  ],
});

/** To a shop: the seller has decided for others, or has refused it. */
export const refusedByLetter = (request: RequestRecord, { name, lookedAt }: Shop, house: House): Letter => ({
  subject: REFUSED_BY_MESSAGES.subject(request.number),
  blocks: [
    text(SHOP_MESSAGES.greeting(name)),
    text(REFUSED_BY_MESSAGES.lead),
    facts(leadFacts(request)),
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
