import { describe, expect, test } from 'vitest';
import { hoursInParts, hoursInWords, isHalfOpen } from './opening-hours.ts';

describe('The hours of a shop', () => {
  test.each([
    ['10:00〜19:00（水曜定休）', { from: '10:00', until: '19:00', closed: ['水曜'], more: '' }],
    ['9:30〜18:00（日曜・祝日定休）', { from: '09:30', until: '18:00', closed: ['日曜', '祝日'], more: '' }],
    [
      '11:00〜20:00（年末年始を除き無休）',
      { from: '11:00', until: '20:00', closed: [], more: '年末年始を除き無休' },
    ],
    ['10:00〜18:00（月曜定休、予約制）', { from: '10:00', until: '18:00', closed: ['月曜'], more: '予約制' }],
    ['10:00〜18:00', { from: '10:00', until: '18:00', closed: [], more: '' }],
    [
      '平日10時から19時、土日は17時まで',
      { from: '', until: '', closed: [], more: '平日10時から19時、土日は17時まで' },
    ],
    ['', { from: '', until: '', closed: [], more: '' }],
  ])('%j have parts, and the parts make the same words', (words, parts) => {
    expect(hoursInParts(words)).toEqual(parts);
    expect(hoursInWords(parts)).toBe(words);
  });

  test('name the closed days in the order of the week, whatever was ticked first', () => {
    expect(hoursInWords({ from: '10:00', until: '19:00', closed: ['祝日', '火曜'], more: '' })).toBe(
      '10:00〜19:00（火曜・祝日定休）',
    );
  });

  test.each(['10:00〜', '〜19:00', '10:00〜（水曜定休）', '19:00〜10:00', '10:00〜10:00'])(
    'are half open: %j',
    (words) => expect(isHalfOpen(words)).toBe(true),
  );
  test.each(['10:00〜19:00（水曜定休）', '', '水曜定休', '予約制'])('are none or whole: %j', (words) =>
    expect(isHalfOpen(words)).toBe(false),
  );
});
