/**
 * `npm run build`: builds the widget, the demo and the public site, as small as it gets: beside dist, so that a server that
 * runs keeps its files, and then in its place. With `--if-changed`, only if a source file has changed since the last build.
 * With `--first-page`, only what the first page needs, in a hurry: `npm start` compresses it later (compress.ts).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AROUND, LANGUAGE_FILES } from '#contract/embed/widget-files.ts';
import { type BuiltFile, Compressor, SERVED } from './build/compress.ts';
import { type Built, forgetBuild, isBuilt, rememberBuild, sourcesFingerprint } from './build/fingerprint.ts';
import { buildBeside, buildFolder, putInPlace } from './build/place.ts';
import { beQuick } from './build/quick.ts';
import { sizeTable } from './build/sizes.ts';
import { manifestText } from './docs/manifest.ts';

const root = join(import.meta.dirname, '..');

/** The parts in build order: the first one empties the folder. */
const PARTS = [
  { mode: 'preact', what: 'the form and its chunks' },
  { mode: 'doctor', what: 'the doctor for partners' },
  { mode: 'preact-entry', what: 'the script tag that partners embed' },
  { mode: 'teaser', what: 'teaser.js, which opens the form' },
  { mode: 'tags', what: 'tags.js, which a tag manager brings' },
  { mode: 'react', what: 'the form and its chunks with React' },
  { mode: 'react-entry', what: 'the script tag with React' },
  ...AROUND.map((name) => ({ mode: `around-${name}`, what: `${name}.js, which stands around the form` })),
  ...LANGUAGE_FILES.map((name) => ({ mode: `languages-${name}`, what: `${name}.js, words of the form` })),
  { mode: 'phone', what: 'phone.js, which makes a phone the camera of a form' },
  { mode: 'demo', what: 'the demo pages' },
];

/** Only who sets FORM_LIBRARY=react gets these. */
const OF_REACT = ['react', 'react-entry'];

const say = (text: string) => console.log(`      ${text}`);

const sayDone = (what: string, since: number) =>
  say(`${what}, ${((performance.now() - since) / 1000).toFixed(1)} s`);

async function buildParts(parts: typeof PARTS): Promise<void> {
  // Imported here, so that a start with nothing to build does not wait for it.
  const { build } = await import('vite');
  for (const { mode, what } of parts) {
    const startedAt = performance.now();
    await build({ configFile: join(root, 'vite.widget.config.ts'), mode, logLevel: 'warn' });
    sayDone(what, startedAt);
  }
}

/** The framework of the site has its own build command, which builds the browser part and the server part. */
async function buildSite(): Promise<void> {
  const startedAt = performance.now();
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
  sayDone('the public site', startedAt);
}

/** For editors and catalogues of components, beside the script. */
function describeElement(): Promise<void> {
  return writeFile(
    join(root, buildFolder(), 'widget', 'custom-elements.json'),
    manifestText('appraisal-form.js'),
  );
}

async function compress(): Promise<Map<string, BuiltFile[]>> {
  const startedAt = performance.now();
  const sizes = new Map<string, BuiltFile[]>();
  const compressor = new Compressor(root);
  for (const name of SERVED) sizes.set(`dist/${name}`, await compressor.folder(join(buildFolder(), name)));
  sayDone('compressed', startedAt);
  return sizes;
}

/** Whether the server is set to give out the form with React. */
function isReactServed(): boolean {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  return process.env.FORM_LIBRARY === 'react';
}

async function buildFirstPage(): Promise<void> {
  beQuick();
  await Promise.all([buildParts(PARTS.filter(({ mode }) => !OF_REACT.includes(mode))), buildSite()]);
  await describeElement();
}

async function buildAll(): Promise<void> {
  // The site has a process of its own, and needs nothing of the other builds.
  await Promise.all([buildParts(PARTS), buildSite()]);
  await describeElement();
  const sizes = await compress();
  for (const [folder, files] of sizes) console.log(`\n${sizeTable(folder, files)}`);
  console.log();
}

async function main(): Promise<void> {
  const isFirstPage = process.argv.includes('--first-page') && !isReactServed();
  const stamp: Built = { fingerprint: sourcesFingerprint(root), extent: isFirstPage ? 'first-page' : 'all' };
  if (process.argv.includes('--if-changed') && isBuilt(root, stamp)) {
    say('up to date');
    return;
  }
  buildBeside(root);
  await (isFirstPage ? buildFirstPage() : buildAll());
  forgetBuild(root);
  putInPlace(root);
  rememberBuild(root, stamp);
}

await main().catch((error: Error) => {
  // The bundler's message contains file, line and cause. Its stack trace contains only lines of the bundler.
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
