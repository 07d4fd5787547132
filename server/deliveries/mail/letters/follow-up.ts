import { listed } from '#contract/language/manner.ts';
import { translated } from '#contract/language/words.ts';
import { endsInWords } from '#contract/life/ends.ts';
import { amountText, QUOTE_METHODS } from '#contract/life/follow-up.ts';
import type { ItemPrice } from '#contract/life/item-prices.ts';
import { placeRow } from '#contract/life/place-states.ts';
import { REVIEW_CHANGES } from '#contract/life/reviews.ts';
import { heldBack } from '../../../db/records/hold-back.ts';
import type { RequestRecord } from '../../records.ts';
import {
  type Block,
  facts,
  footer,
  heading,
  type Letter,
  type LetterFacts,
  type MailSender,
  pageBlock,
  textBlock,
} from '../letter.ts';
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
  QUESTIONS_MESSAGES,
  QUOTE_MESSAGES,
  REFUSED_BY_MESSAGES,
  type REOPENED_MESSAGES,
  REVIEW_CHANGE_MESSAGES,
  type REVIEW_SHOWN_MESSAGES,
  SELLER_MESSAGES,
  SHOP_MESSAGES,
  type SHOP_OUTCOME_MESSAGES,
  UNANSWERED_MESSAGES,
  type VISIT_CHANGED_MESSAGES,
  type VISIT_INVITED_MESSAGES,
  type VISIT_TAKEN_BACK_MESSAGES,
  WITHDRAWN_FOR_SELLER_MESSAGES,
  WITHDRAWN_MESSAGES,
} from '../messages.ts';
import { categoryNames } from './items.ts';
import { momentInWords, weekdayInWords } from './moment.ts';
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
}

const newsSince = ({ shops, createdAt }: Untyped, since: Date): News => {
  const isNew = (moment: Date | null) => moment !== null && moment > since;
  return {
    // The quote of a shop that declined afterwards is void.
    quotes: shops.flatMap(({ quote, ...shop }) =>
      quote && !shop.facts.declined && isNew(quote.givenAt) ? [{ ...shop, quote }] : [],
    ),
    looked: shops.filter(({ facts }) => isNew(facts.contactSeen)),
    added: shops.filter(({ facts: { matched } }) => matched && matched > createdAt && isNew(matched)),
    declined: shops.filter(({ facts }) => isNew(facts.declined)),
    passed: shops.filter(({ facts, state }) => isNew(facts.passed) && placeRow(state).counts === 'over'),
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
  house: MailSender,
  page: string | undefined,
): Letter | undefined {
  const { quotes, looked, added, declined, passed } = newsSince(request, since);
  const [first] = quotes;
  const all = [quotes, looked, added, declined, passed];
  if (all.every((shops) => shops.length === 0)) return undefined;
  return {
    subject: first
      ? NEWS_MESSAGES.quoted(first.name, quotes.length - 1, request.number)
      : NEWS_MESSAGES.subject(request.number),
    blocks: [
      textBlock(SELLER_MESSAGES.greeting),
      textBlock(first ? QUOTE_MESSAGES.lead : NEWS_MESSAGES.lead),
      ...quotes.flatMap((shop) => quoteBlocks(shop)),
      ...shopBlocks(NEWS_MESSAGES.looked, looked),
      ...shopBlocks(NEWS_MESSAGES.added, added),
      ...(declined.length > 0 ? [textBlock(NEWS_MESSAGES.declined(declined.map(({ name }) => name)))] : []),
      ...(passed.length > 0 ? [textBlock(NEWS_MESSAGES.ends(endsInWords(passed)))] : []),
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

const pricesInWords = (prices: readonly ItemPrice[]) =>
  listed(
    prices.map(({ item, amount }) =>
      QUOTE_MESSAGES.price(item + 1, amountText({ low: amount, high: amount })),
    ),
  );

const quoteBlocks = ({ name, tel, quote }: Shop & { quote: Quote }): Block[] => [
  facts([
    [QUOTE_MESSAGES.amount, amountText(quote)],
    ...(quote.items ? [[QUOTE_MESSAGES.prices, pricesInWords(quote.items)] as const] : []),
    [QUOTE_MESSAGES.valid, QUOTE_MESSAGES.until(weekdayInWords(quote.validUntil))],
    [QUOTE_MESSAGES.method, translated(QUOTE_METHODS[quote.method])],
    [QUOTE_MESSAGES.shop, name],
    [QUOTE_MESSAGES.tel, tel],
    // Nobody has proved the address, so what the shop says stands on the page only.
    ...(quote.remark ? [[QUOTE_MESSAGES.remark, QUOTE_MESSAGES.remarkThere] as const] : []),
  ]),
];

/** To a seller: no shop was found, or none has named a price. It says what happened. */
export const endedLetter = (
  { number, createdAt, shops }: Untyped,
  house: MailSender,
  page: string | undefined,
): Letter => {
  const words = shops.length === 0 ? ENDED_MESSAGES : UNANSWERED_MESSAGES;
  const ends = endsInWords(shops);
  return {
    subject: words.subject(number),
    blocks: [
      textBlock(SELLER_MESSAGES.greeting),
      textBlock(typeof words.lead === 'string' ? words.lead : words.lead(ends)),
      facts([
        [SELLER_MESSAGES.number, number],
        [SELLER_MESSAGES.at, momentInWords(createdAt)],
      ]),
      heading(words.helps),
      { kind: 'steps', steps: words.steps },
      ...pageBlocks(page),
      footer(house),
    ],
  };
};

/** Questions of a shop that no mail has told yet. */
const untoldOf = ({ questions }: Shop, since: Date | null) =>
  questions.filter(({ askedAt, answeredAt }) => !answeredAt && (!since || askedAt > since));

/**
 * To a seller: the questions of shops. Words that tell who somebody is are held back.
 * @param since when the mail before this one was written
 * @returns undefined if all were answered meanwhile
 */
export function questionsLetter(
  request: RequestRecord,
  since: Date | null,
  house: MailSender,
  page: string | undefined,
): Letter | undefined {
  const askers = request.shops.filter(
    (shop) => placeRow(shop.state).sees && untoldOf(shop, since).length > 0,
  );
  const [first] = askers;
  if (!first) return undefined;
  const words = QUESTIONS_MESSAGES;
  return {
    subject: words.subject(first.name, askers.length - 1, request.number),
    blocks: [
      textBlock(SELLER_MESSAGES.greeting),
      textBlock(words.lead),
      ...askers.map((shop) =>
        facts([
          [words.shop, shop.name],
          ...untoldOf(shop, since).map(
            (question) => [words.question, heldBack(question.text, request)] as const,
          ),
        ]),
      ),
      textBlock(words.answer),
      ...pageBlocks(page),
      footer(house),
    ],
  };
}

/**
 * To a seller: what became of the goods.
 * @param shops that have the contact, without those of which the seller has said it
 */
export const outcomeLetter = (
  { number }: Untyped,
  shops: readonly Shop[],
  house: MailSender,
  page: string | undefined,
): Letter => ({
  subject: OUTCOME_MESSAGES.subject(number),
  blocks: [
    textBlock(SELLER_MESSAGES.greeting),
    textBlock(OUTCOME_MESSAGES.lead),
    ...shopBlocks(OUTCOME_MESSAGES.shops, shops),
    ...(page ? [{ kind: 'link', text: OUTCOME_MESSAGES.page, url: page } as const] : []),
    footer(house),
  ],
});

/** To a seller: the operator asks for another review of a shop. */
export const reviewChangeLetter = (
  { number }: Untyped,
  { name }: Pick<Shop, 'name'>,
  { changeWhy }: NonNullable<Shop['review']>,
  house: MailSender,
  page: string | undefined,
): Letter => ({
  subject: REVIEW_CHANGE_MESSAGES.subject(number),
  blocks: [
    textBlock(SELLER_MESSAGES.greeting),
    textBlock(REVIEW_CHANGE_MESSAGES.lead),
    facts([
      [REVIEW_CHANGE_MESSAGES.shop, name],
      ...(changeWhy ? [[REVIEW_CHANGE_MESSAGES.why, translated(REVIEW_CHANGES[changeWhy])] as const] : []),
    ]),
    ...(page ? [{ kind: 'link', text: REVIEW_CHANGE_MESSAGES.page, url: page } as const] : []),
    footer(house),
  ],
});

/** To the operator: no shop can be told of a request. */
export const unplacedLetter = (
  { number, prefecture, items }: RequestRecord,
  /** For how many days shops are looked for. */
  days: number,
  pages: Readonly<Record<'request' | 'help', string | undefined>>,
): Letter => {
  const words = OPERATOR_MESSAGES.unplaced;
  return {
    subject: words.subject(number),
    blocks: [
      textBlock(words.lead(days)),
      facts([
        [SHOP_MESSAGES.number, number],
        [SHOP_MESSAGES.categories, categoryNames({ items })],
        [SHOP_MESSAGES.area, prefecture ?? SHOP_MESSAGES.unknownArea],
      ]),
      pageBlock(words.page, pages.request),
      pageBlock(words.help, pages.help),
    ],
  };
};

const leadFacts = (request: RequestRecord): LetterFacts => [
  [SHOP_MESSAGES.number, request.number],
  [SHOP_MESSAGES.at, momentInWords(request.createdAt)],
  [SHOP_MESSAGES.categories, categoryNames(request)],
];

/** To a shop: the request needs no answer any more. */
export const withdrawnLetter = (
  request: RequestRecord,
  { name, facts: { contactSeen } }: Shop,
  house: MailSender,
): Letter => ({
  subject: WITHDRAWN_MESSAGES.subject(request.number),
  blocks: [
    textBlock(SHOP_MESSAGES.greeting(name)),
    textBlock(WITHDRAWN_MESSAGES.lead),
    facts(leadFacts(request)),
    ...(contactSeen ? [textBlock(WITHDRAWN_MESSAGES.forget)] : []),
    footer(house),
  ],
});

/** To a seller: the operator has withdrawn the request for them. */
export const withdrawnForSellerLetter = (
  { number, createdAt }: Untyped,
  house: MailSender,
  page: string | undefined,
): Letter => ({
  subject: WITHDRAWN_FOR_SELLER_MESSAGES.subject(number),
  blocks: [
    textBlock(SELLER_MESSAGES.greeting),
    textBlock(WITHDRAWN_FOR_SELLER_MESSAGES.lead),
    facts([
      [SELLER_MESSAGES.number, number],
      [SELLER_MESSAGES.at, momentInWords(createdAt)],
    ]),
    ...(page ? [textBlock(WITHDRAWN_FOR_SELLER_MESSAGES.reopen)] : []),
    ...pageBlocks(page),
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
  | typeof REOPENED_MESSAGES
  | typeof REVIEW_SHOWN_MESSAGES
  | typeof SHOP_OUTCOME_MESSAGES
  | typeof VISIT_CHANGED_MESSAGES
  | typeof VISIT_INVITED_MESSAGES
  | typeof VISIT_TAKEN_BACK_MESSAGES;

export const leadLetter = (
  words: LeadWords,
  request: RequestRecord,
  { name }: Shop,
  house: MailSender,
  { page, deadline, more }: { page: string | undefined; deadline: Date | null; more: readonly Block[] },
): Letter => ({
  subject: words.subject(request.number),
  blocks: [
    textBlock(SHOP_MESSAGES.greeting(name)),
    textBlock(words.lead),
    facts([
      ...leadFacts(request),
      ...(deadline ? [[SHOP_MESSAGES.deadline, momentInWords(deadline)] as const] : []),
    ]),
    ...more,
    ...(page ? [{ kind: 'link', text: words.page, url: page } as const] : []),
    footer(house),
  ],
});

/** To a shop: the seller has decided for others, or has refused it. */
export const refusedByLetter = (
  request: RequestRecord,
  { name, facts: { contactSeen } }: Shop,
  house: MailSender,
): Letter => ({
  subject: REFUSED_BY_MESSAGES.subject(request.number),
  blocks: [
    textBlock(SHOP_MESSAGES.greeting(name)),
    textBlock(REFUSED_BY_MESSAGES.lead),
    facts(leadFacts(request)),
    ...(contactSeen ? [textBlock(WITHDRAWN_MESSAGES.forget)] : []),
    footer(house),
  ],
});

/** To a shop that knew the seller: the request is gone, so the letter names only its number. */
export const erasedLetter = (number: string, at: Date, shop: string, house: MailSender): Letter => ({
  subject: ERASED_MESSAGES.subject(number),
  blocks: [
    textBlock(SHOP_MESSAGES.greeting(shop)),
    textBlock(ERASED_MESSAGES.lead),
    facts([
      [SHOP_MESSAGES.number, number],
      [ERASED_MESSAGES.at, momentInWords(at)],
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
export const lostLinkLetter = (links: readonly LostLink[], house: MailSender): Letter => ({
  subject: LOST_LINK_MESSAGES.subject,
  blocks: [
    textBlock(LOST_LINK_MESSAGES.lead),
    ...links.flatMap(({ number, createdAt, url }) => [
      heading(LOST_LINK_MESSAGES.request(number)),
      { kind: 'link', text: LOST_LINK_MESSAGES.at(momentInWords(createdAt)), url } as const,
    ]),
    footer(house, FOOTER_MESSAGES.wrong),
  ],
});
