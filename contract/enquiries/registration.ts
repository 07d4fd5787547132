import * as z from 'zod/mini';
import { fieldProblem, type TypedField } from '../base/field.ts';
import { keysOf } from '../base/keys.ts';
import { oneLine } from '../base/text.ts';
import { EMAIL_CHARACTERS, isEmail, mailAddressOf } from '../customer/email.ts';
import { isName } from '../customer/name.ts';
import { isZip } from '../customer/postal-code.ts';
import { ruledText } from '../schemas/bounds.ts';
import { textMembers } from '../schemas/text-members.ts';

const LANDLINE = /^0\d{1,4}-?\d{1,4}-?\d{3,4}$|^\(0\d{1,4}\)\d{1,4}-?\d{3,4}$|^0\d{1,4}\(\d{1,4}\)\d{3,4}$/;
const MOBILE = /^0[5789]0-?\d{4}-?\d{4}$/;
const TOLL_FREE = /^0120-?\d{3}-?\d{3}$/;
const LANDLINE_DIGITS = 10;

/** The signs that Japanese keyboards write for a hyphen between digits. */
const DASHES = /[‐‑‒–—―−ー]/g;

/**
 * A landline with optional hyphens or parentheses, a mobile number (050, 070, 080, 090) or 0120. Spaces do not count
 * (document 1, section 5).
 */
export function isJapanesePhone(text: string): boolean {
  const phone = text.normalize('NFKC').replace(/\s/g, '').replace(DASHES, '-');
  if (MOBILE.test(phone) || TOLL_FREE.test(phone)) return true;
  return LANDLINE.test(phone) && phone.replace(/\D/g, '').length === LANDLINE_DIGITS;
}

const LINE_CHARACTERS = 200;
const NUMBER_CHARACTERS = 40;

/**
 * The fields of a shop's registration in the order of the page (document 1, sections 2, 3 and 5). The key is the name
 * in `trial_company`; the database column is the key in camel case. An empty field is reported by its placeholder.
 */
export const REGISTRATION_FIELDS = {
  company_shop_name: {
    label: '法人名（正式社名）',
    required: true,
    limit: LINE_CHARACTERS,
    messages: { required: '法人名（正式社名）' },
    input: { autoComplete: 'organization' },
  },
  name: {
    label: 'ご担当者名',
    required: true,
    limit: LINE_CHARACTERS,
    accepts: (text) => isName(oneLine(text), LINE_CHARACTERS),
    messages: {
      required: 'ご担当者名',
      format: 'ご担当者名に、URLやメールアドレスは入力できません',
    },
    input: { autoComplete: 'name' },
  },
  zipcode: {
    label: '郵便番号',
    required: true,
    limit: NUMBER_CHARACTERS,
    accepts: isZip,
    messages: { required: '郵便番号', format: '郵便番号が正しくありません。' },
    input: { autoComplete: 'postal-code', inputMode: 'numeric' },
  },
  tel: {
    label: '電話番号',
    required: true,
    limit: NUMBER_CHARACTERS,
    accepts: isJapanesePhone,
    messages: { required: '電話番号', format: '正しい電話番号を入力してください（例：03-1234-5678）' },
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  email: {
    label: 'メールアドレス',
    required: true,
    limit: EMAIL_CHARACTERS,
    accepts: isEmail,
    stored: mailAddressOf,
    messages: { required: 'メールアドレス', format: '正しいメールアドレスを入力してください' },
    input: { autoComplete: 'email', inputMode: 'email' },
  },
} as const satisfies Record<string, TypedField>;

export type RegistrationFieldKey = keyof typeof REGISTRATION_FIELDS;
export const REGISTRATION_FIELD_KEYS = keysOf(REGISTRATION_FIELDS);

/** The message for a wrong text of a registration, or undefined. */
export const registrationProblem = (key: RegistrationFieldKey, text: string): string | undefined =>
  fieldProblem(REGISTRATION_FIELDS[key], text);

/** The rule of the texts that the page adds itself: the address of the postal code, and its own path. */
export const ADDED_LINE = { required: false, limit: LINE_CHARACTERS } as const;

/** The message where the terms are not agreed to (document 1, section 5). */
export const REGISTRATION_TERMS_MESSAGE =
  '利用規約・プライバシーポリシー・個人情報の取り扱いに同意してください';

/** The body of a registration: the fields of the page, and the texts that the page adds itself. */
export const shopRegistration = z.object({
  medium_uuid: ruledText(LINE_CHARACTERS),
  trial_company: z.object(
    textMembers({ inflow: ADDED_LINE, ...REGISTRATION_FIELDS, address: ADDED_LINE }, { terms: z.boolean() }),
  ),
});
