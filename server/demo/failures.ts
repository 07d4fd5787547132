import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_FAILURES, DEMO_SCOPES, type DemoFailure, type DemoScope, ROUTES } from '#contract/routes.ts';
import { Refusal } from '../errors.ts';

/** How long the failures that take time take. */
export interface FailureTimes {
  slowMs: number;
  silentMs: number;
}

const PATHS: Record<Exclude<DemoScope, 'all'>, readonly string[]> = {
  catalogue: [ROUTES.itemMastersGroup, ROUTES.itemMastersLevel],
  address: [ROUTES.prefectures, ROUTES.cities, ROUTES.areas, ROUTES.zipcodeAddresses, ROUTES.fromZipcode],
  submission: [ROUTES.submission],
  survey: [ROUTES.interestSurvey, ROUTES.feedbackSurvey],
};

const PREFIX = new RegExp(`^/demo/api/(${DEMO_FAILURES.join('|')})/(${DEMO_SCOPES.join('|')})(/v1/.*)$`);

interface DemoCall {
  failure: DemoFailure;
  scope: DemoScope;
  url: string;
}

const parseUrl = (url = ''): DemoCall | undefined => {
  const [, failure, scope, rest] = PREFIX.exec(url) ?? [];
  return rest === undefined
    ? undefined
    : { failure: failure as DemoFailure, scope: scope as DemoScope, url: rest };
};

/** The address that a demo call stands for, so that what does not fail runs as usual, uploads too. */
export const rewriteDemoUrl = (url: string) => parseUrl(url)?.url ?? url;

/** Makes the calls under `/demo/api/{failure}/{scope}` fail on purpose. */
export function failOnPurpose(app: FastifyInstance, times: FailureTimes): void {
  app.addHook('onRequest', async (request, reply) => {
    const call = parseUrl(request.originalUrl);
    // The browser's question whether it may call at all is not the call.
    if (call && request.method !== 'OPTIONS' && isInScope(call))
      await FAIL[call.failure](request, reply, times);
  });
}

function isInScope({ scope, url }: DemoCall): boolean {
  if (scope === 'all') return true;
  const path = url.split('?', 1)[0] ?? '';
  return PATHS[scope].some((route) => path === route || path.startsWith(`${route}/`));
}

type Fail = (request: FastifyRequest, reply: FastifyReply, times: FailureTimes) => Promise<unknown>;

const FAIL: Record<DemoFailure, Fail> = {
  422: async () => {
    throw new Refusal(422, 'demo', 'demo: 422');
  },
  500: async () => {
    throw new Refusal(500, 'demo', 'demo: 500');
  },
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

/** Ends early when the caller leaves. */
function pause(request: FastifyRequest, ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    request.raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
