import { CALLS } from './calls.ts';

/**
 * A page's address whose percent signs mean nothing, such as /column/%E0%A4%A, as one that can be read: the site then
 * answers that there is no such page. Calls keep theirs and are refused.
 */
export function readableAddress(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (CALLS.test(path) || isReadable(path)) return url;
  return path.replaceAll('%', '%25') + (query === undefined ? '' : `?${query}`);
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
