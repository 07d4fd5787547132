import { isLonger } from '#contract/base/field.ts';
import {
  CUSTOMER_FIELDS,
  type CustomerReader,
  customerField,
  customerProblem,
  type FieldFor,
  fieldsFor,
} from '#contract/customer/customer.ts';
import type { CustomerFieldKey } from '#contract/customer/keys.ts';
import { SERVER_MESSAGES } from '../../base/messages.ts';
import { columnOf } from '../columns.ts';
import type { RequestRow } from '../schema.ts';
import type { Reading } from './reading.ts';

/** The mistake of a text of the customer, in the words of the form; undefined if it may be stored. */
export function customerMistake(key: CustomerFieldKey, text: string): string | undefined {
  const { limit } = customerField(key);
  // For fields without their own message for a text that is too long.
  return customerProblem(key, text) ?? (isLonger(text, limit) ? SERVER_MESSAGES.tooLong(limit) : undefined);
}

/** A text of the customer as it is stored. */
export const customerText = (request: RequestRow, key: CustomerFieldKey): string =>
  request[columnOf(CUSTOMER_FIELDS[key].wire.name)];

/** The customer's texts that a reader sees, by the keys of contract/customer/customer.ts. */
export const customerTexts = <Reader extends CustomerReader>(
  request: RequestRow,
  reader: Reader,
  reading: Reading,
): Record<FieldFor<Reader>, string> =>
  Object.fromEntries(
    fieldsFor(reader).map((key) => [key, reading.typed(customerText(request, key))]),
  ) as Record<FieldFor<Reader>, string>;

/** The same in words: labels and texts, without those that are empty. */
export const customerFacts = (
  request: RequestRow,
  reader: CustomerReader,
  reading: Reading,
): (readonly [label: string, text: string])[] =>
  fieldsFor(reader)
    .map(
      (key: CustomerFieldKey) =>
        [customerField(key).label, reading.typed(customerText(request, key))] as const,
    )
    .filter(([, text]) => text !== '');
