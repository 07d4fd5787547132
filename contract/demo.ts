import type { Call } from './calls/call.ts';
import { DOMAINS } from './calls/index.ts';

/**
 * The demo makes calls fail on purpose: `/demo/api/{failure}/{scope}` before a call's path. Used as an API base, so
 * that the form itself knows nothing of it.
 */
export const DEMO_FAILURES = ['422', '500', 'slow', 'silent', 'offline', 'nonsense'] as const;
export type DemoFailure = (typeof DEMO_FAILURES)[number];

/** The calls that fail, by the scope's name. */
export const DEMO_SCOPES = {
  all: Object.values(DOMAINS).flatMap((rows): readonly Call[] => Object.values(rows)),
  catalogue: Object.values(DOMAINS.catalogue),
  address: Object.values(DOMAINS.addresses),
  submission: Object.values(DOMAINS.requests),
  survey: Object.values(DOMAINS.surveys),
} as const satisfies Record<string, readonly Call[]>;

export type DemoScope = keyof typeof DEMO_SCOPES;
export const DEMO_SCOPE_NAMES = Object.keys(DEMO_SCOPES) as DemoScope[];
