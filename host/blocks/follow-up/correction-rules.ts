import { customerField, customerProblem } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import type { Correction } from '#contract/schemas/follow-up.ts';
import type { FormRules, Values } from '../../ui/form/form-rules.ts';

/** The fields that a seller corrects on the page: name, contact and address. */
export const CORRECTED: readonly CustomerFieldKey[] = CUSTOMER_FIELD_KEYS.filter(
  (key) => !customerField(key).revealed,
);

/** A field that is left empty stays as it is. */
export const CORRECTION_RULES: FormRules<CustomerFieldKey> = {
  names: CORRECTED,
  problem: (key, text) => (text === '' ? undefined : customerProblem(key, text)),
};

/** The fields that were filled in. */
export const correctionOf = (values: Values<CustomerFieldKey>): Correction =>
  Object.fromEntries(CORRECTED.flatMap((key) => (values[key] ? [[key, values[key]]] : [])));
