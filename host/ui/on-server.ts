/**
 * Whether this is the server's render. Known when the code runs, not when it is built: a build that leaves code out also
 * leaves out its styles, which browsers need.
 */
export const ON_SERVER = typeof document === 'undefined';
