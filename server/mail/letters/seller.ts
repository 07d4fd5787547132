import type { RequestRecord } from '../../deliveries/records.ts';
import { type Block, footer, type House, heading, type Letter, text } from '../letter.ts';
import { SELLER_MESSAGES as WORDS } from '../messages.ts';
import { itemBlocks } from './items.ts';
import { inJapan } from './moment.ts';

/** To a seller: the request arrived, and these shops will call. */
export const sellerLetter = (request: RequestRecord, house: House, page: string | undefined): Letter => ({
  subject: WORDS.subject(request.number),
  blocks: [
    text(WORDS.greeting(request.name1)),
    text(WORDS.lead(house.product)),
    {
      kind: 'facts',
      rows: [
        [WORDS.number, request.number],
        [WORDS.at, inJapan(request.createdAt)],
      ],
    },
    ...(page ? [{ kind: 'link', text: WORDS.page, url: page } as const] : []),
    heading(WORDS.items),
    ...itemBlocks(request),
    heading(WORDS.shops),
    ...shopBlocks(request),
    heading(WORDS.next),
    { kind: 'steps', steps: WORDS.steps },
    footer(house, WORDS.wrong),
  ],
});

function shopBlocks({ shops }: RequestRecord): Block[] {
  if (shops.length === 0) return [text(WORDS.noShops)];
  return [
    text(WORDS.shopsLead(shops.length)),
    { kind: 'facts', rows: shops.map(({ name, tel }) => [name, tel] as const) },
  ];
}
