/**
 * `npm run package`: writes the npm package of the form to dist/package/npm, which `npm publish` takes, and the plugin for
 * WordPress beside it. SITE_URL is the host that their forms call.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildPackage } from './package/build.ts';
import { PACKAGE } from './package/files.ts';
import { PACKAGE_DIR, PLUGIN_FILE, packageOrigin } from './package/place.ts';

const PLUGIN_PROGRAM = 'server/commands/plugin.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const { files, kilobytes } = await buildPackage(PACKAGE_DIR);
console.log(
  `${PACKAGE}: ${files} files, ${kilobytes} KB in ${PACKAGE_DIR}. Its form calls ${packageOrigin()}.`,
);
execFileSync(process.execPath, [PLUGIN_PROGRAM, PLUGIN_FILE, packageOrigin()], { stdio: 'inherit' });
console.log(`The plugin for WordPress: ${PLUGIN_FILE}.`);
if (!process.env.SITE_URL) console.log('SITE_URL is not set, so these are only for trying out.');
