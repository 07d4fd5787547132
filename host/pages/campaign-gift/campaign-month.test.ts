import { describe, expect, test } from 'vitest';
import { campaignMonth } from './campaign-month.ts';
import { CAMPAIGN_GIFT } from './messages.ts';

function campaignPeriod(now: Date): string {
  const { year, month, lastDay } = campaignMonth(now);
  return CAMPAIGN_GIFT.period.text(year, month, lastDay);
}

describe('The campaign runs through the calendar month in Japan', () => {
  // Clauses 1.2-137, 1.9-23
  test.each([
    ['2026-11-21T00:00:00Z', '2026年11月1日〜11月30日'],
    ['2026-11-30T14:59:59Z', '2026年11月1日〜11月30日'],
    ['2026-11-30T15:00:00Z', '2026年12月1日〜12月31日'],
    ['2026-12-31T15:00:00Z', '2027年1月1日〜1月31日'],
    ['2027-02-10T00:00:00Z', '2027年2月1日〜2月28日'],
    ['2028-02-10T00:00:00Z', '2028年2月1日〜2月29日'],
  ])('seen at %s: %s', (moment, period) => {
    expect(campaignPeriod(new Date(moment))).toBe(period);
  });
});
