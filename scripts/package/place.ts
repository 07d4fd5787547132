/** The folder that `npm run package` writes for `npm publish`, from the root of the repository. */
export const PACKAGE_DIR = 'dist/package/npm';

/** The path of the plugin for WordPress. */
export const PLUGIN_FILE = 'dist/package/appraisal-form-wordpress.zip';

/** For trying out. */
const LOCAL = 'http://localhost:3000';

/** The host that the form of the package calls: `SITE_URL`. */
export const packageOrigin = (): string => new URL(process.env.SITE_URL || LOCAL).origin;
