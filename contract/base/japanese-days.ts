/* Days by the calendar of Japan, on servers and phones anywhere. A day is a text: 2026-11-30. */

const DAY_MS = 86_400_000;
/** Japan has no summer time. */
const JAPAN_MS = 9 * 3_600_000;

/** A date whose UTC parts are those of the calendar and clock in Japan at a moment. */
export const inJapan = (moment: string | Date): Date => new Date(new Date(moment).getTime() + JAPAN_MS);

/** The day that it is in Japan. */
export const dayInJapan = (moment: string | Date): string => inJapan(moment).toISOString().slice(0, 10);

/** A moment by the calendar and the clock in Japan: 2026-11-30 09:05:00. */
export const secondInJapan = (moment: string | Date): string =>
  inJapan(moment).toISOString().slice(0, 19).replace('T', ' ');

/** The month that it is in Japan: 2026-11. */
export const monthInJapan = (moment: string | Date): string => dayInJapan(moment).slice(0, 7);

/** The day a number of days after another one. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Days of which anything is planned or looked for. Databases and calendars know each of them. */
const DAYS = { first: '2000-01-01', last: '2099-12-31' };

/** Tells if a text is a day of the calendar that may be meant: neither 2026-02-30 nor 0000-01-01. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  text >= DAYS.first &&
  text <= DAYS.last &&
  !Number.isNaN(Date.parse(text)) &&
  daysLater(text, 0) === text;

/** A day as texts write it: 2026年11月30日. */
export const dayInWords = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};
