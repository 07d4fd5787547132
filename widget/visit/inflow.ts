import type { Attribution } from './attribution.ts';

/** Labels with the host names that they stand for. The first match counts. */
const INFLOWS: readonly (readonly [label: string, host: RegExp])[] = [
  ['google', /(^|\.)google\.(com|[a-z]{2}|com?\.[a-z]{2})$/],
  ['yahoo', /(^|\.)yahoo\.(com|[a-z]{2}|com?\.[a-z]{2})$/],
  ['bing', /(^|\.)bing\.com$/],
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me)$/],
  ['twitter', /(^|\.)(twitter\.com|x\.com|t\.co)$/],
  ['instagram', /(^|\.)instagram\.com$/],
  ['line', /(^|\.)(line\.me|line\.naver\.jp)$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
];

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    return '';
  }
}

/** The label of a request's source (document 2, section 4). */
export function inflowOf({ utmSource, referrer }: Attribution): string {
  if (utmSource) return utmSource;
  if (!referrer) return 'direct';
  const host = hostOf(referrer);
  return INFLOWS.find(([, pattern]) => pattern.test(host))?.[0] ?? '';
}
