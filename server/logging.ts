import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Logs one line of JSON for each call: the route's pattern, but never the URL (it may contain a postal code), and no IP
 * address, headers or body. Errors keep their stack, but not the values that a database driver adds to them.
 */
export function logOptions(level: Config['logLevel'], stream: LogStream = process.stdout) {
  return {
    level,
    stream,
    serializers: {
      err: describeError,
    },
  };
}

/** The pattern of a route: what may be written down of a URL. */
export const routeOf = ({ url }: { url?: string | undefined }) => url ?? '(unknown)';

/** One line for each call that was answered. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const call = {
      method: request.method,
      route: routeOf(request.routeOptions),
      status: reply.statusCode,
      ms,
    };
    request.log.info(call, 'call');
  });
}

/**
 * What an operator needs to know of an error. drizzle and PostgreSQL put the parameters of a statement, which are
 * sellers' data, into messages and details, so those are left out.
 */
function describeError(error: Error & { code?: unknown; status?: unknown; cause?: unknown }) {
  const cause = error.cause as (Error & { code?: unknown }) | undefined;
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: isQuery ? 'a database statement failed' : error.message,
    code: String(cause?.code ?? error.code ?? ''),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
