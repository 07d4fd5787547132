/** The most characters of an e-mail address (RFC 5321, section 4.5.3.1), and of the part before its at-sign. */
export const EMAIL_CHARACTERS = 254;
const LOCAL_CHARACTERS = 64;
const LABEL_CHARACTERS = 63;

/** The part before the at-sign, as far as it needs no quotes (RFC 5322, section 3.2.3). */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
/** Mail goes to hosts in ASCII (RFC 5321, section 2.3.5). Others have a form in it, which begins with `xn--`. */
const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
/** No top-level domain has a digit, except in the form of those that are not ASCII. */
const LAST_LABEL = /^(?:[a-z]+|xn--[a-z\d-]+)$/i;

/** These carriers gave out addresses with dots in a row, or at the end, and people still have them. */
const CARRIERS = /(?:^|\.)(?:docomo\.ne\.jp|ezweb\.ne\.jp|au\.com)$/i;
const MISPLACED_DOT = /^\.|\.\.|\.$/;

/** The form of an address that is counted, stored and written to: full-width letters become narrow. */
export const mailAddressOf = (text: string): string => text.normalize('NFKC').trim();

/**
 * Tells if mail can be sent to a text: one address and nothing else (document 2, section 5; document 1, section 5).
 * Form, server and mail use this check.
 */
export function isEmail(text: string): boolean {
  if (text.length > EMAIL_CHARACTERS) return false;
  const [local = '', domain = '', ...more] = text.normalize('NFKC').split('@');
  return (
    more.length === 0 &&
    local.length <= LOCAL_CHARACTERS &&
    LOCAL.test(local) &&
    (!MISPLACED_DOT.test(local) || CARRIERS.test(domain)) &&
    isDomain(domain)
  );
}

/** A name with a dot that mail can be sent to. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= LABEL_CHARACTERS && LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '')
  );
}

/**
 * One address or a list with commas: word characters, hyphen, dot or underscore, one at-sign, and a domain with a dot
 * that ends in letters (document 1, section 5: contact).
 */
export const isEmailList = (text: string): boolean => mailAddressesOf(text).every(isPlainEmail);

/** The addresses of a list. */
export const mailAddressesOf = (text: string): string[] => text.split(',').map(mailAddressOf);

const isPlainEmail = (address: string) =>
  isEmail(address) && /^[\w.-]+@[A-Za-z\d.-]+\.[A-Za-z]+$/.test(address);
