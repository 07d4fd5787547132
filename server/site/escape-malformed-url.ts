import { isCall } from './is-call.ts';

/**
 * Escapes the percent signs of a page's URL that cannot be decoded, such as /column/%E0%A4%A: the site then answers
 * that there is no such page. URLs of calls stay as they are and are refused.
 */
export function escapeMalformedUrl(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', query] = url.split(/\?(.*)/s);
  if (isCall(path) || canDecode(path)) return url;
  return path.replaceAll('%', '%25') + (query === undefined ? '' : `?${query}`);
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
