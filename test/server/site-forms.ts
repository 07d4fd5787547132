import { DEFAULT_MEDIUM_UUID, SERVICE_UUID } from '#contract/base/product.ts';

/** The body of the contact form, with other values where a test gives them. */
export const enquiryBody = (changes: Record<string, string> = {}) => ({
  contact: {
    service_uuid: SERVICE_UUID,
    name: '花子',
    email: 'hanako@example.jp',
    mail_body: '質問です',
    ...changes,
  },
});

/** The body of the registration form, with other values where a test gives them. */
export const registrationBody = (changes: Record<string, string> = {}) => ({
  medium_uuid: DEFAULT_MEDIUM_UUID,
  trial_company: {
    inflow: '/store',
    company_shop_name: '花子堂',
    name: '花子',
    zipcode: '1620801',
    address: '東京都新宿区山吹町1-2-3',
    tel: '08011112222',
    email: 'shop@example.jp',
    terms: true,
    ...changes,
  },
});
