import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey, customerField } from '#contract/customer.ts';
import type { SampleForm } from '#widget/public.ts';

/** Invented. The domain is reserved for examples, and nobody has the number. */
const TEXTS: Partial<Record<CustomerFieldKey, string>> = {
  name1: '見本 花子',
  kana1: 'ミホン ハナコ',
  zip1: '1000001',
  addr1: '1-1 見本ビル101',
  email: 'hanako.mihon@example.com',
  tel1: '09000000000',
  description: '箱に小さな傷があります。平日の午後にご連絡ください。',
};

/** Valid contact details. A field without a text above gets its label as text. */
export function sampleCustomer(): SampleForm['customer'] {
  const texts = CUSTOMER_FIELD_KEYS.map((key) => [key, TEXTS[key] ?? `${customerField(key).label}の見本`]);
  return { ...Object.fromEntries(texts), agreedToTerms: true };
}
