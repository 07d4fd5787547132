/** Digits of a Japanese postal code (document 1, section 9; document 2, section 9). */
export const ZIP_DIGITS = 7;

/** Seven digits and nothing else: how a postal code is sent and stored. */
const WHOLE = /^\d{7}$/;

/** A postal code as it is sent: without hyphens and spaces (document 2, section 5). */
export function zipDigits(text: string): string {
  return text.replace(/[-\s]/g, '');
}

/** Whether these are the seven digits of a postal code. Whether a town has it is another question. */
export function isZip(digits: string): boolean {
  return WHOLE.test(digits);
}
