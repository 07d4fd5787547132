import type { CustomerFieldRow } from './customer.ts';

/**
 * The names of the multipart form of `POST /v1/mucv` (document 2, section 7). Nested by the rules of Rack: a request
 * begins where `medium_uuid` comes again, so it stands first in each.
 */
const ITEM = 'user_form[user_requests][]';

export const SUBMISSION_NAMES = {
  medium: 'medium_uuid',
  /** `true`: the request is a test, and no shop hears of it. An extension of ours. */
  test: 'test',
  /** The key of test mode, with which it does more. Where there is one, the request is a test too. */
  testKey: 'test_key',
  /** `true`: only shops that the seller chooses see the contact. An extension of ours. */
  quotesFirst: 'quotes_first',
  customer: ({ wire }: Pick<CustomerFieldRow, 'wire'>) => `user_form[${wire.group}][${wire.name}]`,
  attribution: (name: AttributionName) => `user_form[user_attributes][${name}]`,
  tracking: (key: string) => `user_form[user_attributes][tracking][${key}]`,
  /** A named value of the page (contract/media/context.ts). */
  context: (name: string) => `user_form[user_attributes][context][${name}]`,
  itemMedium: `${ITEM}[medium_uuid]`,
  /** The attribute at a position of a list; each list begins with its lowest position. */
  itemAttribute: (position: number | string) => `${ITEM}[items][][${position}]`,
  itemDetail: (key: string) => `${ITEM}[item_detail][${key}]`,
  itemImage: `${ITEM}[item_images][]`,
  /** How a refusal names a photo: with its number and that of its item, counted from 0. */
  itemImageAt: (item: number, photo: number) => `user_form[user_requests][${item}][item_images][${photo}]`,
} as const;

/** The members of the attribution, as they are sent. */
export const ATTRIBUTION_NAMES = [
  'inflow',
  'referer',
  'ip_address',
  'utm_source',
  'utm_medium',
  'utm_campaign',
] as const;

export type AttributionName = (typeof ATTRIBUTION_NAMES)[number];
