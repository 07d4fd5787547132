import { existsSync } from 'node:fs';

/** Where Linux distributions and vendors install a Chromium that Playwright can control. */
const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser in `CHROMIUM_PATH`, or the browser of the system. If undefined, Playwright uses its own download. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || SYSTEM_PLACES.find((path) => existsSync(path));
}

/** How to launch a browser. The sandbox of Chromium does not work as root, and CI containers run as root. */
const optionsOf = (executablePath, flags = []) => ({
  ...(executablePath && { executablePath }),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...flags],
});

/** How to launch the browser that visitors have. */
export const launchOptions = () => optionsOf(findChromium());

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Chromium without the parts that draw a window: the same engine, which starts sooner and takes less of the CPU. If
 * undefined, tests run in the browser that visitors have.
 */
export function findHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}

/** Fewer processes: a page of a test then opens in three quarters of the time. */
const FEW_PROCESSES = ['--in-process-gpu', '--process-per-site', '--renderer-process-limit=1'];

/** How tests launch their browser. */
export const testLaunchOptions = () => optionsOf(findHeadlessShell() ?? findChromium(), FEW_PROCESSES);
