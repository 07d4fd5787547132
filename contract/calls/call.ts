import type * as z from 'zod/mini';
import type { RefusalCode } from '../refusals/refusals.ts';

/**
 * One call of the product API. The server's routes, the clients of the form and of the site, the API document and the
 * conformance run are all derived from such rows.
 *
 * `z.input` of a schema is what the reading side accepts, `z.output` what the writing side of ours must produce.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Below the API's base, with parameters in braces: `/v1/addresses/from_zipcode/{zip}`. */
  readonly path: `/v1/${string}`;
  /** The parameters in the path. */
  readonly params?: z.ZodMiniType<Readonly<Record<string, string>>>;
  readonly query?: z.ZodMiniType;
  /** A JSON body, or the multipart form of contract/customer/submission.ts. */
  readonly body?: z.ZodMiniType | 'multipart';
  readonly answer: z.ZodMiniType;
  /** The status of an answer; 200 where it is left out. */
  readonly status?: 201;
  /** The refusals of this call, besides those of every call. */
  readonly refusals: readonly RefusalCode[];
}

/** The answer of a row once it has been read, and as our server writes it. */
export type AnswerOf<Row extends Call> = z.output<Row['answer']>;
export type ParamsOf<Row extends Call> = Row['params'] extends z.ZodMiniType ? z.input<Row['params']> : never;
export type QueryOf<Row extends Call> = Row['query'] extends z.ZodMiniType ? z.input<Row['query']> : never;
export type BodyOf<Row extends Call> = Row['body'] extends z.ZodMiniType ? z.input<Row['body']> : never;

export interface UrlParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Empty texts are sent as they are; undefined ones are left out. */
  readonly query?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The URL of a call. @param base without a slash at its end; empty for the page's own origin */
export function urlOf(
  call: Pick<Call, 'path'>,
  base: string,
  { params = {}, query = {} }: UrlParts = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return pairs.length > 0 ? `${base}${path}?${new URLSearchParams(pairs)}` : base + path;
}
