import * as z from 'zod/mini';
import { keysOf } from '../../base/keys.ts';
import { ENDPOINT_KINDS, type EndpointKind } from '../../media/postback.ts';
import { moment } from './parts.ts';

export const endpointKind = z.enum(keysOf(ENDPOINT_KINDS) as [EndpointKind, ...EndpointKind[]]);

/** Where programs of a partner hear of conversions, and the keys with which they read the counts. */
export const connectionsAnswer = z.object({
  media: z.array(z.object({ uuid: z.string(), name: z.string() })),
  endpoints: z.array(
    z.object({
      uuid: z.string(),
      medium: z.string(),
      kind: endpointKind,
      url: z.string(),
      /** How many secrets sign its calls. */
      secrets: z.number(),
      /** Since when it is not called any more, because nobody with access worked for its medium. */
      stopped_at: z.nullable(moment),
    }),
  ),
  /** The last calls, the newest first. */
  calls: z.array(
    z.object({
      uuid: z.string(),
      endpoint: z.string(),
      at: moment,
      /** Of the request. */
      number: z.string(),
      state: z.string(),
      attempts: z.number(),
      error: z.nullable(z.string()),
    }),
  ),
  keys: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      since: moment,
      used: z.nullable(moment),
    }),
  ),
});
export type Connections = z.output<typeof connectionsAnswer>;

/** A secret, which is shown this once; null: the endpoint has none. */
export const secretAnswer = z.object({ uuid: z.string(), secret: z.nullable(z.string()) });

/** A key, which is shown this once. */
export const keyAnswer = z.object({ key: z.string() });

/** The outcome of a trial call: null if it was accepted, or the code of the error. */
export const triedAnswer = z.object({ error: z.nullable(z.string()) });
