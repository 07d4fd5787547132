/** Digits of a Japanese postal code (document 1, section 9; document 2, section 9). */
export const ZIP_DIGITS = 7;

/** Seven digits and nothing else: the form in which a postal code is sent and stored. */
const WHOLE = /^\d{7}$/;

/** A postal code as it is sent: without hyphens and spaces (document 2, section 5). */
export function zipDigits(text: string): string {
  return text.replace(/[-\s]/g, '');
}

/** Whether a text is the seven digits of a postal code. The code need not exist. */
export function isZip(digits: string): boolean {
  return WHOLE.test(digits);
}

/** The digits that a field keeps while a postal code is typed into it: of any width, at most seven. */
export function keepZipDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, ZIP_DIGITS);
}
