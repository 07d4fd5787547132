import { isRegistrationEmail, isRegistrationPhone } from '#contract/site-rules.ts';
import { STORE } from './messages.ts';

export const REGISTRATION_FIELDS = ['company_shop_name', 'name', 'zipcode', 'tel', 'email'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationValues = Record<RegistrationField, string> & { terms: boolean };
export type RegistrationErrors = Partial<Record<RegistrationField | 'terms', string>>;

export const ZIP_DIGITS = 7;

/** Only digits, of any width, at most seven (document 1, section 5). */
export const zipDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, ZIP_DIGITS);

/** What is wrong with a registration (document 1, section 5). An empty field is told by its own name. */
export function registrationErrors(values: RegistrationValues): RegistrationErrors {
  const { form } = STORE;
  const errors: RegistrationErrors = {};
  for (const name of REGISTRATION_FIELDS) if (values[name].trim() === '') errors[name] = form.fields[name];
  if (!errors.zipcode && zipDigits(values.zipcode).length !== ZIP_DIGITS)
    errors.zipcode = form.addressUnknown;
  if (!errors.email && !isRegistrationEmail(values.email.trim())) errors.email = form.emailMalformed;
  if (!errors.tel && !isRegistrationPhone(values.tel)) errors.tel = form.telMalformed;
  if (!values.terms) errors.terms = form.terms.required;
  return errors;
}
