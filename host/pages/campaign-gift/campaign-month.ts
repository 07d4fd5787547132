/** The calendar month in Japan, independent of the time zones of server and visitor. */
export function campaignMonth(now: Date): { year: number; month: number; lastDay: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'numeric',
  }).formatToParts(now);
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const [year, month] = [number('year'), number('month')];
  // Day 0 of the next month is the last of this one.
  return { year, month, lastDay: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
