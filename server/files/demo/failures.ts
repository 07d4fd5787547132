import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tableOf } from '#contract/base/keys.ts';
import type { Call } from '#contract/calls/call.ts';
import {
  DEMO_FAILURES,
  DEMO_SCOPE_NAMES,
  DEMO_SCOPES,
  type DemoFailure,
  type DemoScope,
} from '#contract/calls/demo.ts';
import { sendRefusal } from '../../base/http/error-handling.ts';

/** How long a slow answer takes, and how long a silent call stays open. */
export interface FailureTimes {
  slowMs: number;
  silentMs: number;
}

const FAILING = '/demo/api/';
const PREFIX = new RegExp(`^${FAILING}(${DEMO_FAILURES.join('|')})/(${DEMO_SCOPE_NAMES.join('|')})(/v1/.*)$`);

interface DemoCall {
  failure: DemoFailure;
  scope: DemoScope;
  url: string;
}

const parseUrl = (url = ''): DemoCall | undefined => {
  if (!url.startsWith(FAILING)) return undefined;
  const [, name, within, rest] = PREFIX.exec(url) ?? [];
  const failure = DEMO_FAILURES.find((one) => one === name);
  const scope = DEMO_SCOPE_NAMES.find((one) => one === within);
  return failure && scope && rest !== undefined ? { failure, scope, url: rest } : undefined;
};

/** Removes the demo's prefix, so that calls that do not fail run as usual, uploads included. */
export const rewriteDemoUrl = (url: string) => parseUrl(url)?.url ?? url;

/** Makes the calls under `/demo/api/{failure}/{scope}` fail on purpose. */
export function failOnPurpose(app: FastifyInstance, times: FailureTimes): void {
  app.addHook('onRequest', (request, reply, next) => {
    const call = parseUrl(request.originalUrl);
    // A browser's preflight request is not the call itself.
    if (!call || request.method === 'OPTIONS' || !isInScope(call)) return next();
    FAIL[call.failure](request, reply, times).then(() => reply.sent || next(), next);
  });
}

function isInScope({ scope, url }: DemoCall): boolean {
  if (scope === 'all') return true;
  const path = url.split('?', 1)[0] ?? '';
  return PATTERNS[scope].some((pattern) => pattern.test(path));
}

/** `/v1/addresses/from_zipcode/{zip}` with anything in place of the parameter. */
const toPattern = ({ path }: Call) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

const PATTERNS = tableOf(DEMO_SCOPE_NAMES, (scope) => {
  const calls: readonly Call[] = DEMO_SCOPES[scope];
  return calls.map(toPattern);
});

type Fail = (request: FastifyRequest, reply: FastifyReply, times: FailureTimes) => Promise<unknown>;

const refuseWith =
  (status: number): Fail =>
  async (_request, reply) =>
    sendRefusal(reply, { status, code: 'demo', message: `demo: ${status}`, details: [] });

const FAIL: Record<DemoFailure, Fail> = {
  422: refuseWith(422),
  500: refuseWith(500),
  slow: (request, _reply, times) => pause(request, times.slowMs),
  silent: async (request, reply, times) => {
    reply.hijack();
    await pause(request, times.silentMs);
    request.raw.destroy();
  },
  offline: async (request, reply) => {
    reply.hijack();
    request.raw.destroy();
  },
  nonsense: async (_request, reply) => reply.send({ nonsense: [1, { two: null }] }),
};

/** Ends early if the caller disconnects. */
function pause(request: FastifyRequest, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
