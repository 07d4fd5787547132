import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** For smaller files, compression saves less than the extra response header costs. */
const SMALLEST_BYTES = 256;

const COMPRESSIBLE = '**/*.{js,css,svg,html,json}';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * A built file and its download sizes in bytes. If compression saves nothing, the compressed size equals the raw
 * size.
 */
export interface BuiltFile {
  path: string;
  raw: number;
  brotli: number;
  gzip: number;
}

async function keepIfSmaller(path: string, compressed: Buffer, raw: number): Promise<number> {
  if (compressed.length >= raw) {
    await rm(path, { force: true });
    return raw;
  }
  await writeFile(path, compressed);
  return compressed.length;
}

async function compressFile(folder: string, path: string): Promise<BuiltFile> {
  const file = join(folder, path);
  const content = await readFile(file);
  const raw = content.length;
  if (raw < SMALLEST_BYTES) return { path, raw, brotli: raw, gzip: raw };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw,
  };
  const [small, smallGzip] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  return {
    path,
    raw,
    brotli: await keepIfSmaller(`${file}.br`, small, raw),
    gzip: await keepIfSmaller(`${file}.gz`, smallGzip, raw),
  };
}

/** Writes `.br` and `.gz` files beside every text file in a folder. The server sends them unchanged. */
export function compressFolder(folder: string): Promise<BuiltFile[]> {
  const paths = globSync(COMPRESSIBLE, { cwd: folder });
  return Promise.all(paths.map((path) => compressFile(folder, path)));
}
