import { QUOTE_LIMITS } from '#contract/life/follow-up.ts';

const MAN = 10_000;
const PLAIN = /^\d{1,9}$/;
const WITH_MAN = /^(\d{1,5}(?:\.\d{1,4})?)万(\d{1,4})?$/;

/**
 * The amount in a text, as people in Japan write it: 120000, １２０，０００円, ¥120,000, 12万, 12.5万円.
 * @returns undefined for a text without an amount, or with one that a quote cannot have
 */
export function yenOf(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[\s,、¥円]/g, '');
  const [, man, rest = '0'] = WITH_MAN.exec(plain) ?? [];
  const amount = man ? Math.round(Number(man) * MAN) + Number(rest) : PLAIN.test(plain) ? Number(plain) : 0;
  return amount >= QUOTE_LIMITS.least && amount <= QUOTE_LIMITS.most ? amount : undefined;
}

/** Digits in groups, as the field shows them. A text without an amount stays unchanged. */
export const grouped = (text: string): string => yenOf(text)?.toLocaleString('ja-JP') ?? text;
