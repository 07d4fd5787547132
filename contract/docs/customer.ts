import type { CustomerFieldKey } from '../customer/keys.ts';

/**
 * A text that each field takes, for the demo, the tests and the API document. Invented: the domain is reserved for
 * examples, and the number belongs to no subscriber.
 */
export const CUSTOMER_SAMPLES: Record<CustomerFieldKey, string> = {
  name1: '見本 花子',
  kana1: 'ミホン ハナコ',
  zip1: '1000001',
  addr1: '1-1 見本ビル101',
  email: 'hanako.mihon@example.com',
  tel1: '09000000000',
  description: '箱に小さな傷があります。平日の午後にご連絡ください。',
};
