import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { storableIn } from '#contract/base/text.ts';
import type { Call } from '#contract/calls/call.ts';
import type { RefusalDetail } from '#contract/refusals/refusals.ts';
import { PreparedAnswer } from '../base/answers/prepared-answer.ts';
import type { WrittenAnswer } from '../base/answers/written-answer.ts';
import { MOST_DETAILS, Refusal } from '../base/errors.ts';
import { atOnce } from '../base/http/at-once.ts';
import { bodyLimitsOf } from '../base/http/body-limits.ts';
import { routeUrl } from '../base/http/route-url.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';

import { askFirst, type Gate } from './gate.ts';

type Read<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** The input of a call, read by the schemas of its row. */
export interface Received<Row extends Call> {
  readonly params: Read<Row['params']>;
  readonly query: Read<Row['query']>;
  /** Undefined for a multipart form, which stays a stream. */
  readonly body: Read<Row['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Refuses the call with one of its row's codes. */
  readonly refuse: (
    code: Row['refusals'][number],
    message?: string,
    details?: readonly RefusalDetail[],
  ) => never;
}

/** A value that fits the row, one that is JSON already, or a reply that is on its way, such as a redirect. */
export type Answer<Row extends Call> = WrittenAnswer<Row> | PreparedAnswer<WrittenAnswer<Row>> | FastifyReply;

export type Handler<Row extends Call> = (input: Received<Row>) => Answer<Row> | Promise<Answer<Row>>;

/**
 * Answers a call of the contract: the row gives method, path, parsing and status. A handler whose answer does not fit
 * the row does not compile. A body is read within the limits that follow from its schema.
 *
 * @param gate asks who makes the call, before a body is read
 */
export function route<const Row extends Call>(
  app: FastifyInstance,
  row: Row,
  handler: Handler<Row>,
  gate?: Gate,
): void {
  const limits = bodyLimitsOf(row);
  app.route({
    method: row.method,
    url: routeUrl(row.path),
    bodyLimit: limits.bytes,
    ...(row.body && row.body !== 'multipart' && { config: { body: limits } }),
    ...(gate && { onRequest: askFirst(gate) }),
    handler: atOnce((request, reply) => {
      const send = (answer: Answer<Row>) => {
        if (answer === reply) return answer;
        reply.code(row.status ?? 200);
        return answer instanceof PreparedAnswer ? answer.send(request, reply) : answer;
      };
      const input = { ...readInput(row, request), request, reply, refuse };
      const answer = handler(input as Received<Row>);
      return answer instanceof Promise ? answer.then(send) : send(answer);
    }),
  });
}

function refuse(...refusal: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...refusal);
}

function readInput({ params, query, body }: Call, request: FastifyRequest) {
  return {
    params: params && readParams(params, request.params),
    query: query && readQuery(query, request.query),
    body: body && body !== 'multipart' ? readBody(body, request.body) : undefined,
  };
}

/** A name that nothing can have is the name of nothing: a uuid that is none is not found, like an unknown one. */
function readParams(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (!result.success) throw new Refusal('not_found');
  return storableIn(result.data);
}

/** A parameter without a value counts as missing. */
function readQuery(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(
    Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== '')),
  );
  if (result.success) return storableIn(result.data);
  const details = problems(result.error, SERVER_MESSAGES.missingParameter);
  throw new Refusal('missing_parameter', details[0]?.message, details);
}

function readBody(schema: z.ZodMiniType, input: unknown): unknown {
  const result = schema.safeParse(input);
  if (result.success) return storableIn(result.data);
  throw new Refusal(
    'invalid_body',
    undefined,
    problems(result.error, () => SERVER_MESSAGES.badBody),
  );
}

const problems = (error: z.core.$ZodError, message: (field: string) => string): RefusalDetail[] =>
  error.issues.slice(0, MOST_DETAILS).map(({ path }) => {
    const field = path.join('.');
    return { field, message: message(field) };
  });
