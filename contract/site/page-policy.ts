/*
 * Names that the content security policy of our pages and the code of the pages share. The policy is written in
 * server/, the code is in host/.
 */

/** Names of the Trusted Types policies of the site's pages. Any other code that makes HTML of a string is stopped. */
export const TRUSTED_TYPES = {
  /** HTML that is our own, or that the server has cleaned. */
  html: 'site-html',
  /** Starts the modules of a page, which waited for its picture. */
  modules: 'site-modules',
  /** Names the worker that shows on a device of the desk what its person is told. */
  worker: 'site-worker',
  /** Loads the tag manager. */
  tags: 'site-tags',
} as const;

/**
 * A page that is not for everybody: no tags and no page views, no search engine, no cache; the server sends the headers
 * for that. `key`: its address is a secret, so it has no referrer either. `door`: its address signs somebody in, so it
 * loads nothing besides. `desk`: it shows what its visitor may see, and takes forms from pages of this site only.
 */
export type Privacy = 'key' | 'door' | 'desk';

/** The origin of the tag manager. */
export const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Where Google's tags send their counts. */
export const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'] as const;

/** The origin of the maps of shops. */
export const MAPS = 'https://www.google.com';

export interface VideoPlayer {
  /** The origin of its frames. */
  readonly origin: string;
  /** Other hosts from which editors copy its addresses. */
  readonly others: readonly string[];
  /** The paths of its videos. */
  readonly video: RegExp;
}

/** The players that may show a video in an article. */
export const VIDEO_PLAYERS: readonly VideoPlayer[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    others: ['https://www.youtube.com'],
    video: /^\/embed\/[\w-]+$/,
  },
  { origin: 'https://player.vimeo.com', others: [], video: /^\/video\/\d+$/ },
];
