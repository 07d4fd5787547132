import { tableOf } from '#contract/base/keys.ts';
import {
  COUNTED_CUSTOMER_KEYS,
  CUSTOMER_FIELD_KEYS,
  type CustomerFieldKey,
} from '#contract/customer/keys.ts';

/** Contact details (document 2, section 3): one text for each key of contract/customer/keys.ts, as the form shows it. */
export type Customer = Readonly<Record<CustomerFieldKey, string>> & { readonly agreedToTerms: boolean };

/** A field of the customer step. */
export type CustomerPlace = CustomerFieldKey | 'agreedToTerms';
export type CustomerErrors = Readonly<Partial<Record<CustomerPlace, string>>>;

export const EMPTY_CUSTOMER: Customer = {
  ...tableOf(CUSTOMER_FIELD_KEYS, () => ''),
  agreedToTerms: false,
};

/** The share (0 to 1) of the counted fields that are filled in. */
export function customerShare(customer: Customer): number {
  const filled = COUNTED_CUSTOMER_KEYS.filter((key) => customer[key].trim() !== '');
  return filled.length / COUNTED_CUSTOMER_KEYS.length;
}
