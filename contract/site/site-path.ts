/** A space, or a sign that ends a line or is not seen. */
const NO_SIGN = /[\s\p{Cc}]/u;

/** Two slashes, which begin the name of a host; a backslash, which browsers take for a slash; `.` and `..`. */
const NO_PATH = /\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Tells if browsers, proxies and the router all read an address, with or without a query, as a path of this site:
 * `/logos/1.png`, and not `//host/1.png`.
 */
export const isSitePath = (address: string): boolean =>
  address.startsWith('/') && !NO_SIGN.test(address) && !NO_PATH.test(address.replace(/[?#].*/s, ''));
