const FORMAT = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment in the format and time zone of Japan. */
export const momentInWords = (moment: Date): string => FORMAT.format(moment);

const DAY = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});

/** A day such as `2026-11-30`, which has no time and is the same everywhere. */
export const weekdayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
