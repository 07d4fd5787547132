import * as z from 'zod/mini';
import { fieldProblem, type TypedField } from '../base/field.ts';
import { keysOf } from '../base/keys.ts';
import { oneLine } from '../base/text.ts';
import { isEmailList, mailAddressesOf } from '../customer/email.ts';
import { isName } from '../customer/name.ts';
import { ruledText } from '../schemas/bounds.ts';
import { textMembers } from '../schemas/text-members.ts';

const LINE_CHARACTERS = 200;
const MESSAGE_CHARACTERS = 10_000;

/**
 * The fields of the contact page (document 1, sections 2 and 5). The key is the name in `contact`; the database column
 * is the key in camel case.
 */
export const ENQUIRY_FIELDS = {
  name: {
    label: '氏名',
    required: true,
    limit: LINE_CHARACTERS,
    accepts: (text) => isName(oneLine(text), LINE_CHARACTERS),
    messages: { required: '氏名は必須です', format: '氏名に、URLやメールアドレスは入力できません' },
    input: { autoComplete: 'name' },
  },
  email: {
    label: 'メールアドレス',
    required: true,
    limit: LINE_CHARACTERS,
    accepts: isEmailList,
    stored: (text) => mailAddressesOf(text).join(', '),
    messages: {
      required: 'メールアドレスは必須です',
      format: '正しいメールアドレスの形式で入力してください',
    },
    input: { autoComplete: 'email', inputMode: 'email' },
  },
  mail_body: {
    label: 'お問い合わせ本文',
    required: true,
    limit: MESSAGE_CHARACTERS,
    stored: (text) => text.trim(),
    messages: { required: 'お問い合わせ本文は必須です' },
    input: { rows: 4 },
  },
} as const satisfies Record<string, TypedField>;

export type EnquiryFieldKey = keyof typeof ENQUIRY_FIELDS;
export const ENQUIRY_FIELD_KEYS = keysOf(ENQUIRY_FIELDS);

/** The message for a wrong text of an enquiry, or undefined. */
export const enquiryProblem = (key: EnquiryFieldKey, text: string): string | undefined =>
  fieldProblem(ENQUIRY_FIELDS[key], text);

/** The body of an enquiry. */
export const contactEnquiry = z.object({
  contact: z.object(textMembers(ENQUIRY_FIELDS, { service_uuid: ruledText(LINE_CHARACTERS) })),
});
