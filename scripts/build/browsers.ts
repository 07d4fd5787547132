/** The oldest browsers that the built scripts support. The reasons are in docs/decisions/0016-browsers.md. */
export const OLDEST_BROWSERS = ['safari15.4', 'ios15.4', 'chrome100', 'firefox98'];

/**
 * The targets for compiled scripts. Of all syntax, Safari before 16 only gets class fields wrong, which finish.ts puts
 * right in fewer bytes than a compiler that rewrites them.
 */
export const COMPILED_FOR = ['safari16', 'chrome100', 'firefox98'];
