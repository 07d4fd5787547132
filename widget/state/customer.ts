import { CUSTOMER_RULES, type CustomerField } from '#contract/customer-rules.ts';
import { CUSTOMER_MESSAGES } from '#contract/messages.ts';
import { type Theme, themeOf } from '#contract/themes.ts';
import { toFullWidthKatakana } from '../japanese/kana.ts';
import { formatTel, normaliseEmail, normaliseTel, normaliseZip } from '../japanese/width.ts';

/** Contact details (document 2, section 3). All texts as the seller sees them. */
export interface Customer {
  readonly name1: string;
  readonly kana1: string;
  readonly zip1: string;
  readonly addr1: string;
  readonly email: string;
  readonly tel1: string;
  readonly description: string;
  readonly agreedToTerms: boolean;
}

export type CustomerTextKey = Exclude<keyof Customer, 'agreedToTerms'>;
export type CustomerErrors = Readonly<Partial<Record<CustomerField | 'agreedToTerms', string>>>;

export const EMPTY_CUSTOMER: Customer = {
  name1: '',
  kana1: '',
  zip1: '',
  addr1: '',
  email: '',
  tel1: '',
  description: '',
  agreedToTerms: false,
};

/** The five fields that move the progress bar (document 2, section 2). */
export const PROGRESS_FIELDS = ['name1', 'kana1', 'zip1', 'email', 'tel1'] as const satisfies CustomerField[];

/** How a value is written once its editing ends; any width of digits, hyphens and kana is taken. */
const CONVERSIONS: Partial<Record<CustomerTextKey, (text: string) => string>> = {
  name1: (text) => text.trim(),
  kana1: toFullWidthKatakana,
  zip1: normaliseZip,
  email: normaliseEmail,
  tel1: (text) => formatTel(normaliseTel(text)),
};

export function convert(key: CustomerTextKey, text: string): string {
  return CONVERSIONS[key]?.(text) ?? text;
}

/** Every value as it stands once editing has ended; the same object where nothing changes. */
export function convertAll(customer: Customer): Customer {
  const keys = Object.keys(CONVERSIONS) as CustomerTextKey[];
  const changed = keys.filter((key) => convert(key, customer[key]) !== customer[key]);
  if (changed.length === 0) return customer;
  return { ...customer, ...Object.fromEntries(changed.map((key) => [key, convert(key, customer[key])])) };
}

/** Validates converted contact details in the order of the screen (document 2, section 5). */
export function validateCustomer(customer: Customer, theme: Theme): CustomerErrors {
  const errors: Partial<Record<CustomerField | 'agreedToTerms', string>> = {};
  for (const key of PROGRESS_FIELDS) {
    const message = CUSTOMER_RULES[key](customer[key]);
    if (message) errors[key] = message;
  }
  if (themeOf(theme).asksForTerms && !customer.agreedToTerms) {
    errors.agreedToTerms = CUSTOMER_MESSAGES.agreedToTerms.required;
  }
  return errors;
}
