import { createHash } from 'node:crypto';
import type { ReadRequest, SentCustomer } from './read-request.ts';

/**
 * The content of a request that makes it the same as another. The attribution does not count: a second attempt may have
 * another IP address or referer.
 */
type Rule = (request: ReadRequest) => unknown;

/**
 * The newest rule first. A request may be sent by a form, stored by one release and repeated to the next, so the rules of
 * earlier releases stay. A release that brings a rule lists it second, and the next one moves it to the front: until
 * then, servers of the release before run beside it.
 */
const RULES: readonly [Rule, ...Rule[]] = [
  ({ mediumUuid, customer, items }) => [mediumUuid, entriesOf(customer), contentOf(items)],
  // The customer as one object, with the fields and the order of that time, and the note apart.
  ({ mediumUuid, customer, items }) => {
    const { name1, kana1, zip1, tel1, email, addr1, user_note } = customer;
    return [mediumUuid, { name1, kana1, zip1, tel1, email, addr1 }, user_note, contentOf(items)];
  },
];

/** Equal for equal content. */
export const fingerprintOf = (request: ReadRequest): string => hash(RULES[0](request));

/** Whether a stored fingerprint is of this content, also if an earlier release made it. */
export const isFingerprintOf = (request: ReadRequest, fingerprint: string): boolean =>
  RULES.some((rule) => hash(rule(request)) === fingerprint);

const hash = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The customer's answers, by name. An empty field does not count, so a new field changes no fingerprint. */
const entriesOf = (customer: SentCustomer) =>
  Object.entries(customer)
    .filter(([, text]) => text !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));

const contentOf = (items: ReadRequest['items']) =>
  items.map(({ category, attributes, detail, photos }) => [
    category,
    attributes,
    Object.entries(detail).sort(),
    photos.map(({ file }) => file.sha256),
  ]);
