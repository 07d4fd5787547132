import { keysOf } from '../base/keys.ts';
import type { Call } from './call.ts';
import { DOMAINS } from './index.ts';

/**
 * The demo makes calls fail on purpose: `/demo/api/{failure}/{scope}` before a call's path. It is used as an API base,
 * so the form itself has no code for it.
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
export const DEMO_SCOPE_NAMES = keysOf(DEMO_SCOPES);

/** Media of the demo only: one of a partner with any pages, and one whose pages are on a single host. */
export const DEMO_MEDIA = {
  anywhere: '0d5f6a52-6d3c-4c6e-9a55-0b1e8f7c2a10',
  onePartner: '7c1b9e34-2f5a-4e8d-8b60-3a9d4c5e6f21',
} as const;
