/** The name in all test data, so that the operator of a back end can find and delete it. */
export const MARK = '適合テスト（削除してください）';

/** A reserved domain (RFC 2606), so that no mail is delivered. */
export const MARKED_EMAIL = 'conformance-test@example.com';

/** A number that belongs to nobody. */
export const MARKED_TEL = '03-0000-0000';

/** A place that every back end with postal codes should have: Jinnan in Shibuya. */
export const MARKED_ZIP = '1500041';
