import * as z from 'zod/mini';
import { IMPORT_LIMITS } from '../../desk/desk.ts';
import { askedText } from '../../schemas/asked.ts';
import { seenText } from '../../schemas/bounds.ts';
import {
  changedAnswer,
  importAnswer,
  importedAnswer,
  shopAnswer,
  shopsAnswer,
} from '../../schemas/desk/shops.ts';
import type { Call } from '../call.ts';
import { after, OF_BODIES, OF_PEOPLE, shopCells, uuid } from './parts.ts';

export const readShops = {
  acts: ['readShops'],
  method: 'GET',
  path: '/v1/desk/shops',
  /** `text`: words of the name, the company or the address. */
  query: z.extend(after, {
    text: askedText,
    state: askedText,
    category: askedText,
  }),
  answer: shopsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

export const readShop = {
  acts: ['readShops'],
  method: 'GET',
  path: '/v1/desk/shops/{uuid}',
  params: uuid,
  answer: shopAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

/** Writes cells of a shop. Nothing is written if one of them is wrong. */
export const changeShop = {
  acts: ['changeShop'],
  method: 'PATCH',
  path: '/v1/desk/shops/{uuid}',
  params: uuid,
  body: z.object({ cells: shopCells, seen: seenText }),
  answer: changedAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'changed_meanwhile'],
} as const satisfies Call;

/** Lets a shop get no requests, lets it get them again, or says that mail reaches it again. */
export const switchShop = {
  acts: ['changeShop'],
  method: 'POST',
  path: '/v1/desk/shops/{uuid}/switch',
  params: uuid,
  body: z.object({ to: z.enum(['paused', 'open', 'reachable']) }),
  answer: z.object({}),
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found'],
} as const satisfies Call;

/** Looks at a file of shops, in Base64, without importing it. */
export const previewImport = {
  acts: ['importShops'],
  method: 'POST',
  path: '/v1/desk/imports',
  body: z.object({ file: z.base64().check(z.maxLength(Math.ceil(IMPORT_LIMITS.bytes / 3) * 4)) }),
  answer: importAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES],
} as const satisfies Call;

/** Imports a file that was looked at. */
export const importShops = {
  acts: ['importShops'],
  method: 'POST',
  path: '/v1/desk/imports/{uuid}',
  params: uuid,
  answer: importedAnswer,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
