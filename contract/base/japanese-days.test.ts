import { expect, test } from 'vitest';
import { dayInJapan, daysLater, isDay, mondayOf, monthInJapan, secondInJapan } from './japanese-days.ts';

test.each([
  ['2026-11-30T14:59:00Z', '2026-11-30'],
  ['2026-11-30T15:00:00Z', '2026-12-01'],
  ['2026-12-31T15:05:00Z', '2027-01-01'],
  ['2028-02-28T16:00:00.123Z', '2028-02-29'],
])('at %s it is %s in Japan', (moment, day) => expect(dayInJapan(moment)).toBe(day));

test.each([
  ['2026-11-22', 14, '2026-12-06'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days are %s', (day, days, later) => expect(daysLater(day, days)).toBe(later));

test.each([
  ['2026-11-29', '2026-11-23'],
  ['2026-11-30', '2026-11-30'],
  ['2027-01-02', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

test('A moment is written by the clock in Japan', () =>
  expect(secondInJapan('2026-11-30T15:05:09.9Z')).toBe('2026-12-01 00:05:09'));

test('The month is that of the day in Japan', () => {
  expect(monthInJapan('2026-11-30T14:59:00Z')).toBe('2026-11');
  expect(monthInJapan('2026-11-30T15:00:00Z')).toBe('2026-12');
});

test.each(['2000-01-01', '2026-11-30', '2028-02-29', '2099-12-31'])('%s is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

test.each([
  '1999-12-31',
  '2100-01-01',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-1-1',
  '20261130',
  '2026-11',
  '2026-11-30T00:00',
  ' 2026-11-30',
  '',
])('"%s" is none', (text) => expect(isDay(text)).toBe(false));
