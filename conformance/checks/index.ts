import type { CallName } from '#contract/calls/index.ts';
import type { CallChecks } from '../check.ts';
import { addresses } from './addresses.ts';
import { catalogue } from './catalogue.ts';
import { continuations } from './continuations.ts';
import { requestChecks } from './requests.ts';
import { shopChecks } from './shops.ts';
import { site } from './site.ts';
import { surveys } from './surveys.ts';

/** The checks of single calls. A call that is not listed here is checked only by its row (every-call.ts). */
export const CHECKS: Readonly<Partial<Record<CallName, CallChecks>>> = {
  ...catalogue,
  ...addresses,
  ...requestChecks,
  ...continuations,
  ...surveys,
  ...shopChecks,
  ...site,
};
