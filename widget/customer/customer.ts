import { tableOf } from '#contract/base/keys.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey, customerField } from '#contract/customer/customer.ts';

/** Contact details (document 2, section 3): one text for each row of contract/customer/customer.ts, as the form shows it. */
export type Customer = Readonly<Record<CustomerFieldKey, string>> & { readonly agreedToTerms: boolean };

/** A field of the customer step. */
export type CustomerPlace = CustomerFieldKey | 'agreedToTerms';
export type CustomerErrors = Readonly<Partial<Record<CustomerPlace, string>>>;

export const EMPTY_CUSTOMER: Customer = {
  ...tableOf(CUSTOMER_FIELD_KEYS, () => ''),
  agreedToTerms: false,
};

/** The fields that move the progress bar (document 2, section 2). */
const COUNTED = CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).countsForProgress);

/** The share (0 to 1) of the counted fields that are filled in. */
export function customerShare(customer: Customer): number {
  return COUNTED.filter((key) => customer[key].trim() !== '').length / COUNTED.length;
}
