import { translated } from '#contract/language/words.ts';
import { reasonWords } from '#contract/life/case-words.ts';
import { CASE_SIDES, type CaseSide, caseDeadline } from '#contract/life/cases.ts';
import { caseFacts } from '../../../db/records/cases.ts';
import type { CaseRow } from '../../../db/schema.ts';
import type { RequestRecord } from '../../records.ts';
import { facts, footer, type Letter, type LetterFacts, type MailSender, textBlock } from '../letter.ts';
import {
  type CASE_ASKED_MESSAGES,
  type CASE_ENDED_MESSAGES,
  type CASE_REMINDED_MESSAGES,
  OPERATOR_MESSAGES,
  SELLER_MESSAGES,
  SHOP_MESSAGES,
  CASE_FACTS_MESSAGES as WORDS,
} from '../messages.ts';
import { momentInWords } from './moment.ts';
import type { Untyped } from './seller.ts';

/* Letters about trouble between a seller and a shop. Words that people have typed are left to the pages. */

export type CaseLetterWords =
  | typeof CASE_ASKED_MESSAGES
  | typeof CASE_REMINDED_MESSAGES
  | typeof CASE_ENDED_MESSAGES;

type Shop = Pick<RequestRecord['shops'][number], 'name'>;

interface Cases {
  /** To whom the letter is. */
  side: CaseSide;
  request: Untyped;
  shop: Shop;
  rows: readonly CaseRow[];
}

/** The things that were reported, and until when an answer is awaited. */
function caseLines(side: CaseSide, rows: readonly CaseRow[], now: Date): LetterFacts {
  return rows.flatMap((row) => {
    const until = row.endedAt ? null : caseDeadline(caseFacts(row), now);
    return [
      [WORDS.reason, translated(reasonWords(row.reason, side))] as const,
      ...(until ? [[WORDS.until, momentInWords(until)] as const] : []),
    ];
  });
}

/** To a side of cases at one shop. */
export const caseLetter = (
  words: CaseLetterWords,
  { side, request, shop, rows }: Cases,
  house: MailSender,
  { page, now }: { page: string | undefined; now: Date },
): Letter => ({
  subject: words[side].subject(request.number),
  blocks: [
    textBlock(side === 'shop' ? SHOP_MESSAGES.greeting(shop.name) : SELLER_MESSAGES.greeting),
    textBlock(words[side].lead),
    facts([
      [WORDS.number, request.number],
      ...(side === 'seller' ? [[WORDS.shop, shop.name] as const] : []),
      ...caseLines(side, rows, now),
    ]),
    ...(page ? [{ kind: 'link', text: words[side].page, url: page } as const] : []),
    footer(house),
  ],
});

/** To the operator: somebody has reported trouble. */
export const caseReportedLetter = (
  { number }: Untyped,
  { name }: Shop,
  { side, reason, reportedAt }: CaseRow,
  page: string | undefined,
): Letter => {
  const words = OPERATOR_MESSAGES.caseReported;
  return {
    subject: words.subject(number),
    blocks: [
      textBlock(words.lead),
      facts([
        [WORDS.number, number],
        [WORDS.reporter, CASE_SIDES[side]],
        [WORDS.shop, name],
        [WORDS.reason, reasonWords(reason, 'operator')],
        [WORDS.at, momentInWords(reportedAt)],
      ]),
      ...(page ? [{ kind: 'link', text: words.page, url: page } as const] : []),
    ],
  };
};
