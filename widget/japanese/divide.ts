import { cleanText, normaliseTel } from './width.ts';

/*
 * Texts that are more than their field takes: a phone number with its extension or with another number, and a postal code
 * with its address.
 */

/** A text that the field takes, and the rest of it, which may be empty. */
export interface Divided {
  readonly kept: string;
  readonly rest: string;
}

/** Signs between two texts, and around the second. */
const AROUND = /^[\s、。,.・/;:()[\]「」-]+|[\s、。,.・/;:()[\]「」-]+$/g;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Digits of a number as it is called within Japan: mobile and IP phones, 0800 and 020 have eleven, all others ten. */
const digitsOf = (number: string) => (/^0(?:[5-9]0|20|800)/.test(number) ? 11 : 10);

const isWholeNumber = (text: string) => {
  const number = normaliseTel(text);
  return /^0[\d-]+$/.test(number) && digitsIn(number) === digitsOf(number.replace(/-/g, ''));
};

/** Words before a number that say only that it is one. */
const TEL = /^(?:tel|電話(?:番号)?|[☎℡])?[\s:.]*/i;
const NUMBER = /[+(]?\d[\d\s().+‐-―−ー-]*/;
/** Before a space or a bracket, where another number may begin. */
const SEAMS = /(?=[\s(])/;

/** A phone number and what was typed besides. Undefined for a number and nothing else, or without a whole one. */
export function divideTel(text: string): Divided | undefined {
  const typed = cleanText(text);
  if (isWholeNumber(typed)) return undefined;
  const run = NUMBER.exec(typed);
  if (!run) return undefined;
  let number = '';
  for (const part of run[0].split(SEAMS)) {
    number += part;
    if (!isWholeNumber(number)) continue;
    const before = typed.slice(0, run.index).replace(TEL, '');
    const rests = [before, typed.slice(run.index + number.length)].map((one) => one.replace(AROUND, ''));
    return { kept: number.trim(), rest: rests.filter(Boolean).join(' ') };
  }
  return undefined;
}

const CODE_AND_ADDRESS = /^(?:〒|郵便番号)?[\s:]*(\d{3}[\s‐-―−ー-]?\d{4})(?!\d)(.*\p{L}.*)$/u;

/** A postal code and the address behind it. */
export function divideZip(text: string): Divided | undefined {
  const [, code, rest] = CODE_AND_ADDRESS.exec(cleanText(text)) ?? [];
  return code && rest ? { kept: code, rest: rest.replace(AROUND, '') } : undefined;
}

/** An address of the post office that stands for a postal code and all that follows it: seven letters and digits. */
export const isDigitalAddress = (text: string): boolean =>
  /^(?=.*[a-z])[a-z\d]{3}-?[a-z\d]{4}$/i.test(cleanText(text));
