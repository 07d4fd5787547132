import plan from './phone-plan.json' with { type: 'json' };
import { isAcceptedTel, normaliseTel } from './width.ts';

/*
 * The numbering plan of Japan, from the data of libphonenumber-js (decision 53): `npm run docs` writes it. It loads when
 * a seller comes to the phone number.
 */

/** No number of the plan has 0 as its second digit. */
const CALLABLE = new RegExp(`^0(?!0)(?:${plan.callable.join('|')})$`);

const GROUPS = plan.groups.map(({ begins, digits }) => new RegExp(`^(?=0(?:${begins}))0${digits}$`));

/** A word among the digits: another number follows it, such as an extension (03-1234-567 内線8). */
const DIVIDED = /\d\D*[\p{L}#].*\d/u;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * A number in the groups of its area code (045-117-1064), or its digits alone where the rule does not accept these groups
 * (0120-123-456; document 2, section 5). Undefined if the plan has no such number.
 */
export function groupByPlan(text: string): string | undefined {
  const number = normaliseTel(text);
  const digits = digitsOf(number);
  const groups = !DIVIDED.test(number) && CALLABLE.test(digits) && GROUPS.find((one) => one.test(digits));
  if (!groups) return undefined;
  const result = digits.replace(groups, '0$1-$2-$3');
  return isAcceptedTel(result) ? result : digits;
}

/** Why a number probably reaches nobody: it has too many or too few digits for its beginning, or nobody has it. */
export type PhoneDoubt =
  | { readonly kind: 'mobile' | 'landline'; readonly digits: number; readonly typed: number }
  | {
      readonly kind: 'beginning';
      readonly beginning: string;
      readonly digits: number;
      readonly typed: number;
    }
  | { readonly kind: 'unused' };

/** The lengths by the first digits. The first row that fits counts. */
const LENGTHS = [
  { begins: /^0800/, kind: 'beginning', digits: 11 },
  { begins: /^0[6-9]0/, kind: 'mobile', digits: 11 },
  { begins: /^0[25]0/, kind: 'beginning', digits: 11 },
  { begins: /^0(?:120|570)/, kind: 'beginning', digits: 10 },
  { begins: /^0[1-9]/, kind: 'landline', digits: 10 },
] as const;

/** The doubt about a number that the rule accepts; undefined if it may well be somebody's. */
export function phoneDoubt(text: string): PhoneDoubt | undefined {
  const number = digitsOf(text);
  if (!isAcceptedTel(text) || CALLABLE.test(number)) return undefined;
  const row = LENGTHS.find(({ begins }) => begins.test(number));
  const typed = number.length;
  if (!row || row.digits === typed) return { kind: 'unused' };
  const { kind, digits } = row;
  if (kind !== 'beginning') return { kind, digits, typed };
  return { kind, beginning: row.begins.exec(number)?.[0] ?? '', digits, typed };
}
