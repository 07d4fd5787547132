import { spokenLocale } from '#contract/language/manner.ts';

const DAY = { year: 'numeric', month: 'long', day: 'numeric', weekday: 'short' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;

/** A moment in the time zone of Japan, in the format of the language that is spoken. */
export const momentInWords = (moment: Date): string =>
  moment.toLocaleString(spokenLocale(), { ...MOMENT, timeZone: 'Asia/Tokyo' });

/** A day such as `2026-11-30`, which has no time and is the same everywhere. */
export const weekdayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(spokenLocale(), { ...DAY, timeZone: 'UTC' });
