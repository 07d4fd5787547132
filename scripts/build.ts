/**
 * `npm run build`: builds the widget, the demo and the public site into dist. With `--if-changed`, only if a source
 * file has changed since the last build.
 */
import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AROUND } from '#contract/widget-files.ts';
import { type BuiltFile, compressFolder } from './build/compress.ts';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './build/fingerprint.ts';
import { sizeTable } from './build/sizes.ts';
import { manifestText } from './docs/manifest.ts';

const root = join(import.meta.dirname, '..');

/** The parts in build order: the first one empties the folder. */
const PARTS = [
  { mode: 'preact', what: 'the form and its chunks' },
  { mode: 'doctor', what: 'the doctor for partners' },
  { mode: 'preact-entry', what: 'the script tag that partners embed' },
  { mode: 'react', what: 'the form and its chunks with React' },
  { mode: 'react-entry', what: 'the script tag with React' },
  ...AROUND.map((name) => ({ mode: `around-${name}`, what: `${name}.js, which stands around the form` })),
  { mode: 'demo', what: 'the demo pages' },
];

const FOLDERS = ['dist/widget', 'dist/demo', 'dist/host/client'];

const STEPS = PARTS.length + 2;

/**
 * The largest chunk is the HEIC decoder in plain JavaScript. It is loaded only for a HEIC photo that the browser
 * cannot show, on a page that forbids WebAssembly. So the bundler should not warn; look at the size table.
 */
const LARGEST_CHUNK_KB = 3200;

const say = (text: string) => console.log(`      ${text}`);

let done = 0;

function sayDone(what: string, since: number): void {
  done += 1;
  say(`${done} of ${STEPS}: ${what}, ${((performance.now() - since) / 1000).toFixed(1)} s`);
}

async function buildParts(): Promise<void> {
  // Imported here, so that a start with nothing to build does not wait for it.
  const { build } = await import('vite');
  for (const { mode, what } of PARTS) {
    const started = performance.now();
    await build({
      configFile: join(root, 'vite.widget.config.ts'),
      mode,
      logLevel: 'warn',
      build: {
        chunkSizeWarningLimit: LARGEST_CHUNK_KB,
        // The last steps take their time.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    });
    sayDone(what, started);
  }
}

/** The framework of the site has its own build command, which builds the browser part and the server part. */
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
  sayDone('the public site', started);
}

/** For editors and catalogues of components, beside the script. */
function describeElement(): Promise<void> {
  return writeFile(join(root, 'dist', 'widget', 'custom-elements.json'), manifestText('appraisal-form.js'));
}

async function compress(): Promise<Map<string, BuiltFile[]>> {
  const started = performance.now();
  const sizes = new Map<string, BuiltFile[]>();
  for (const folder of FOLDERS) sizes.set(folder, await compressFolder(join(root, folder)));
  sayDone('compressed', started);
  return sizes;
}

async function main(): Promise<void> {
  const current = fingerprint(root);
  if (process.argv.includes('--if-changed') && isBuilt(root, current)) {
    say('up to date');
    return;
  }
  forgetBuild(root);
  // The site has a process of its own, and does not depend on the other builds.
  await Promise.all([buildParts(), buildSite()]);
  await describeElement();
  const sizes = await compress();
  for (const [folder, files] of sizes) console.log(`\n${sizeTable(folder, files)}`);
  console.log();
  rememberBuild(root, current);
}

await main().catch((error: Error) => {
  // The bundler's message contains file, line and cause. Its stack trace contains only lines of the bundler.
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
