/** Characters that sellers type as a hyphen: hyphens, dashes, minus signs, lines, and the long-vowel mark. */
const HYPHENS = '\\-‐‑‒–—―−─━﹘﹣ーｰ';

const ANY_HYPHEN = new RegExp(`[${HYPHENS}]`, 'g');
const HYPHENS_AND_SPACES = new RegExp(`[${HYPHENS}\\s]+`, 'g');
/**
 * After a digit and before a digit or the end, or before the first digit. Without lookbehind, which Safari does not know
 * before 16.4.
 */
const HYPHEN_AMONG_DIGITS = new RegExp(
  `([\\d)]\\s*)[${HYPHENS}]+(?=\\s*(?:[\\d(]|$))|^(\\s*)[${HYPHENS}](?=\\d)`,
  'g',
);
/** Texts that are copied from a contacts app or a page contain direction marks and zero-width spaces. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A text without the marks that nobody sees and no rule accepts. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLE, '');

/** A text as it is read: half-width, without unseen marks and without spaces around it. */
export const cleanText = (text: string) => toHalfWidth(withoutMarks(text)).trim();

/** Full-width digits as ASCII digits. Other characters stay. */
export function toHalfWidthDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/**
 * Full-width ASCII (letters, digits, ＠ ． － and other signs, the full-width space) as ASCII. Between digits, everything
 * that looks like a hyphen becomes a hyphen. So the ー in タワー stays, and the ー in `３ー５` does not.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(HYPHEN_AMONG_DIGITS, '$1$2-');
}

/**
 * A postal code at the end of editing (document 2, sections 2 and 5). Seven digits of any width, with or without 〒,
 * hyphens and spaces, become `123-4567`. Other texts are only made half-width, and the rule reports them.
 */
export function normaliseZip(text: string): string {
  const halfWidth = cleanText(text);
  const digits = halfWidth.replace(/^〒/, '').replace(HYPHENS_AND_SPACES, '');
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : halfWidth;
}

/** Groups that the rule for phones accepts (document 2, section 5). It does not accept 0120-123-456, only its digits. */
const ACCEPTED_TEL = /^0\d{1,4}-?\d{1,4}-?\d{4}$/;

export const isAcceptedTel = (text: string): boolean => ACCEPTED_TEL.test(text);

/**
 * A phone number at the end of editing (document 2, section 5): half-width, with 0 instead of +81. The seller's groups
 * (with hyphens, spaces, dots or brackets) get single hyphens if the rule accepts them, otherwise only the digits stay.
 * Texts with other characters are only made half-width, and the rule reports them.
 */
export function normaliseTel(text: string): string {
  const halfWidth = cleanText(text);
  const groups = halfWidth
    .replace(/[\s().]/g, '-')
    .replace(ANY_HYPHEN, '-')
    .replace(/^-*\+-*81[-0]*/, '0')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  if (!/^0[\d-]*$/.test(groups)) return halfWidth;
  return isAcceptedTel(groups) ? groups : groups.replace(/-/g, '');
}

/** Numbers whose grouping is certain from the first digits: mobile and IP phones (not 0800), Tokyo and Osaka. */
const SURE_GROUPS = /^(0[25-9]0(?=[1-9])|0[36](?=\d{8}$))(\d{4})(\d{4})$/;

/**
 * A seller's number in groups that are certain without the numbering plan (phone-plan.ts). Other area codes have three to
 * five digits, so their numbers stay as they were typed.
 */
export function groupTel(text: string): string {
  const groups = SURE_GROUPS.exec(normaliseTel(text));
  return groups ? groups.slice(1).join('-') : text;
}

/** Two digits with something between them: somebody has grouped the number. */
const GROUPED = /\d[^\d]+\d/;

/**
 * A phone number of a shop as its card shows it (document 2, section 9): 11 digits as 3-4-4, 10 digits as 2-4-4. Other
 * texts stay, and a number with groups keeps them (0120-123-456).
 */
export function formatTel(text: string): string {
  const groups = /^(\d{3}|\d{2})(\d{4})(\d{4})$/.exec(normaliseTel(text));
  return groups && !GROUPED.test(toHalfWidth(text)) ? groups.slice(1).join('-') : text;
}

/** Ends of a sentence about an address. No address ends with them. */
const END_OF_SENTENCE = /(?:です|[、。・,.;:!?])+$/;

/**
 * An e-mail address at the end of editing (document 2, section 5): half-width, without spaces, and without the end of a
 * sentence (`…comです。`). If the rest is ASCII with at most one ＠, then 、。 and commas were typed with the IME on: they
 * become dots, and ー becomes a hyphen.
 */
export function normaliseEmail(text: string): string {
  const typed = cleanText(text).normalize('NFKC').replace(/\s/g, '');
  const address = typed.includes('@') ? typed.replace(END_OF_SENTENCE, '') : typed;
  if (!/^[!-~、。‐-―−ー]*$/.test(address) || address.split('@').length > 2) return address;
  return address.replace(/[、。,]/g, '.').replace(ANY_HYPHEN, '-');
}
