import holidays from '@holiday-jp/holiday_jp';
import { eq } from 'drizzle-orm';
import { dayInJapan, daysLater, inJapan } from '#contract/base/japanese-days.ts';
import type { WorkingTime } from '#contract/life/clocks.ts';
import type { Db } from '../open.ts';
import { shops } from '../schema.ts';

/** When a shop works. Times are hours of the day in Japan: 10.5 is half past ten. */
export interface OpeningHours {
  from: number;
  until: number;
  /** Days of the week without work, 0 for Sunday. */
  closed: readonly number[];
  /** Whether the shop works on public holidays. */
  holidays: boolean;
  /** Days on which it does not work: pairs of the first day and the day after the last. */
  away?: readonly (readonly [from: string, until: string])[];
}

/** The hours of a shop whose hours nobody knows. */
export const OFFICE_HOURS: OpeningHours = { from: 9, until: 18, closed: [0, 6], holidays: false };

const WEEKDAYS = '日月火水木金土';
const HOURS = /(\d{1,2})\s*[:時](\d{2})?[^\d〜~\-–―ー]*[〜~\-–―ー]\s*(\d{1,2})\s*[:時](\d{2})?/;
const CLOSED =
  /定休日?[:は\s]*([日月火水木金土・、,\s曜祝]+)|([日月火水木金土祝][日月火水木金土・、,\s曜祝]*)定休/g;

const hour = (hours = '', minutes = '') => Number(hours) + Number(minutes) / 60;

/**
 * Reads the hours that a shop writes in its own words: 10:00〜19:00（水曜定休）. A shop that names hours works on all days
 * that it does not name as closed.
 * @returns undefined if no hours are in it
 */
export function readOpeningHours(words: string): OpeningHours | undefined {
  // Without the 日 that means day, so that the one that is left means Sunday.
  const text = words.normalize('NFKC').replaceAll(/(?<=[曜祝])日/g, '');
  const [, fromHour, fromMinutes, untilHour, untilMinutes] = HOURS.exec(text) ?? [];
  const from = hour(fromHour, fromMinutes);
  const until = Math.min(hour(untilHour, untilMinutes), 24);
  if (!fromHour || !(from < until)) return undefined;
  const closed = [...text.matchAll(CLOSED)].map(([, after = '', before = '']) => after + before).join('');
  return {
    from,
    until,
    closed: [...WEEKDAYS].flatMap((name, day) => (closed.includes(name) ? [day] : [])),
    holidays: !closed.includes('祝'),
  };
}

const HOUR_MS = 3_600_000;
/** No shop is closed for longer, so a search ends. */
const LONGEST_DAYS = 400;

const isWorking = (day: string, { closed, holidays: worksOnHolidays, away = [] }: OpeningHours) =>
  !closed.includes(new Date(day).getUTCDay()) &&
  (worksOnHolidays || !holidays.isHoliday(day)) &&
  !away.some(([from, until]) => day >= from && day < until);

/** The holidays of a shop as the database has them: `{[2026-12-29,2027-01-04)}`. */
const readHolidays = (ranges: string): [from: string, until: string][] =>
  [...ranges.matchAll(/\[(\d{4}-\d\d-\d\d),(\d{4}-\d\d-\d\d)?\)/g)].map(([, from = '', until = '9999']) => [
    from,
    until,
  ]);

/** When a shop works, by the words of its hours and its own holidays. */
export function workingTimeOf({
  businessHours,
  holidays: own,
}: {
  businessHours: string;
  holidays: string;
}): WorkingTime {
  const opening = { ...(readOpeningHours(businessHours) ?? OFFICE_HOURS), away: readHolidays(own) };
  return {
    afterHours: (since, hours) => afterWorkingHours(since, hours, opening),
    afterDays: (since, days) => afterWorkingDays(since, days, opening),
  };
}

/** A moment in Japan: midnight of a day, and hours after it. */
const momentOf = (day: string, hours: number) => new Date(Date.parse(`${day}T00:00+09:00`) + hours * HOUR_MS);

/** The moment that comes after so many hours in which a shop works, by the calendar of Japan. */
export function afterWorkingHours(since: Date, hours: number, opening: OpeningHours = OFFICE_HOURS): Date {
  const clock = inJapan(since);
  let day = dayInJapan(since);
  let at = clock.getUTCHours() + clock.getUTCMinutes() / 60 + clock.getUTCSeconds() / 3600;
  let rest = hours;
  for (let days = 0; days < LONGEST_DAYS; days += 1) {
    const begin = Math.max(at, opening.from);
    if (isWorking(day, opening) && begin < opening.until) {
      if (begin + rest <= opening.until) return momentOf(day, begin + rest);
      rest -= opening.until - begin;
    }
    day = daysLater(day, 1);
    at = 0;
  }
  return new Date(since.getTime() + hours * HOUR_MS);
}

/** The same hour so many working days later. Time before the shop opens counts from its opening. */
export const afterWorkingDays = (since: Date, days: number, opening: OpeningHours = OFFICE_HOURS): Date =>
  afterWorkingHours(since, days * (opening.until - opening.from), opening);

/** When a shop works. */
export async function workingTimeAt(db: Db, shop: string): Promise<WorkingTime> {
  const [row] = await db
    .select({ businessHours: shops.businessHours, holidays: shops.holidays })
    .from(shops)
    .where(eq(shops.uuid, shop));
  return workingTimeOf(row ?? { businessHours: '', holidays: '{}' });
}
