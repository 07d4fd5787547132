import { describe, expect, test } from 'vitest';
import { CLOSED_DAYS, hoursInWords } from '#contract/desk/opening-hours.ts';
import { afterWorkingDays, afterWorkingHours, OFFICE_HOURS, readOpeningHours } from './working-time.ts';

const japan = (text: string) => new Date(`${text}+09:00`);
const inJapan = (moment: Date) =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

describe('Hours in which a shop works', () => {
  test.each([
    ['in the morning, two hours end before noon', '2026-11-25T10:00', '2026-11-25 12:00'],
    ['before it opens, they begin with its opening', '2026-11-25T03:00', '2026-11-25 11:00'],
    ['shortly before it closes, the rest is on the next day', '2026-11-25T17:30', '2026-11-26 10:30'],
    ['at closing time, they begin on the next day', '2026-11-25T18:00', '2026-11-26 11:00'],
    ['on Friday evening, they are on Monday', '2026-11-27T19:00', '2026-11-30 11:00'],
    ['before a public holiday, they come after it', '2026-11-20T18:30', '2026-11-24 11:00'],
    ['before the first days of the year, they come after them', '2026-12-31T18:30', '2027-01-04 11:00'],
    ['in Golden Week, substitute holidays count as well', '2026-05-02T12:00', '2026-05-07 11:00'],
  ])('%s', (_, since, end) => expect(inJapan(afterWorkingHours(japan(since), 2))).toBe(end));

  test('A working day later is the same hour of the next working day', () => {
    expect(inJapan(afterWorkingDays(japan('2026-11-25T14:20'), 1))).toBe('2026-11-26 14:20');
    expect(inJapan(afterWorkingDays(japan('2026-11-27T14:20'), 2))).toBe('2026-12-01 14:20');
  });

  test('A shop that is closed on Wednesdays works at the weekend', () => {
    const opening = readOpeningHours('10:00〜19:00（水曜定休）');
    expect(inJapan(afterWorkingHours(japan('2026-11-24T18:30'), 2, opening))).toBe('2026-11-26 11:30');
    expect(inJapan(afterWorkingHours(japan('2026-11-28T12:00'), 2, opening))).toBe('2026-11-28 14:00');
  });

  test('A shop that is never open has its time all the same', () => {
    const never = { ...OFFICE_HOURS, closed: [0, 1, 2, 3, 4, 5, 6] };
    expect(inJapan(afterWorkingHours(japan('2026-11-24T12:00'), 2, never))).toBe('2026-11-24 14:00');
  });
});

describe('The words of a shop for its hours', () => {
  test.each([
    ['10:00〜19:00（水曜定休）', { from: 10, until: 19, closed: [3], holidays: true }],
    ['9:30～18:00（日曜・祝日定休）', { from: 9.5, until: 18, closed: [0], holidays: false }],
    ['１０時〜２０時（年中無休）', { from: 10, until: 20, closed: [], holidays: true }],
    ['10:00-17:30 定休日：土曜、日曜', { from: 10, until: 17.5, closed: [0, 6], holidays: true }],
    ['10:00〜18:00（土曜日・祝日定休）', { from: 10, until: 18, closed: [6], holidays: false }],
    ['11:00〜19:00', { from: 11, until: 19, closed: [], holidays: true }],
  ])('%s', (words, hours) => expect(readOpeningHours(words)).toEqual(hours));

  // Each of the 256 choices of a form.
  test('are read as they were chosen at the desk', () => {
    const weekdays = [1, 2, 3, 4, 5, 6, 0];
    for (let choice = 0; choice < 2 ** CLOSED_DAYS.length; choice += 1) {
      const isClosed = (index: number) => (choice & (2 ** index)) > 0;
      const words = hoursInWords({
        from: '09:30',
        until: '18:00',
        closed: CLOSED_DAYS.filter((_, index) => isClosed(index)),
        more: '年末年始を除く',
      });
      expect(readOpeningHours(words), words).toEqual({
        from: 9.5,
        until: 18,
        closed: weekdays.filter((_, index) => isClosed(index)).sort(),
        holidays: !isClosed(CLOSED_DAYS.indexOf('祝日')),
      });
    }
  });

  test.each(['', '要予約', '19:00〜10:00', '不定休'])('"%s" names none', (words) =>
    expect(readOpeningHours(words)).toBeUndefined(),
  );
});
