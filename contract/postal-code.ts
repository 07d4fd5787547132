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

/** What a field keeps while a postal code is typed into it: digits of any width, at most seven. */
export function keepZipDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, ZIP_DIGITS);
}
