import { keepZipDigits } from '#contract/customer/postal-code.ts';
import {
  REGISTRATION_FIELD_KEYS,
  REGISTRATION_TERMS_MESSAGE,
  type RegistrationFieldKey,
  registrationProblem,
} from '#contract/enquiries/registration.ts';
import type { FormRules } from '../../ui/form/form-rules.ts';

export type RegistrationName = RegistrationFieldKey | 'terms';

/** Document 1, section 5: store registration. */
export const REGISTRATION_RULES: FormRules<RegistrationName> = {
  names: [...REGISTRATION_FIELD_KEYS, 'terms'],
  problem: (name, text) => {
    if (name === 'terms') return text === 'on' ? undefined : REGISTRATION_TERMS_MESSAGE;
    return registrationProblem(name, text);
  },
  tidy: (name, text) => (name === 'zipcode' ? keepZipDigits(text) : text.trim()),
};
