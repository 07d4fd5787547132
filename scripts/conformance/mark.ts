/** What test data is known by, so that whoever runs a back end can find and delete it. */
export const MARK = '適合テスト（削除してください）';

/** Of a domain that nobody has (RFC 2606), so that no mail goes anywhere. */
export const MARKED_EMAIL = 'conformance-test@example.com';

/** Nobody's number. */
export const MARKED_TEL = '03-0000-0000';

/** A place that every back end with postal codes has: Jinnan in Shibuya. */
export const MARKED_ZIP = '1500041';
