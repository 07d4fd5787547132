const FORMAT = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as people in Japan read it, wherever the server stands. */
export const inJapan = (moment: Date): string => FORMAT.format(moment);
