import { isBlank } from '#contract/base/field.ts';
import { plainName } from '#contract/base/text.ts';
import {
  type CustomerFieldRow,
  customerField,
  customerProblem,
  TERMS_MESSAGE,
} from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { toFullWidthKatakana } from '../japanese/kana.ts';
import { normaliseEmail, normaliseTel, normaliseZip, withoutMarks } from '../japanese/width.ts';
import type { Customer, CustomerErrors } from './customer.ts';
import { groupPhone } from './phone-numbers.ts';

const CONVERSIONS: Record<CustomerFieldRow['conversion'], (text: string) => string> = {
  none: (text) => text,
  name: (text) => plainName(withoutMarks(text)),
  katakana: (text) => toFullWidthKatakana(withoutMarks(text)),
  zip: normaliseZip,
  email: normaliseEmail,
  tel: (text) => groupPhone(normaliseTel(text)),
};

/**
 * A text as the form writes it when the seller leaves the field: digits, hyphens and kana of any width are converted,
 * and a text with nothing to see is empty. A text that is much too long is not converted; the rule reports it.
 */
export function convert(key: CustomerFieldKey, text: string): string {
  const { conversion, limit } = customerField(key);
  if (text.length > limit * 2) return text;
  return isBlank(text) ? '' : CONVERSIONS[conversion](text);
}

/** A converted text in its sent form. The numbering plan may have come since a phone number was converted. */
export function sentText(key: CustomerFieldKey, text: string): string {
  const { conversion, stored } = customerField(key);
  const value = conversion === 'tel' ? groupPhone(text) : text;
  return stored?.(value) ?? value;
}

/** All values after conversion. The same object if nothing changes. */
export function convertAll(customer: Customer): Customer {
  const entries = CUSTOMER_FIELD_KEYS.map((key) => [key, convert(key, customer[key])] as const);
  const changes = entries.filter(([key, text]) => text !== customer[key]);
  return changes.length === 0 ? customer : { ...customer, ...Object.fromEntries(changes) };
}

/** The errors of converted contact details, in the order of the screen (document 2, section 5). */
export function validateCustomer(customer: Customer, asksForTerms: boolean): CustomerErrors {
  const problems = CUSTOMER_FIELD_KEYS.map((key) => [key, customerProblem(key, customer[key])] as const);
  const errors = Object.fromEntries(problems.filter(([, message]) => message !== undefined));
  return asksForTerms && !customer.agreedToTerms ? { ...errors, agreedToTerms: TERMS_MESSAGE } : errors;
}
