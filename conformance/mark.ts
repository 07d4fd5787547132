/** The name in all test data, so that the operator of a back end can find and delete it. */
export const MARK = '適合テスト（削除してください）';

/** A reserved domain (RFC 2606), so that no mail is delivered. */
export const MARKED_EMAIL = 'conformance-test@example.com';

/** A number of no subscriber. */
export const MARKED_TEL = '03-0000-0000';

/** The marked e-mail address and number as those of another person: a back end may limit the requests of one person. */
export function markedPerson(n: number): { email: string; tel: string } {
  return {
    email: MARKED_EMAIL.replace('@', `-${n}@`),
    tel: MARKED_TEL.slice(0, -4) + String(n).padStart(4, '0'),
  };
}

/** A place that every back end with postal codes should have: Jinnan in Shibuya. */
export const MARKED_ZIP = '1500041';
