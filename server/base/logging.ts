import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { keysOf } from '#contract/base/keys.ts';
import type { Config } from './config.ts';
import { codeOf } from './errors.ts';

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

export type { Logger };

/** A part of an address as long as the tokens of links, which are keys. */
const TOKEN = /\/[\w%-]{50,}/g;

/** Removes tokens from a line of the log, wherever its address comes from. */
const withoutTokens = (line: string) => line.replace(TOKEN, '/…');

/**
 * The one log of a process: a line of JSON for each thing that happens. Lines on the process itself (its start, its
 * database, warnings, crashes) are always written; `LOG_LEVEL` is about calls (`callLog`).
 */
export const createLog = (stream: LogStream = process.stdout): Logger =>
  pino({ serializers: { err: describeError }, hooks: { streamWrite: withoutTokens } }, stream);

/**
 * Logs one line for each call: the route's pattern, but never the URL (it may contain a postal code), and no IP address,
 * headers or body.
 */
export const callLog = (log: Logger, level: Config['logLevel']): FastifyBaseLogger =>
  log.child({}, { level });

/** The log of the request that is being answered: the site's pages do not know their request. */
const requestLog = new AsyncLocalStorage<FastifyBaseLogger>();

/** Runs `work` so that its console output gets the id of the request. */
export const logAs = <Result>(log: FastifyBaseLogger, work: () => Result): Result =>
  requestLog.run(log, work);

const CONSOLE = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Sends console output (of pages and libraries) and warnings of Node to the log. */
export function logConsole(log: Logger): void {
  for (const method of keysOf(CONSOLE)) {
    console[method] = (...words: unknown[]) => {
      const err = words.find((word) => word instanceof Error);
      const text = format(...words.filter((word) => word !== err));
      const to = requestLog.getStore() ?? log;
      to[CONSOLE[method]](err ? { err } : {}, text);
    };
  }
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'a warning of Node'));
}

/** The pattern of a route, which is the part of a URL that may be logged. */
export const routeOf = ({ url }: { url?: string | undefined }) => url ?? '(unknown)';

/** One line for each call that was answered. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, next) => {
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const call = {
      method: request.method,
      route: routeOf(request.routeOptions),
      status: reply.statusCode,
      ms,
    };
    request.log.info(call, 'call');
    next();
  });
}

/**
 * The properties of an error that operators need. drizzle and PostgreSQL put the parameters of a statement, which are
 * sellers' data, into messages and details, so those are left out.
 */
function describeError(error: Error) {
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return {
    type: error.name,
    message: isQuery ? 'a database statement failed' : error.message,
    code: codeOf(error.cause) || codeOf(error),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}
