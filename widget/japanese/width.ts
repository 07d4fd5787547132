/** What sellers type for a hyphen: hyphens, dashes, minus signs, rules, and the long-vowel mark of either width. */
const HYPHENS = '\\-‐‑‒–—―−─━﹘﹣ーｰ';

const ANY_HYPHEN = new RegExp(`[${HYPHENS}]`, 'g');
const HYPHENS_AND_SPACES = new RegExp(`[${HYPHENS}\\s]+`, 'g');
/** After a digit and before a digit or the end, or before the very first digit. No lookbehind: Safari before 16.4. */
const HYPHEN_AMONG_DIGITS = new RegExp(
  `([\\d)]\\s*)[${HYPHENS}]+(?=\\s*(?:[\\d(]|$))|^(\\s*)[${HYPHENS}](?=\\d)`,
  'g',
);
/** Direction marks and zero-width spaces come along when a number is copied from a contacts app. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

const pasted = (text: string) => toHalfWidth(text.replace(INVISIBLE, '')).trim();

/** Full-width digits as ASCII digits; all else stays as it is. */
export function toHalfWidthDigits(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
}

/**
 * Full-width ASCII (letters, digits, ＠ ． － and the other signs, the full-width space) as ASCII. Among digits
 * whatever looks like a hyphen becomes one, so that the ー of タワー stays and the one of `３ー５` does not.
 */
export function toHalfWidth(text: string): string {
  return text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(HYPHEN_AMONG_DIGITS, '$1$2-');
}

/**
 * A postal code when its editing ends (document 2, sections 2 and 5): seven digits of any width, with 〒, hyphens
 * and spaces or without, become `123-4567`. Anything else is only made half-width, for the rule to report.
 */
export function normaliseZip(text: string): string {
  const halfWidth = pasted(text);
  const digits = halfWidth.replace(/^〒/, '').replace(HYPHENS_AND_SPACES, '');
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : halfWidth;
}

/** A grouping the phone rule takes (document 2, section 5); 0120-123-456 is none, its digits alone are. */
const ACCEPTED_TEL = /^0\d{1,4}-?\d{1,4}-?\d{4}$/;

/**
 * A phone number when its editing ends (document 2, section 5): half-width, +81 as the leading 0, and the seller's
 * own grouping (hyphens, spaces, dots, brackets) as single hyphens where the rule takes it, else digits alone.
 * A text that holds more than a number is only made half-width, for the rule to report.
 */
export function normaliseTel(text: string): string {
  const halfWidth = pasted(text);
  const grouped = halfWidth
    .replace(/[\s().]/g, '-')
    .replace(ANY_HYPHEN, '-')
    .replace(/^-*\+-*81[-0]*/, '0')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  if (!/^0[\d-]*$/.test(grouped)) return halfWidth;
  return ACCEPTED_TEL.test(grouped) ? grouped : grouped.replace(/-/g, '');
}

/**
 * A phone number as it is shown (document 2, section 9): 11 digits as 3-4-4, 10 digits as 2-4-4, else the text as
 * it is. A number that is grouped already keeps its groups, since area codes are of two to five digits.
 */
export function formatTel(text: string): string {
  const digits = normaliseTel(text);
  const groups = /^(\d{3}|\d{2})(\d{4})(\d{4})$/.exec(digits);
  return groups ? groups.slice(1).join('-') : text;
}

/**
 * An e-mail address when its editing ends (document 2, section 5): half-width and without spaces. Where all else is
 * ASCII and there is one ＠ at most, 、。 and commas were typed with the IME still on and stand for a dot, ー for
 * a hyphen; marks after the domain go, for no address ends in one.
 */
export function normaliseEmail(text: string): string {
  const halfWidth = pasted(text).replace(/\s/g, '');
  if (!/^[!-~、。､｡‐-―−ーｰ]*$/.test(halfWidth) || halfWidth.split('@').length > 2) return halfWidth;
  const address = halfWidth.replace(/[、。､｡,]/g, '.').replace(ANY_HYPHEN, '-');
  return address.includes('@') ? address.replace(/\.+$/, '') : address;
}

const NUMBER_WITH_UNIT = /^(\d+|\d{1,3}(?:[,、]\d{3})+)?(?:[.。・](\d*))?\s*(?:g|グラム|ct|カラット)?$/i;

/**
 * A carat or weight when its editing ends (document 2, section 2): `１，２３４．５グラム` becomes `1234.5`. What is no
 * number, or has another unit (kg would be off by a thousand), stays untouched.
 */
export function normaliseNumber(text: string): string {
  // NFKC covers every width at once, and the square ㌘ and ㌌ of some keyboards.
  const [, whole = '', fraction = ''] = NUMBER_WITH_UNIT.exec(text.normalize('NFKC').trim()) ?? [];
  if (!whole && !fraction) return text;
  return (whole.replace(/\D/g, '') || '0') + (fraction && `.${fraction}`);
}
