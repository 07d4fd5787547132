/** Addresses below an origin, and the links that every WordPress answer carries. */

export const COLUMN = '/column';

export const encodedSlug = (slug: string): string => encodeURIComponent(slug).toLowerCase();

export const api = (origin: string, path: string): string => `${origin}/wp-json/wp/v2/${path}`;

export const curies = [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }];

/** What an answer is, where it stands and which list it is of. */
export const ownLinks = (origin: string, collection: string, id: number) => ({
  self: [{ href: api(origin, `${collection}/${id}`) }],
  collection: [{ href: api(origin, collection) }],
});

/** Site time is Asia/Tokyo, which has had no summer time since 1951. */
const TOKYO_MS = 9 * 3_600_000;

/** Moments as WordPress writes them: the site's time and UTC, both without an offset. */
export const siteTime = (ms: number): string => gmt(ms + TOKYO_MS);
export const gmt = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
