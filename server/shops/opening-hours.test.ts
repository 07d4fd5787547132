import { expect, test } from 'vitest';
import { openingHoursOf } from './opening-hours.ts';

test.each([
  ['10:00〜19:00（水曜定休）', 'Mo,Tu,Th,Fr,Sa,Su 10:00-19:00'],
  ['9時30分〜18時', 'Mo-Su 09:30-18:00'],
  ['10:00-20:00 定休日：土日祝', 'Mo,Tu,We,Th,Fr 10:00-20:00'],
  ['10:00〜24:00', 'Mo-Su 10:00-24:00'],
  ['お電話でお問い合わせください', ''],
  ['', ''],
])('the hours %s are %j for machines', (words, expected) => {
  expect(openingHoursOf(words)).toBe(expected);
});
