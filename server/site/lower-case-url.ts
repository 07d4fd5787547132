import { DESK_PAGES } from '#contract/desk/desk.ts';
import { LINK_PAGES } from '#contract/life/follow-up.ts';

/** The path before a token. The case of a token counts. */
const PLACES = [...Object.values(LINK_PAGES), DESK_PAGES.enter, DESK_PAGES.firstOwner, DESK_PAGES.address];
const BEFORE_TOKEN = new RegExp(`^(?:${PLACES.join('|')})/`, 'i');

/**
 * The address of a page in lower case; undefined if it is in lower case already. The router takes any case, so one page
 * would have many addresses. Percent-encoded characters and the query stay.
 */
export function lowerCaseUrl(url: string): string | undefined {
  if (!/[A-Z]/.test(url)) return undefined;
  const [path = '', query] = url.split(/\?(.*)/s);
  const [before = path] = BEFORE_TOKEN.exec(path) ?? [];
  const lower =
    before.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase())) +
    path.slice(before.length);
  if (lower === path) return undefined;
  return query === undefined ? lower : `${lower}?${query}`;
}
