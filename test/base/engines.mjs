import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const firstOf = (places) => places.find((path) => path && existsSync(path));

// `fs.globSync` would be shorter, but the tests also start on Node 20.
const inEachLibraryFolder = (path) =>
  existsSync('/usr/lib') ? readdirSync('/usr/lib').map((folder) => join('/usr/lib', folder, path)) : [];

/** The Firefox in `FIREFOX_PATH`, or that of the system. */
export const findFirefox = () =>
  firstOf([
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** WebKitGTK: its driver, the browser that the driver starts, and a screen for it. */
export function findWebKit() {
  const driver = firstOf(['/usr/bin/WebKitWebDriver']);
  const browser = firstOf(inEachLibraryFolder('webkit2gtk-4.1/MiniBrowser'));
  const screen = firstOf(['/usr/bin/Xvfb']);
  return driver && browser && screen ? { driver, browser, screen } : undefined;
}

/** The engines beside Chromium, with the packages of Debian that bring them. */
export const ENGINES = [
  { name: 'Firefox', find: findFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'],
  },
];

/** One line for each engine that is not on this machine. */
export const missingEngines = () =>
  ENGINES.filter(({ find }) => !find()).map(
    ({ name, packages }) =>
      `${name} is left out: it is not installed here and could not be. Debian has it as ${packages.join(', ')}.`,
  );
