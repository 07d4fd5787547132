/** Rules of the public site's forms (document 1, section 5), for the pages and for the server alike. */

/** Characters that a line, such as a name or an address, and a message may have. */
export const TEXT_LIMITS = { line: 200, message: 10_000 } as const;

/** Shop registration: something, an at-sign, something with a dot, and no spaces. */
export const isRegistrationEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

const LANDLINE = /^0\d{1,4}-?\d{1,4}-?\d{3,4}$|^\(0\d{1,4}\)\d{1,4}-?\d{3,4}$|^0\d{1,4}\(\d{1,4}\)\d{3,4}$/;
const MOBILE = /^0[5789]0-?\d{4}-?\d{4}$/;
const TOLL_FREE = /^0120-?\d{3}-?\d{3}$/;
const LANDLINE_DIGITS = 10;

/** What Japanese keyboards write for a hyphen between digits. */
const DASHES = /[‐‑‒–—―−ー]/g;

/**
 * Shop registration: a landline with optional hyphens or parentheses, a mobile number (050, 070, 080, 090) or 0120.
 * Spaces do not count.
 */
export function isRegistrationPhone(text: string): boolean {
  const phone = text.normalize('NFKC').replace(/\s/g, '').replace(DASHES, '-');
  if (MOBILE.test(phone) || TOLL_FREE.test(phone)) return true;
  return LANDLINE.test(phone) && phone.replace(/\D/g, '').length === LANDLINE_DIGITS;
}

/**
 * Contact form: word characters, hyphen, dot or underscore, one at-sign, a domain with a dot and letters; several
 * addresses may stand in a list with commas.
 */
export function isEmailList(text: string): boolean {
  return text
    .split(',')
    .every((address) => /^[\w.-]+@[A-Za-z\d-]+(\.[A-Za-z\d-]+)*\.[A-Za-z]+$/.test(address.trim()));
}
