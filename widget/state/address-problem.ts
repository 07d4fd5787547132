import type { CallError } from '../api/call-error.ts';

/** Why there is no address. The seller can continue without one. */
export type AddressProblem =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'failed'; readonly failure: CallError };
