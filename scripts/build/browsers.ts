/** The oldest browsers that the built scripts support. The reasons are in docs/decisions/0016-browsers.md. */
export const OLDEST_BROWSERS = ['safari15.4', 'chrome100', 'firefox98'];
