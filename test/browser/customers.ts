import { customerField as rowOf } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { zipDigits } from '#contract/customer/postal-code.ts';
import { ATTRIBUTION_NAMES, type AttributionName, SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { CUSTOMER_SAMPLES } from '#contract/docs/customer.ts';
import type { SentField } from './sent.ts';

/** The text that a seller types into each field. */
export type TypedCustomer = Record<CustomerFieldKey, string>;

/** The fields that are visible from the start. */
export const SHOWN_FIELDS = CUSTOMER_FIELD_KEYS.filter((key) => !rowOf(key).revealed);

const TEXTS: Partial<TypedCustomer> = {
  name1: '山田 花子',
  kana1: 'ヤマダ ハナコ',
  zip1: '1000001',
  addr1: '1-1',
  tel1: '09012345678',
};

let customers = 0;

/** A customer whose details are all valid, with a unique e-mail address to find the stored request by. */
export function aCustomer(changes: Partial<TypedCustomer> = {}): TypedCustomer {
  customers += 1;
  const email = `hanako.${process.pid}.${customers}@example.com`;
  const texts = CUSTOMER_FIELD_KEYS.map((key) => {
    return [key, TEXTS[key] ?? (rowOf(key).revealed ? '' : CUSTOMER_SAMPLES[key])];
  });
  return { ...(Object.fromEntries(texts) as TypedCustomer), email, ...changes };
}

/**
 * The text as the form shows it after typing: kana in full width, the phone number in groups, the postal code in
 * digits.
 */
function asSent(key: CustomerFieldKey, text: string): string {
  switch (rowOf(key).conversion) {
    case 'katakana':
      return text.replace(' ', '\u3000');
    case 'tel':
      return text.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');
    case 'zip':
      return zipDigits(text);
    default:
      return text;
  }
}

/**
 * The fields of a group in their sent form. The e-mail address is the last one of its group (document 2, section 7).
 */
function groupOf(customer: TypedCustomer, group: string): SentField[] {
  const keys = CUSTOMER_FIELD_KEYS.filter((key) => rowOf(key).wire.group === group && customer[key]);
  const inOrder = [...keys.filter((key) => key !== 'email'), ...keys.filter((key) => key === 'email')];
  return inOrder.map((key) => [SUBMISSION_NAMES.customer(rowOf(key)), asSent(key, customer[key])]);
}

/** The fields of a customer that are sent, before those of the goods. */
export function sentCustomer(
  customer: TypedCustomer,
  mediumUuid: string,
  attribution: Partial<Record<AttributionName, string>>,
): SentField[] {
  const names = ATTRIBUTION_NAMES.filter((name) => attribution[name]);
  return [
    [SUBMISSION_NAMES.medium, mediumUuid],
    ...groupOf(customer, 'address_attributes'),
    ...names.map((name): SentField => [SUBMISSION_NAMES.attribution(name), attribution[name] ?? '']),
    ...groupOf(customer, 'user_attributes'),
  ];
}
