/** The most characters of an e-mail address (RFC 5321, section 4.5.3.1). */
export const EMAIL_CHARACTERS = 254;

/**
 * Something, one at-sign, and a domain with a dot inside, all without spaces (document 2, section 5; document 1,
 * section 5). Written without a pattern: the obvious one takes quadratic time.
 */
export function isEmail(text: string): boolean {
  const [name, domain, ...more] = text.split('@');
  if (!name || !domain || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1, -1).includes('.');
}

/**
 * One address or a list with commas: word characters, hyphen, dot or underscore, one at-sign, and a domain with a dot
 * that ends in letters (document 1, section 5: contact).
 */
export function isEmailList(text: string): boolean {
  return text.split(',').every((address) => isPlainEmail(address.trim()));
}

function isPlainEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  const ending = labels.pop() ?? '';
  return (
    more.length === 0 &&
    /^[\w.-]+$/.test(name) &&
    labels.length > 0 &&
    labels.every((label) => /^[A-Za-z\d-]+$/.test(label)) &&
    /^[A-Za-z]+$/.test(ending)
  );
}
