/** Everything that can happen to a page of the site between the server and a visitor. */
export const PAGE_TROUBLES = {
  changed: 'was changed by something else before React took it over, and stays as the server sent it',
  changedLater:
    'was changed by something else after React had taken it over, and sends its forms by the browser',
  repaired: 'had a part that was changed by something else, which React has drawn again',
  broken: 'had a part that React could not draw in the browser',
} as const;
export type PageTrouble = keyof typeof PAGE_TROUBLES;

/** The pages that tell of it, by the first part of their path: what follows may be a key. */
export const TELLING_PAGES = [
  'contact',
  'desk',
  'leads',
  'partners',
  'partners-guide',
  'requests',
  'store',
] as const;
export type TellingPage = (typeof TELLING_PAGES)[number];

/** Where they are told. Apart from its row, so that pages carry no schema for it. */
export const PAGE_TROUBLES_PATH = '/v1/page-troubles';
