import type { QuoteMethod } from '#contract/life/follow-up.ts';

/** A quote of a shop that is made up. */
export interface SampleQuote {
  name: string;
  low: number;
  high: number;
  method: QuoteMethod;
  remark: string;
}

/** The quotes of the sample, the best first. */
export const SAMPLE_QUOTES: readonly SampleQuote[] = [
  {
    name: '見本時計店',
    low: 905_000,
    high: 905_000,
    method: 'post',
    remark: '箱と保証書がそろう前提の金額です。送料は当店が負担します。',
  },
  {
    name: '見本堂質店',
    low: 820_000,
    high: 880_000,
    method: 'store',
    remark: 'ブレスレットの伸びを拝見して、金額を決めます。',
  },
  {
    name: 'みほん買取店',
    low: 780_000,
    high: 780_000,
    method: 'visit',
    remark: '',
  },
];
