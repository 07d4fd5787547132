import * as z from 'zod/mini';
import { TEMPLATE_LIMITS } from '../../desk/desk.ts';
import { askedText } from '../../schemas/asked.ts';
import { seenText, shortList, shortText, tokenText } from '../../schemas/bounds.ts';
import { foundLeadAnswer, leadKeyAnswer, leadsAnswer, ownShopAnswer } from '../../schemas/desk/shop-desk.ts';
import { changedAnswer } from '../../schemas/desk/shops.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { after, email, name, OF_BODIES, OF_PEOPLE, uuid } from './parts.ts';

/** The requests of the shop of the person who asks. */
export const readLeads = {
  acts: ['readLeads'],
  method: 'GET',
  path: '/v1/desk/shop/leads',
  query: z.extend(after, { tab: askedText }),
  answer: leadsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** The key of a lead, with which all calls of a shop are made. The shop’s own name for the request names the lead. */
export const readLeadKey = {
  acts: ['readLeads'],
  method: 'GET',
  path: '/v1/desk/shop/leads/{name}',
  params: z.object({ name: z.guid() }),
  answer: leadKeyAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Which lead of this shop a link of a mail opens. */
export const findLead = {
  acts: ['readLeads'],
  method: 'POST',
  path: '/v1/desk/shop/leads/found',
  body: z.object({ token: tokenText }),
  answer: foundLeadAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found'],
} as const satisfies Call;

export const readOwnShop = {
  acts: ['readLeads'],
  method: 'GET',
  path: '/v1/desk/shop',
  answer: ownShopAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** Letters of a cell of one line. */
const CELL = 2000;

/** When the shop gets requests. Nothing is written if a cell is wrong. */
export const changeOwnShop = {
  acts: ['changeOwnShop'],
  method: 'PATCH',
  path: '/v1/desk/shop',
  body: z.object({
    paused: z.optional(z.boolean()),
    cells: z.optional(z.object({ capacity: shortText(CELL), holidays: shortText(CELL) })),
    templates: z.optional(
      shortList(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(TEMPLATE_LIMITS.characters)),
        TEMPLATE_LIMITS.count,
      ),
    ),
    seen: seenText,
  }),
  answer: changedAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'changed_meanwhile'],
} as const satisfies Call;

/** Lets a colleague of the same shop in. The answer does not tell whether the address is known elsewhere. */
export const inviteColleague = {
  acts: ['changeOwnShop'],
  method: 'POST',
  path: '/v1/desk/shop/people',
  body: z.object({ name, email }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'known_person', 'too_many_requests'],
} as const satisfies Call;

/** Takes the access of a colleague away, or withdraws an invitation. */
export const endColleague = {
  acts: ['changeOwnShop'],
  method: 'POST',
  path: '/v1/desk/shop/people/{uuid}/end',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
