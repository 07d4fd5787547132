import * as addresses from './addresses.ts';
import type { Call } from './call.ts';
import * as catalogue from './catalogue.ts';
import * as continuations from './continuations.ts';
import * as followUp from './follow-up.ts';
import * as funnel from './funnel.ts';
import { submitRequest } from './requests.ts';
import * as shops from './shops.ts';
import * as site from './site.ts';
import * as surveys from './surveys.ts';

/** The rows by domain: a file of this folder each. A new row of a file is here by itself. */
export const DOMAINS = {
  catalogue: { ...catalogue },
  addresses: { ...addresses },
  requests: { submitRequest },
  continuations: { ...continuations },
  surveys: { ...surveys },
  funnel: { ...funnel },
  followUp: { ...followUp },
  shops: { ...shops },
  site: { ...site },
} as const satisfies Record<string, Record<string, Call>>;

export type Domain = keyof typeof DOMAINS;

/**
 * Every call of the product API. For the server, the API document, the conformance run and the demo; a browser's code
 * imports single rows, so that it carries no others.
 */
export const CALLS = {
  ...DOMAINS.catalogue,
  ...DOMAINS.addresses,
  ...DOMAINS.requests,
  ...DOMAINS.continuations,
  ...DOMAINS.surveys,
  ...DOMAINS.funnel,
  ...DOMAINS.followUp,
  ...DOMAINS.shops,
  ...DOMAINS.site,
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof CALLS;
