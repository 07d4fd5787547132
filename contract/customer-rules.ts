import { LIMITS } from './limits.ts';
import { CUSTOMER_MESSAGES } from './messages.ts';

/** The customer's fields that carry rules (document 2, section 5). */
export type CustomerField = 'name1' | 'kana1' | 'zip1' | 'email' | 'tel1';

const KATAKANA = /^[ァ-ヶヷ-ヺー\s]+$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const TEL = /^0\d{1,4}-?\d{1,4}-?\d{4}$/;

/** The digits of a postal code without hyphens and spaces. */
export function zipDigits(text: string): string {
  return text.replace(/[-\s]/g, '');
}

const characters = (text: string) => Array.from(text).length;

/** One rule a field: the message of the first rule broken, or undefined when the text is accepted. */
export const CUSTOMER_RULES: Record<CustomerField, (text: string) => string | undefined> = {
  name1: (text) => {
    if (!text.trim()) return CUSTOMER_MESSAGES.name1.required;
    if (characters(text) > LIMITS.nameCharacters) return CUSTOMER_MESSAGES.name1.tooLong;
  },
  kana1: (text) => {
    if (!text.trim()) return CUSTOMER_MESSAGES.kana1.required;
    if (!KATAKANA.test(text)) return CUSTOMER_MESSAGES.kana1.format;
    if (characters(text) > LIMITS.nameCharacters) return CUSTOMER_MESSAGES.kana1.tooLong;
  },
  zip1: (text) => {
    if (!text.trim()) return CUSTOMER_MESSAGES.zip1.required;
    if (!/^\d{7}$/.test(zipDigits(text))) return CUSTOMER_MESSAGES.zip1.format;
  },
  email: (text) => {
    if (!text.trim()) return CUSTOMER_MESSAGES.email.required;
    if (!EMAIL.test(text)) return CUSTOMER_MESSAGES.email.format;
  },
  tel1: (text) => {
    if (!text.trim()) return CUSTOMER_MESSAGES.tel1.required;
    if (!TEL.test(text.replace(/\s/g, ''))) return CUSTOMER_MESSAGES.tel1.format;
  },
};
