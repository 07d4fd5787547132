const FORMAT = {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** A day and its time, as the seller's device has them, in the manner of a language. */
export const momentIn = (locale: string, iso: string): string => new Date(iso).toLocaleString(locale, FORMAT);
