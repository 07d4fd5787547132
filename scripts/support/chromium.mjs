import { existsSync } from 'node:fs';

/** Where distributions and vendors put a Chromium that Playwright can drive. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that `CHROMIUM_PATH` names, else the system's own; undefined leaves it to Playwright's download. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || SYSTEM_PLACES.find((path) => existsSync(path));
}

/** How to launch it: Chromium's sandbox refuses to run as root, as which CI containers do. */
export function launchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
