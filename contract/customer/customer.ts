import { fieldProblem, type TypedField } from '../base/field.ts';
import { LIMITS } from '../base/limits.ts';
import { composed, plainName } from '../base/text.ts';
import { EMAIL_CHARACTERS, isEmail, mailAddressOf } from './email.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from './keys.ts';
import { isZip, zipDigits } from './postal-code.ts';

/** The two groups of a customer's fields in a submission (document 2, section 7). */
export type CustomerGroup = 'address_attributes' | 'user_attributes';

/**
 * The readers of a stored contact detail. All of them loop over the rows, so a field reaches exactly the readers that
 * its row names. `npm run requests -- erase` erases every field.
 * - `sellerPage`: the page of the seller's own request
 * - `sellerMail`: the mail to the seller. Nobody has proved its address, so `accepts` of such a field takes neither
 *   sentences nor links
 * - `shopBefore`: the shop's page and mail, before the shop asks for the contact
 * - `shopAfter`: the shop's page, once the shop has asked for the contact
 * - `webhook`: payloads about the request
 * - `export`: `npm run requests -- show` and `export`
 */
export type CustomerReader = 'sellerPage' | 'sellerMail' | 'shopBefore' | 'shopAfter' | 'webhook' | 'export';

/** One contact detail, from the screen to its readers. */
export interface CustomerFieldRow extends TypedField {
  /** Its place in a submission: `user_form[group][name]`. The database column is the name in camel case. */
  readonly wire: {
    readonly group: CustomerGroup;
    readonly name: string;
    /** Sent after the others of its group: document 2, section 7, names the e-mail address last. */
    readonly last?: boolean;
  };
  /** How a text is rewritten when its editing ends, so that any width of digits and kana is taken. */
  readonly conversion: 'none' | 'name' | 'katakana' | 'zip' | 'email' | 'tel';
  /** All characters that it takes, where a line names others. */
  readonly takes?: RegExp;
  /** Stands behind a button, so that the form looks short (document 2, section 2, "Customer screen"). */
  readonly revealed?: boolean;
  readonly readers: readonly CustomerReader[];
  /** The name in the published privacy policy, if it is not the label. */
  readonly policyName?: string;
}

/**
 * Full-width katakana. ヽ and ヾ repeat the kana before them, ㇰ to ㇿ and the marks of セ゚ and ㇷ゚ are of Ainu: all are
 * katakana too.
 */
const KATAKANA = /[セツトㇷ]\u309A|[ァ-ヶヷ-ヺー-ヾㇰ-ㇿ\s]/gu;
const TEL = /^0\d{1,4}-?\d{1,4}-?\d{4}$/;

const withoutSpaces = (text: string) => text.replace(/\s/g, '');

/** Digits, hyphens and spaces in any number people would type. */
const NUMBER_CHARACTERS = 40;

// The names stay literals, so that a column that is missing does not compile.
const address = <Name extends string>(name: Name) => ({ group: 'address_attributes', name }) as const;
const user = <Name extends string>(name: Name) => ({ group: 'user_attributes', name }) as const;

/** The readers of name, contact and address: shops see them when they ask for the contact. */
const CONTACT = ['shopAfter', 'webhook', 'export'] as const satisfies readonly CustomerReader[];

/**
 * The customer's fields (document 2, sections 2, 3, 5 and 7). A new field is a key in keys.ts, a row here and a column of
 * `requests` in server/db/schema.ts.
 */
export const CUSTOMER_FIELDS = {
  name1: {
    label: '氏名',
    hint: '例：山田 花子',
    required: true,
    limit: LIMITS.nameCharacters,
    messages: { required: '氏名を入力してください', tooLong: '氏名は50文字以内で入力してください' },
    input: { autoComplete: 'name', enterKeyHint: 'next' },
    wire: address('name1'),
    readers: CONTACT,
    policyName: 'お名前',
    conversion: 'name',
    stored: plainName,
  },
  kana1: {
    label: 'フリガナ',
    hint: '例：ヤマダ ハナコ（氏名から自動で入力されます）',
    required: true,
    limit: LIMITS.nameCharacters,
    accepts: (text) => composed(text).replace(KATAKANA, '') === '',
    takes: KATAKANA,
    stored: plainName,
    messages: {
      required: 'フリガナを入力してください',
      format: 'フリガナは全角カタカナで入力してください',
      tooLong: 'フリガナは50文字以内で入力してください',
    },
    // There is no token for a reading; `on` lets the browser offer texts that were typed here before.
    input: { autoComplete: 'on', enterKeyHint: 'next' },
    wire: address('kana1'),
    readers: CONTACT,
    conversion: 'katakana',
  },
  zip1: {
    label: '郵便番号',
    hint: '例：150-0041（ハイフンなしでも入力できます）',
    required: true,
    limit: NUMBER_CHARACTERS,
    accepts: (text) => isZip(zipDigits(text)),
    messages: { required: '郵便番号を入力してください', format: '郵便番号は7桁の数字で入力してください' },
    input: { type: 'text', inputMode: 'numeric', autoComplete: 'postal-code', enterKeyHint: 'next' },
    wire: address('zip1'),
    readers: CONTACT,
    conversion: 'zip',
    stored: zipDigits,
  },
  addr1: {
    label: '番地以降',
    hint: '例：1-2-3 タカクラマンション101',
    required: false,
    limit: LIMITS.lineCharacters,
    messages: {},
    input: { autoComplete: 'address-line1', enterKeyHint: 'next' },
    wire: address('addr1'),
    readers: CONTACT,
    policyName: '住所',
    conversion: 'none',
  },
  email: {
    label: 'メールアドレス',
    hint: '例：hanako@example.jp',
    required: true,
    limit: EMAIL_CHARACTERS,
    accepts: isEmail,
    takes: /[!-~\s]+/g,
    messages: {
      required: 'メールアドレスを入力してください',
      format: '正しいメールアドレスを入力してください',
    },
    input: { inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next' },
    wire: { ...address('email'), last: true },
    readers: CONTACT,
    conversion: 'email',
    stored: mailAddressOf,
  },
  tel1: {
    label: '電話番号',
    hint: '例：090-1234-5678　査定を依頼する買取店からのご連絡に使います',
    required: true,
    limit: NUMBER_CHARACTERS,
    accepts: (text) => TEL.test(withoutSpaces(text)),
    messages: { required: '電話番号を入力してください', format: '正しい電話番号を入力してください' },
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'send' },
    wire: address('tel1'),
    readers: CONTACT,
    conversion: 'tel',
    stored: withoutSpaces,
  },
  description: {
    label: '商品の説明・要望など',
    required: false,
    limit: LIMITS.textCharacters,
    messages: {},
    input: { rows: 4 },
    wire: user('user_note'),
    readers: CONTACT,
    policyName: 'ご要望',
    conversion: 'none',
    revealed: true,
  },
} as const satisfies Record<CustomerFieldKey, CustomerFieldRow>;

/** The row with all optional members of its type. */
export const customerField = (key: CustomerFieldKey): CustomerFieldRow => CUSTOMER_FIELDS[key];

/** The fields that a reader sees. */
export type FieldFor<Reader extends CustomerReader> = {
  [Key in CustomerFieldKey]: Reader extends (typeof CUSTOMER_FIELDS)[Key]['readers'][number] ? Key : never;
}[CustomerFieldKey];

/** The keys of the fields that a reader sees, in the order of the screen. */
export const fieldsFor = <Reader extends CustomerReader>(reader: Reader): FieldFor<Reader>[] =>
  CUSTOMER_FIELD_KEYS.filter((key): key is FieldFor<Reader> => customerField(key).readers.includes(reader));

/** The message for a wrong text of a customer, or undefined (document 2, section 5). */
export const customerProblem = (key: CustomerFieldKey, text: string): string | undefined =>
  fieldProblem(CUSTOMER_FIELDS[key], text);

/** The characters of a text that its field does not take, each once. */
export function strangeCharacters(key: CustomerFieldKey, text: string): readonly string[] {
  const { takes, limit } = customerField(key);
  return takes && text.length <= 2 * limit ? [...new Set(composed(text).replace(takes, ''))] : [];
}

/** The message for missing consent, where a theme asks for it (document 2, section 5). */
export const TERMS_MESSAGE = '利用規約に同意してください';
