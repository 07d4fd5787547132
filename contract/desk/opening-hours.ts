/* The hours of a shop stand in its own words, such as 10:00〜19:00（水曜定休）. A form has them in parts. */

/** The days of a week, as words about hours name them, and public holidays. */
export const CLOSED_DAYS = ['月曜', '火曜', '水曜', '木曜', '金曜', '土曜', '日曜', '祝日'] as const;

export interface HoursInParts {
  /** Times of the day: 09:30. Both empty: the words name none. */
  readonly from: string;
  readonly until: string;
  /** Some of `CLOSED_DAYS`. */
  readonly closed: readonly string[];
  /** Further words; all of them where they are written in another way. */
  readonly more: string;
}

const TIME = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d`;
const HOURS = new RegExp(`^(${TIME})[〜~～](${TIME})(?:[（(](.+)[）)])?$`);
const DAY = `(?:${CLOSED_DAYS.join('|')})`;
const CLOSED = new RegExp(`^(${DAY}(?:・${DAY})*)定休(?:、(.+))?$`);

export function hoursInParts(words: string): HoursInParts {
  const [whole, from = '', until = '', inner = ''] = HOURS.exec(words.trim()) ?? [];
  if (whole === undefined) return { from: '', until: '', closed: [], more: words };
  const [, days, more = ''] = CLOSED.exec(inner) ?? [undefined, undefined, inner];
  return {
    from: from.padStart(5, '0'),
    until: until.padStart(5, '0'),
    closed: days?.split('・') ?? [],
    more,
  };
}

export function hoursInWords({ from, until, closed, more }: HoursInParts): string {
  const days = CLOSED_DAYS.filter((day) => closed.includes(day)).join('・');
  const inner = [days && `${days}定休`, more].filter(Boolean).join('、');
  if (!from && !until) return inner;
  const hours = `${from.replace(/^0/, '')}〜${until.replace(/^0/, '')}`;
  return inner ? `${hours}（${inner}）` : hours;
}

/** Hours are half open without one of their two times, or with an end that is not after the beginning. */
export function isHalfOpen(words: string): boolean {
  if (new RegExp(`^(?:〜${TIME}|${TIME}〜)(?:（.*)?$`).test(words)) return true;
  const { from, until } = hoursInParts(words);
  return from !== '' && from >= until;
}
