import { ENQUIRY_FIELD_KEYS, type EnquiryFieldKey, enquiryProblem } from '#contract/enquiries/enquiry.ts';
import type { FormRules } from '../../ui/form/form-rules.ts';

/** Everything is checked when the form is sent (document 1, section 5: contact). */
export const ENQUIRY_RULES: FormRules<EnquiryFieldKey> = {
  names: ENQUIRY_FIELD_KEYS,
  problem: enquiryProblem,
};
