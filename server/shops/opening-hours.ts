import { readOpeningHours } from '../db/records/working-time.ts';

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** A week as people in Japan read it. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

const clock = (hours: number) =>
  [Math.floor(hours), Math.round((hours % 1) * 60)].map((part) => String(part).padStart(2, '0')).join(':');

/** The hours of a shop as schema.org writes them; '' where its words name none. */
export function openingHoursOf(words: string): string {
  const hours = readOpeningHours(words);
  if (!hours) return '';
  const days = WEEK.filter((day) => !hours.closed.includes(day)).map((day) => DAYS[day]);
  return `${days.length === WEEK.length ? 'Mo-Su' : days.join(',')} ${clock(hours.from)}-${clock(hours.until)}`;
}
