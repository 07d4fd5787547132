/** URLs below an origin, and the links in every WordPress answer. */

export const COLUMN_PATH = '/column';

export const encodedSlug = (slug: string): string => encodeURIComponent(slug).toLowerCase();

export const apiAddress = (origin: string, path: string): string => `${origin}/wp-json/wp/v2/${path}`;

export const curies = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** The links of an answer: itself, its list, and its type. */
export const ownLinks = (origin: string, collection: string, id: number) => ({
  self: [{ href: apiAddress(origin, `${collection}/${id}`) }],
  collection: [{ href: apiAddress(origin, collection) }],
});

/** The site's time zone is Asia/Tokyo. Japan has had no daylight saving time since 1951. */
const TOKYO_MS = 9 * 3_600_000;

/** Dates as WordPress writes them: in the site's time and in UTC, both without an offset. */
export const siteTime = (ms: number): string => gmt(ms + TOKYO_MS);
export const gmt = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
