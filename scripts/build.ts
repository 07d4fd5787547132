/** `npm run build`: the widget, the demo and the public site into dist. With `--if-changed`, only when a source changed since. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type BuiltFile, compressFolder } from './build/compress.ts';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './build/fingerprint.ts';
import { sizeTable } from './build/sizes.ts';

const root = join(import.meta.dirname, '..');

/** The parts in the order in which they need each other: the entry names the app's files, the demo loads the entry. */
const PARTS = [
  { mode: 'app', what: 'the form and its chunks' },
  { mode: 'entry', what: 'the script tag that partners embed' },
  { mode: 'demo', what: 'the demo pages' },
] as const;

const FOLDERS = ['dist/widget', 'dist/demo', 'dist/host/client'];

const STEPS = PARTS.length + 2;

/**
 * The HEIC decoder in plain JavaScript, which loads only for a HEIC photo that the browser cannot show, on a page that
 * forbids WebAssembly. What counts is the table.
 */
const LARGEST_CHUNK_KB = 3200;

const say = (text: string) => console.log(`      ${text}`);
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function buildParts(): Promise<void> {
  // Loaded only here: a start that has nothing to build does not wait for it.
  const { build } = await import('vite');
  for (const [index, { mode, what }] of PARTS.entries()) {
    const started = performance.now();
    await build({
      configFile: join(root, 'vite.widget.config.ts'),
      mode,
      logLevel: 'warn',
      build: { chunkSizeWarningLimit: LARGEST_CHUNK_KB },
    });
    say(`${index + 1} of ${STEPS}: ${what}, ${seconds(started)}`);
  }
}

/** The site's framework builds by its own command: browser and server parts in one go. */
async function buildSite(): Promise<void> {
  const started = performance.now();
  const command = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs');
  const args = [command, 'build', '--config', 'vite.host.config.ts', '--logLevel', 'warn'];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.once('error', reject);
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`The public site could not be built (exit code ${code}).`)),
  );
  await promise;
  say(`${PARTS.length + 1} of ${STEPS}: the public site, ${seconds(started)}`);
}

async function compress(): Promise<Map<string, BuiltFile[]>> {
  const started = performance.now();
  const sizes = new Map<string, BuiltFile[]>();
  for (const folder of FOLDERS) sizes.set(folder, await compressFolder(join(root, folder)));
  say(`${STEPS} of ${STEPS}: compressed, ${seconds(started)}`);
  return sizes;
}

async function main(): Promise<void> {
  const current = fingerprint(root);
  if (process.argv.includes('--if-changed') && isBuilt(root, current)) {
    say('up to date');
    return;
  }
  forgetBuild(root);
  await buildParts();
  await buildSite();
  const sizes = await compress();
  for (const [folder, files] of sizes) console.log(`\n${sizeTable(folder, files)}`);
  console.log();
  rememberBuild(root, current);
}

await main().catch((error: Error) => {
  // The bundler's message shows file, line and cause; its stack shows only the bundler.
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
