import { words } from '#contract/language/words.ts';
import type { PhoneDoubt } from '../../japanese/phone-plan.ts';

export const MESSAGES = words('phone-field', {
  moved: (text: string) => `番号のほかの内容は「商品の説明・要望など」に移しました（${text}）。`,
  digits: (kind: string, digits: number, count: number) =>
    `${kind}${digits}桁です。いまは${count}桁です。お確かめください。`,
  mobile: '携帯電話の番号は',
  landline: '固定電話の番号は、市外局番を含めて',
  beginning: (digits: string) => `${digits}で始まる番号は`,
  unused: 'この番号には電話がつながらないようです。お確かめください。',
});

/** The question about a phone number that probably reaches nobody. */
export function doubtMessage(doubt: PhoneDoubt): string {
  if (doubt.kind === 'unused') return MESSAGES.unused;
  const subject = doubt.kind === 'beginning' ? MESSAGES.beginning(doubt.beginning) : MESSAGES[doubt.kind];
  return MESSAGES.digits(subject, doubt.digits, doubt.typed);
}
