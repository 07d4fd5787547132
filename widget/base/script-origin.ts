/**
 * The origin of the script: the API and the site with the terms are there, unless attributes say otherwise. In the npm
 * package, whose files are on the partner's own host, the build writes our host here.
 */
export const SCRIPT_ORIGIN = new URL(import.meta.url).origin;

/** The folder of the script, with the files of the same release. */
export const SCRIPT_FOLDER: string = import.meta.url.replace(/[^/]+$/, '');
