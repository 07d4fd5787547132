import type { DOMAINS } from '../calls/index.ts';
import { type DocsOf, FORM_REFUSALS, TOO_MANY } from './call.ts';

const uuid = '6f1c2a9e-3b7d-4c58-9a10-2d4e6f8a0b1c';

export const requestsDocs: DocsOf<(typeof DOMAINS)['requests']> = {
  submitRequest: {
    title: 'Send an appraisal request',
    description:
      'One request: goods with photos, contact details and where the seller came from, as multipart/form-data nested by the rules of Rack. A new item begins where `user_form[user_requests][][medium_uuid]` comes again. Nothing is stored unless everything is right. With the header Idempotency-Key, a request that is sent twice with the same content is stored once and answered alike. The answer is one entry or a list of entries.',
    answer: {
      uuid: 'Names the request in the surveys.',
      request_url:
        'The page where the seller sees what becomes of the request. Missing where the site has no address of its own.',
      contact_release: 'Which shops may see the contact: all, or chosen ones only.',
      company_shops: 'The shops that the request is passed on to, at most ten.',
      'company_shops[].address': 'As it is shown to the seller.',
      'company_shops[].company_shop_name': 'Name of the shop. Missing counts as empty.',
      'company_shops[].tel': 'As it is shown to the seller.',
      'company_shops[].website_url': 'Empty where there is none.',
      'company_shops[].pr_comment': 'What the shop says of itself; line breaks are shown as spaces.',
      'company_shops[].reasons':
        'Why the shop was chosen, for the seller: at most three short texts. Missing where the server does not say it.',
    },
    refusals: {
      ...FORM_REFUSALS,
      invalid_submission:
        'A field or a photo breaks a rule; `details` names each by the name that was sent, with the number of the item and of the photo, counted from 0: `user_form[user_requests][0][item_images][2]`. A photo is refused that is too large in bytes or pixels, cut off, of a type that is not accepted (AVIF is no HEIC), or of another type than its file name says.',
      invalid_idempotency_key: 'The header Idempotency-Key is not a UUID.',
      idempotency_key_reused: 'The same Idempotency-Key came with other content before.',
      ...TOO_MANY,
    },
    example: {
      answer: {
        uuid,
        company_shops: [
          {
            company_shop_name: 'タカクラ時計店 銀座本店',
            tel: '03-0000-0000',
            address: '東京都中央区銀座1-1-1',
            website_url: 'https://shop.example.jp/',
            pr_comment: '機械式時計を専門に買い取ります。',
            reasons: ['時計が専門', '中央区', '宅配可'],
          },
        ],
      },
    },
  },
};
