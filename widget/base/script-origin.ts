/**
 * Where the script comes from: the API is there, and the site whose terms apply, unless attributes say otherwise. In the
 * npm package, whose files are on the partner's own host, the build writes our host here.
 */
export const SCRIPT_ORIGIN = new URL(import.meta.url).origin;
