/** The paths of every call, below the API base (document 1, section 7; document 2, section 7). */
export const ROUTES = {
  itemMastersGroup: '/v1/item_masters/group',
  itemMastersLevel: '/v1/item_masters/level',
  submission: '/v1/mucv',
  prefectures: '/v1/addresses/prefectures',
  cities: '/v1/addresses/cities',
  areas: '/v1/addresses/areas',
  zipcodeAddresses: '/v1/addresses/zipcode_addresses',
  fromZipcode: '/v1/addresses/from_zipcode',
  interestSurvey: '/v1/ucv/sa',
  feedbackSurvey: '/v1/ucv/sf',
  recentAppraisals: '/v1/recent_appraisals',
  recommendedShops: '/v1/company_shops/recommended',
  partnerShops: '/v1/partner_shops/company_shops',
  latestShops: '/v1/latest_company_shops',
  shopRegistration: '/v1/tccv',
  contacts: '/v1/contacts',
  /** Our own stand-in for the public IP-echo service. */
  ip: '/v1/ip',
} as const;

/** The header that makes a submission that was sent twice count once (a UUID made by the form). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/**
 * The prefix under which the demo makes calls fail on purpose: `/demo/api/{failure}/{scope}` before a path of
 * `ROUTES`. Used as an API base, so that the form itself knows nothing of it.
 */
export const DEMO_FAILURES = ['422', '500', 'slow', 'silent', 'offline', 'nonsense'] as const;
export const DEMO_SCOPES = ['all', 'catalogue', 'address', 'submission', 'survey'] as const;
export type DemoFailure = (typeof DEMO_FAILURES)[number];
export type DemoScope = (typeof DEMO_SCOPES)[number];
