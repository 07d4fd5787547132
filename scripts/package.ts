/**
 * `npm run package`: writes the npm package of the form to dist/package/npm, which `npm publish` takes. SITE_URL is the
 * host that its form calls.
 */
import { existsSync } from 'node:fs';
import { buildPackage } from './package/build.ts';
import { PACKAGE } from './package/files.ts';
import { PACKAGE_DIR, packageOrigin } from './package/place.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const { files, kilobytes } = await buildPackage(PACKAGE_DIR);
console.log(
  `${PACKAGE}: ${files} files, ${kilobytes} KB in ${PACKAGE_DIR}. Its form calls ${packageOrigin()}.`,
);
if (!process.env.SITE_URL) console.log('SITE_URL is not set, so this package is only for trying out.');
