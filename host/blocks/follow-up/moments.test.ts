import { describe, expect, test } from 'vitest';
import { dateText, dayText, momentText } from './moments.ts';

describe('A moment is told as the calendar and the clock in Japan have it', () => {
  test.each([
    ['2026-11-30T14:59:00Z', '11月30日（月） 23:59', '2026年11月30日 23:59'],
    ['2026-11-30T15:00:00Z', '12月1日（火） 0:00', '2026年12月1日 0:00'],
    ['2026-12-31T15:05:00Z', '1月1日（金） 0:05', '2027年1月1日 0:05'],
    ['2028-02-28T16:00:00.123Z', '2月29日（火） 1:00', '2028年2月29日 1:00'],
  ])('%s', (moment, short, long) => {
    expect(momentText(moment)).toBe(short);
    expect(dateText(moment)).toBe(long);
  });

  test('a day is the same everywhere', () => {
    expect(dayText('2026-12-06')).toBe('12月6日（日）');
  });
});
