import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BARS } from './bars.ts';
import type { Row } from './row.ts';
import type { Bench } from './support/bench.ts';
import { openPhone } from './support/phone.ts';

const WIDGET = join(import.meta.dirname, '..', 'dist', 'widget');
const ENTRY = 'appraisal-form.js';
const ELEMENT = 'widget/element.tsx';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The size in KB as the server sends it. The build writes a brotli 11 copy of every file over 1 KB. */
function brotliKb(file: string): number {
  const path = join(WIDGET, file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size / 1024;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(path), { params }).length / 1024;
}

/** The file of a chunk and the files of all its static imports. */
function closure(manifest: Record<string, Chunk>, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, found);
  return found;
}

/** What a browser really requested below /widget/ before the form was interactive, from resource timing. */
async function loadedUntilInteractive(bench: Bench): Promise<{ bytes: number; files: string[] }> {
  const [{ url }, browser] = [await bench.server(), await bench.browser()];
  const { context, page } = await openPhone(browser);
  await page.goto(`${url}/demo/plain/product.html`);
  await page.waitForFunction(() => performance.getEntriesByName('appraisal-form:interactive').length > 0);
  const loaded = await page.evaluate(() => {
    const interactive = performance.getEntriesByName('appraisal-form:interactive')[0]?.startTime ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => name.includes('/widget/') && startTime < interactive)
      .map(({ name, encodedBodySize }) => ({ file: name.split('/').at(-1) ?? name, bytes: encodedBodySize }));
  });
  await context.close();
  return { bytes: loaded.reduce((sum, { bytes }) => sum + bytes, 0), files: loaded.map(({ file }) => file) };
}

const withoutHash = (file: string) => file.replace('assets/', '').replace(/-[\w-]{8}\.js$/, '');

/** How many bytes are downloaded, compressed with brotli. */
export async function measureBytes(bench: Bench): Promise<Row[]> {
  const manifest = JSON.parse(readFileSync(join(WIDGET, '.vite', 'manifest.json'), 'utf8'));
  const needed = [ENTRY, ...closure(manifest, ELEMENT)];
  const lazy = globSync('assets/*.js', { cwd: WIDGET }).filter((file) => !needed.includes(file));
  const loaded = await loadedUntilInteractive(bench);
  const neededKb = needed.reduce((sum, file) => sum + brotliKb(file), 0);
  return [
    {
      what: `Bytes: the entry, ${ENTRY}`,
      value: brotliKb(ENTRY),
      unit: 'KB',
      bar: { most: BARS.entryKb },
      detail: 'brotli 11',
    },
    {
      what: 'Bytes: all that is needed until interactive',
      value: Math.max(neededKb, loaded.bytes / 1024),
      unit: 'KB',
      bar: { most: BARS.interactiveKb },
      detail: `manifest ${neededKb.toFixed(1)} KB, a browser requested ${(loaded.bytes / 1024).toFixed(1)} KB in ${loaded.files.length} files`,
    },
    ...lazy
      .map((file) => ({ file, kb: brotliKb(file) }))
      .sort((a, b) => b.kb - a.kb)
      .map(
        ({ file, kb }): Row => ({
          what: `Bytes: lazy chunk ${withoutHash(file)}`,
          value: kb,
          unit: 'KB',
          detail: '',
        }),
      ),
  ];
}
