import { isEmailList } from '#contract/site-rules.ts';
import { CONTACT } from './messages.ts';

export const CONTACT_FIELDS = ['name', 'email', 'mail_body'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** All fields are checked when the form is sent (document 1, section 5: contact). */
export function contactErrors(values: ContactValues): ContactErrors {
  const { fields } = CONTACT;
  const errors: ContactErrors = {};
  for (const name of CONTACT_FIELDS) if (values[name].trim() === '') errors[name] = fields[name].required;
  if (!errors.email && !isEmailList(values.email.trim())) errors.email = fields.email.malformed;
  return errors;
}
