import type { TypedField } from '#contract/base/field.ts';
import { LIMITS } from '#contract/base/limits.ts';
import type { CallName } from '#contract/calls/index.ts';
import { ZIP_DIGITS } from '#contract/customer/postal-code.ts';
import { ENQUIRY_FIELDS } from '#contract/enquiries/enquiry.ts';
import { ADDED_LINE, REGISTRATION_FIELDS } from '#contract/enquiries/registration.ts';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { INTERESTS } from '#contract/goods/options.ts';
import type { JsonSchema } from './types.ts';

type Parts = Readonly<Record<string, JsonSchema>>;

const uuid: JsonSchema = { format: 'uuid' };
const zip: JsonSchema = { pattern: `^\\d{${ZIP_DIGITS}}$` };
const category: JsonSchema = { enum: Object.values(CATEGORY_UUIDS) };
const line: JsonSchema = { maxLength: ADDED_LINE.limit };

const ofField = ({ required, limit }: TypedField): JsonSchema => ({
  ...(required && { minLength: 1 }),
  maxLength: limit,
});

const ofFields = (group: string, fields: Readonly<Record<string, TypedField>>): Parts =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${group}.${name}`, ofField(field)]));

interface CallLimits {
  params?: Parts;
  body?: Parts;
}

/** The limits of our server, where the schemas of the rows accept more: they leave the exact rule to the call. */
export const CALL_LIMITS: Readonly<Partial<Record<CallName, CallLimits>>> = {
  firstLevel: { body: { medium_uuid: category } },
  nextLevel: { body: { medium_uuid: category } },
  zipcodeAddresses: { params: { zip } },
  fromZipcode: { params: { zip } },
  partnerShop: { params: { uuid } },
  answerInterests: {
    body: {
      uuid,
      survay_answer: {
        contentMediaType: 'application/json',
        contentSchema: {
          type: 'array',
          items: { enum: INTERESTS },
          minItems: 1,
          uniqueItems: true,
        },
      },
    },
  },
  answerFeedback: { body: { uuid, survey_feedback: { maxLength: LIMITS.feedbackCharacters } } },
  registerShop: {
    body: {
      medium_uuid: uuid,
      ...ofFields('trial_company', REGISTRATION_FIELDS),
      'trial_company.inflow': line,
      'trial_company.address': line,
      'trial_company.terms': { const: true },
    },
  },
  sendEnquiry: { body: { ...ofFields('contact', ENQUIRY_FIELDS), 'contact.service_uuid': uuid } },
};
