import { isIP } from 'node:net';
import { SERVICE_UUID } from '#contract/base/product.ts';
import { ENQUIRY_FIELD_KEYS, ENQUIRY_FIELDS, type EnquiryFieldKey } from '#contract/enquiries/enquiry.ts';
import { type ChecksOf, SPEC } from '../check.ts';
import { hold } from '../expect.ts';
import { MARK, MARKED_EMAIL } from '../mark.ts';
import { oddTexts, refusedField } from './text-fields.ts';

const ENQUIRY: Record<EnquiryFieldKey, string> = { name: MARK, email: MARKED_EMAIL, mail_body: MARK };

const enquiry = (change: object = {}) => ({
  json: { contact: { ...ENQUIRY, ...change, service_uuid: SERVICE_UUID } },
});

export const site: ChecksOf<'site'> = {
  recentAppraisals: {
    checks: [
      {
        name: 'gives each entry a unique id and a text for the goods',
        from: SPEC.site.entities,
        kind: 'good',
        run: async (api) => {
          const { recent_appraisals: entries } = await api.known('recentAppraisals');
          const answer = await api.sample('recentAppraisals');
          const ids = new Set(entries.map(({ id }) => id));
          hold(ids.size === entries.length, `${entries.length} ids`, () => `${ids.size}`, answer);
          const blank = entries.filter(({ item }) => !item);
          hold(blank.length === 0, 'an `item` in each', () => `${blank.length} without`, answer);
        },
      },
    ],
  },

  sendEnquiry: {
    sample: () => enquiry(),
    checks: ENQUIRY_FIELD_KEYS.flatMap((key) =>
      oddTexts(key, ENQUIRY_FIELDS[key]).map(([what, text]) =>
        refusedField('sendEnquiry', what, SPEC.site.rules, enquiry({ [key]: text })),
      ),
    ),
  },

  // The form has a line less without it.
  disclosure: { optional: true },

  // Pages say nothing of it then.
  firstQuotes: { optional: true },

  // Only the form's doctor asks, and reports nothing without this call.
  medium: { optional: true },

  // The form can use any public service for this (attribute ip-echo-url), and it works without one.
  publicIp: {
    optional: true,
    checks: [
      {
        name: 'answers with an IP address',
        from: SPEC.form.calls,
        kind: 'good',
        run: async (api) => {
          const { ip } = await api.known('publicIp');
          hold(isIP(ip) > 0, 'an IP address', () => `“${ip}”`, await api.sample('publicIp'));
        },
      },
    ],
  },
};
