import { groupRequest, itemMastersAnswer, levelRequest } from '../schemas/catalogue.ts';
import type { Call } from './call.ts';

/** Lists of goods by level (document 2, section 7). */

/** The first level of a category: brands, types, stones, materials. */
export const firstLevel = {
  method: 'POST',
  path: '/v1/item_masters/group',
  body: groupRequest,
  answer: itemMastersAnswer,
  refusals: ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body', 'not_found'],
} as const satisfies Call;

/** The entries below an entry: products, purities, model numbers. */
export const nextLevel = {
  method: 'POST',
  path: '/v1/item_masters/level',
  body: levelRequest,
  answer: itemMastersAnswer,
  refusals: ['malformed', 'too_large', 'unsupported_content_type', 'invalid_body', 'not_found'],
} as const satisfies Call;
