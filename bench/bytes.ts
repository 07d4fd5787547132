import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { TEASER_SCRIPT } from '#contract/embed/widget-files.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Bench } from '#test/bench/bench.ts';
import { openPhone } from '#test/bench/phone.ts';
import type { Figure } from '#test/bench/row.ts';

const WIDGET = join(import.meta.dirname, '..', 'dist', 'widget');
const ELEMENT = 'widget/element/element.tsx';

interface Chunk {
  file: string;
  imports?: string[];
}

const manifestOf = (library: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(WIDGET, '.vite', `${library}.json`), 'utf8'));

/** The size in KB as the server sends it. The build writes a brotli 11 copy of every file over 1 KB. */
function brotliKb(file: string): number {
  const path = join(WIDGET, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size / 1024;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path), { params }).length / 1024;
}

/** The file of a chunk and the files of all its static imports. */
function closure(manifest: Record<string, Chunk>, name: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const importName of chunk.imports ?? []) closure(manifest, importName, files);
  return files;
}

/** The files that a browser requested below /widget/ before the form was interactive, from resource timing. */
async function loadedUntilInteractive(
  bench: Bench,
  path: string,
): Promise<{ bytes: number; files: string[] }> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const { context, page } = await openPhone(browser);
  await page.goto(url + path);
  await page.waitForFunction(() => performance.getEntriesByName('appraisal-form:interactive').length > 0);
  const entries = await page.evaluate(() => {
    const interactive = performance.getEntriesByName('appraisal-form:interactive')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => name.includes('/widget/') && startTime < interactive)
      .map(({ name, encodedBodySize }) => ({ file: name.split('/').at(-1) ?? name, bytes: encodedBodySize }));
  });
  await context.close();
  return {
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    files: entries.map(({ file }) => file),
  };
}

const withoutHash = (file: string) => file.replace('assets/', '').replace(/-[\w-]{8}\.js$/, '');

interface Build {
  library: 'preact' | 'react';
  entry: string;
  page: string;
  most?: number;
}

/** The files that pages get, and those that they can ask for. */
const BUILDS: readonly Build[] = [
  {
    library: 'preact',
    entry: 'appraisal-form.js',
    page: '/demo/plain/product.html',
    most: BARS.interactiveKb,
  },
  { library: 'react', entry: 'appraisal-form-react.js', page: '/bench/react.html' },
];

async function buildRow(bench: Bench, { library, entry, page, most }: Build): Promise<Figure> {
  const files = [entry, ...closure(manifestOf(library), ELEMENT)];
  const download = await loadedUntilInteractive(bench, page);
  const neededKb = files.reduce((sum, file) => sum + brotliKb(file), 0);
  return {
    what: `Bytes: all that is needed until interactive, ${library}`,
    value: Math.max(neededKb, download.bytes / 1024),
    unit: 'KB',
    ...(most && { bar: { most } }),
    detail: `manifest ${neededKb.toFixed(1)} KB, a browser requested ${(download.bytes / 1024).toFixed(1)} KB in ${download.files.length} files`,
  };
}

/** Chunks of the build that pages get, which are loaded later. */
function lazyRows(): Figure[] {
  const manifest = manifestOf('preact');
  const first = closure(manifest, ELEMENT);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files]
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .map((file) => ({ file, kb: brotliKb(file) }))
    .sort((a, b) => b.kb - a.kb)
    .map(({ file, kb }) => ({
      what: `Bytes: lazy chunk ${withoutHash(file)}`,
      value: kb,
      unit: 'KB',
      detail: '',
    }));
}

/** How many bytes are downloaded, compressed with brotli. */
export async function measureBytes(bench: Bench): Promise<Figure[]> {
  const [{ entry }] = BUILDS as [Build];
  const rows: Figure[] = [
    {
      what: `Bytes: the entry, ${entry}`,
      value: brotliKb(entry),
      unit: 'KB',
      bar: { most: BARS.entryKb },
      detail: 'brotli 11',
    },
    {
      what: `Bytes: a teaser, ${TEASER_SCRIPT}`,
      value: brotliKb(TEASER_SCRIPT),
      unit: 'KB',
      bar: { most: BARS.teaserKb },
      detail: 'without the form, which comes with the first press',
    },
  ];
  for (const build of BUILDS) rows.push(await buildRow(bench, build));
  return [...rows, ...lazyRows()];
}
