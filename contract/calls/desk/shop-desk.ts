import * as z from 'zod/mini';
import { TEMPLATE_LIMITS } from '../../desk.ts';
import { foundLeadAnswer, leadKeyAnswer, leadsAnswer, ownShopAnswer } from '../../schemas/desk/shop-desk.ts';
import { changedAnswer } from '../../schemas/desk/shops.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { after, email, name, OF_BODIES, OF_PEOPLE, uuid } from './parts.ts';

/** The requests of the shop of the person who asks. */
export const readLeads = {
  method: 'GET',
  path: '/v1/desk/shop/leads',
  query: z.extend(after, { tab: z.optional(z.string()) }),
  answer: leadsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** The key of a lead, with which all calls of a shop are made. */
export const readLeadKey = {
  method: 'GET',
  path: '/v1/desk/shop/leads/{uuid}',
  params: uuid,
  answer: leadKeyAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Which lead of this shop a link of a mail opens. */
export const findLead = {
  method: 'POST',
  path: '/v1/desk/shop/leads/found',
  body: z.object({ token: z.string() }),
  answer: foundLeadAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found'],
} as const satisfies Call;

export const readOwnShop = {
  method: 'GET',
  path: '/v1/desk/shop',
  answer: ownShopAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** When the shop gets requests. Nothing is written if a cell is wrong. */
export const changeOwnShop = {
  method: 'PATCH',
  path: '/v1/desk/shop',
  body: z.object({
    paused: z.optional(z.boolean()),
    cells: z.optional(z.object({ capacity: z.string(), holidays: z.string() })),
    templates: z.optional(
      z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(TEMPLATE_LIMITS.characters)))
        .check(z.maxLength(TEMPLATE_LIMITS.count)),
    ),
    seen: z.string(),
  }),
  answer: changedAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'changed_meanwhile'],
} as const satisfies Call;

/** Lets a colleague of the same shop in. */
export const inviteColleague = {
  method: 'POST',
  path: '/v1/desk/shop/people',
  body: z.object({ name, email }),
  answer: anything,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'known_person'],
} as const satisfies Call;

/** Takes the access of a colleague away. */
export const endColleague = {
  method: 'POST',
  path: '/v1/desk/shop/people/{uuid}/end',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
