/*
 * What the content security policy of our pages and the code that it binds must agree on. The policy is written in
 * server/, the code is in host/.
 */

/** Names of the Trusted Types policies of the site's pages. Any other code that makes HTML of a string is stopped. */
export const TRUSTED_TYPES = {
  /** HTML that is our own, or that the server has cleaned. */
  html: 'site-html',
  /** Starts the modules of a page, which waited for its picture. */
  modules: 'site-modules',
  /** Loads the tag manager. */
  tags: 'site-tags',
} as const;

/** Where the tag manager comes from. */
export const TAG_MANAGER = 'https://www.googletagmanager.com';

export interface VideoPlayer {
  /** Where its frames come from. */
  readonly origin: string;
  /** Where else editors take its addresses from. */
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
