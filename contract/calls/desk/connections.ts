import * as z from 'zod/mini';
import { ENDPOINT_LIMITS, isEndpointUrl } from '../../media/postback.ts';
import { shortText } from '../../schemas/bounds.ts';
import {
  connectionsAnswer,
  endpointKind,
  keyAnswer,
  secretAnswer,
  triedAnswer,
} from '../../schemas/desk/connections.ts';
import { anything } from '../../schemas/lenient.ts';
import type { Call } from '../call.ts';
import { name, OF_BODIES, OF_PEOPLE, uuid } from './parts.ts';

/** The endpoints and keys of the person who asks. */
export const readConnections = {
  acts: ['readMedia'],
  method: 'GET',
  path: '/v1/desk/connections',
  answer: connectionsAnswer,
  refusals: [...OF_PEOPLE],
} as const satisfies Call;

/** The answer has the secret of a webhook. */
export const addEndpoint = {
  acts: ['changeEndpoints'],
  method: 'POST',
  path: '/v1/desk/connections/endpoints',
  body: z
    .object({
      medium: z.guid(),
      kind: endpointKind,
      url: shortText(ENDPOINT_LIMITS.characters).check(z.trim()),
    })
    .check(z.refine(({ kind, url }) => isEndpointUrl(kind, url))),
  answer: secretAnswer,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'too_many', 'wrong_endpoint'],
} as const satisfies Call;

/**
 * `renew` adds a secret beside the present one; `settle` takes the older one away; `resume` has a stopped endpoint called
 * again; `remove` takes it away.
 */
export const changeEndpoint = {
  acts: ['changeEndpoints'],
  method: 'POST',
  path: '/v1/desk/connections/endpoints/{uuid}',
  params: uuid,
  body: z.object({ to: z.enum(['renew', 'settle', 'resume', 'remove']) }),
  answer: secretAnswer,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'not_found', 'too_many'],
} as const satisfies Call;

/** Makes a call with a conversion that is made up. */
export const tryEndpoint = {
  acts: ['changeEndpoints'],
  method: 'POST',
  path: '/v1/desk/connections/endpoints/{uuid}/trial',
  params: uuid,
  answer: triedAnswer,
  refusals: [...OF_PEOPLE, 'not_found', 'too_many_requests'],
} as const satisfies Call;

export const sendCallAgain = {
  acts: ['sendCallAgain'],
  method: 'POST',
  path: '/v1/desk/connections/calls/{uuid}/again',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;

export const addKey = {
  acts: ['changeKeys'],
  method: 'POST',
  path: '/v1/desk/connections/keys',
  body: z.object({ name }),
  answer: keyAnswer,
  status: 201,
  refusals: [...OF_PEOPLE, ...OF_BODIES, 'too_many'],
} as const satisfies Call;

export const removeKey = {
  acts: ['changeKeys'],
  method: 'POST',
  path: '/v1/desk/connections/keys/{uuid}/end',
  params: uuid,
  answer: anything,
  refusals: [...OF_PEOPLE, 'not_found'],
} as const satisfies Call;
