import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findHeadlessShell } from '#test/base/chromium.mjs';
import { ENGINES } from '#test/base/engines.mjs';
import { hasWordPress, WORDPRESS_PACKAGES } from '#test/base/wordpress.mjs';
import { installIn } from './install.mjs';
import { environment } from './node.mjs';
import { StepError, say } from './report.mjs';
import { head, run } from './run.mjs';

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const output = (command, args) => spawnSync(command, args, { encoding: 'utf8' }).stdout ?? '';

/** How to call apt-get: as root, with a sudo that needs no password, or not at all. */
function aptPrefix() {
  if (!existsSync('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

async function apt(args) {
  const [command, ...rest] = [...aptPrefix(), 'apt-get', ...args];
  const { code, output: lines } = await run(command, rest, {
    quiet: true,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new StepError(`apt-get ${args.join(' ')} ended with ${code}.\n${head(lines)}`, []);
}

async function aptInstall(packages) {
  say(`      apt-get install ${packages.join(' ')} …`);
  await apt(['update', '-q']);
  await apt(['install', '-qy', '--no-install-recommends', ...packages]);
}

/**
 * Bold as well, as on phones. A font of last resort has one weight, and a browser that has no other looks for each
 * character by itself, which takes longer than to draw the form. Without fontconfig we cannot check. Systems without it
 * (macOS, Windows) have Japanese fonts.
 */
const hasJapaneseFonts = () =>
  !succeeds('fc-list', ['--version'])
    ? process.platform !== 'linux'
    : output('fc-list', [':lang=ja:bold', 'family']) !== '';

async function playwrightDownload(node) {
  say('      playwright install chromium …');
  const { code, output: lines } = await run('playwright', ['install', 'chromium'], {
    quiet: true,
    env: environment(node),
    shell: process.platform === 'win32',
  });
  if (code === 0) return;
  throw new StepError(`No Chromium could be installed.\n${head(lines)}`, [
    'Install Chromium or Google Chrome, or set CHROMIUM_PATH to the path of one.',
  ]);
}

/** Whether Playwright's own Chromium is installed in its usual place. */
function hasPlaywrightChromium(node) {
  const script =
    "process.exit(require('node:fs').existsSync(require('playwright').chromium.executablePath()) ? 0 : 1)";
  return succeeds(node, ['-e', script]);
}

/** A Chromium, and fonts for Japanese. */
export async function provideBrowser(node) {
  if (!findChromium() && !hasPlaywrightChromium(node)) {
    if (aptPrefix()) await aptInstall(['chromium', 'fonts-noto-cjk']).catch(() => playwrightDownload(node));
    else await playwrightDownload(node);
  }
  // Quicker for tests. Without it they run in Chromium.
  if (!findHeadlessShell() && aptPrefix()) await aptInstall(['chromium-headless-shell']).catch(() => {});
  await provideFonts();
}

async function provideFonts() {
  if (hasJapaneseFonts()) return;
  if (aptPrefix())
    await aptInstall(['fontconfig', 'fonts-noto-cjk']).catch(({ message }) => say(`      ${message}`));
  if (hasJapaneseFonts()) return;
  say(
    '      no Japanese font found in regular and bold: screenshots may show boxes, and speed be measured as less.',
  );
  say('      Install one, for example Noto Sans CJK.');
}

/** Firefox and WebKit. The stage itself names missing ones. */
export async function provideEngines() {
  for (const { find, packages } of ENGINES) {
    if (!find() && aptPrefix()) await aptInstall(packages).catch(({ message }) => say(`      ${message}`));
  }
  await provideFonts();
}

/**
 * The browser, and the libraries of partners' pages: those of npm in a package.json of their own, the others from the
 * system. Without them their pages are left out.
 */
export async function provideLab(node) {
  await provideBrowser(node);
  await installIn(join('demo', 'lab', 'libraries'), '      lab libraries').catch(({ message }) =>
    say(`      ${message}`),
  );
  const missing = ['prototype', 'mootools'].filter((name) => !existsSync(`/usr/share/javascript/${name}`));
  if (missing.length > 0 && aptPrefix()) await aptInstall(missing.map((name) => `libjs-${name}`));
}

/** The browser, and a WordPress. The stage itself says so if there is none. */
export async function provideWordPress(node) {
  await provideBrowser(node);
  if (!hasWordPress() && aptPrefix())
    await aptInstall(WORDPRESS_PACKAGES).catch(({ message }) => say(`      ${message}`));
}
