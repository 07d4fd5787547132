/** The oldest browsers that the built scripts are for, and why: docs/decisions/0016-browsers.md. */
export const OLDEST_BROWSERS = ['safari15.4', 'chrome100', 'firefox98'];
