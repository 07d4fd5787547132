/**
 * The customer's fields in the order of the screen (document 2, sections 2 and 3). A form that nobody has touched yet
 * needs no more of them; all else of a field is its row in customer.ts.
 */
export const CUSTOMER_FIELD_KEYS = [
  'name1',
  'kana1',
  'zip1',
  'addr1',
  'email',
  'tel1',
  'description',
] as const;

export type CustomerFieldKey = (typeof CUSTOMER_FIELD_KEYS)[number];

/** The fields that move the progress bar (document 2, section 2). */
export const COUNTED_CUSTOMER_KEYS: readonly CustomerFieldKey[] = ['name1', 'kana1', 'zip1', 'email', 'tel1'];
