import { randomUUID } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENTRY, FORM, TEASER_SCRIPT } from '#contract/embed/widget-files.ts';

/** The folders of a build that are served. */
export const SERVED = ['widget', 'host/client', 'demo'];

/** Not in a folder that is served: files arrive here, and get their place when they are whole. */
const ARRIVING = join('dist', '.arriving');

/** For smaller files, compression saves less than the extra response header costs. */
const SMALLEST_BYTES = 256;

const COMPRESSIBLE = '**/*.{js,css,svg,html,json}';

/** The scripts that every visitor of a partner’s page waits for. */
const FIRST = [ENTRY, FORM, TEASER_SCRIPT].map((name) => join('widget', name));

/** How Brotli may write the distance to a repetition: two of its parameters. */
const DISTANCES = [0, 1, 2, 3].flatMap((postfix) =>
  [0, 2, 8].map((direct) => [postfix, direct << postfix] as const),
);

const compress = promisify(brotliCompress);

const brotli = (content: Buffer, params: Readonly<Record<number, number>> = {}): Promise<Buffer> =>
  compress(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      ...params,
    },
  });

/**
 * The smallest of several ways to write the same content. Which one that is changes with a hash in the content: with one
 * way alone, the same script would be up to one percent larger by chance.
 */
async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const ways = DISTANCES.map(([postfix, direct]) =>
    brotli(content, {
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }),
  );
  return (await Promise.all(ways)).reduce((best, next) => (next.length < best.length ? next : best));
}
const gzipAsync = promisify(gzip);

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

interface Options {
  /** Asked before each file is written: another build may have begun. */
  isWanted?: () => boolean;
  /** The last changes of a file before it is compressed. */
  lastSteps?: (path: string, content: Buffer) => Promise<Buffer>;
}

/** Writes `.br` and `.gz` files beside the text files of dist. The server sends them as they are. */
export class Compressor {
  readonly #root: string;
  readonly #isWanted: () => boolean;
  readonly #lastSteps: (path: string, content: Buffer) => Promise<Buffer>;

  /** @param root the project */
  constructor(
    root: string,
    { isWanted = () => true, lastSteps = async (_, content) => content }: Options = {},
  ) {
    this.#root = root;
    this.#isWanted = isWanted;
    this.#lastSteps = lastSteps;
  }

  /** Removes what one that was stopped has left. */
  clear(): Promise<void> {
    return rm(join(this.#root, ARRIVING), { recursive: true, force: true });
  }

  /** The text files of a folder, smallest first, because a page needs many small ones. */
  filesOf(folder: string): string[] {
    const size = (path: string) => statSync(join(this.#root, folder, path)).size;
    return globSync(COMPRESSIBLE, { cwd: join(this.#root, folder) }).sort((a, b) => size(a) - size(b));
  }

  folder(folder: string): Promise<BuiltFile[]> {
    return Promise.all(this.filesOf(folder).map((path) => this.file(folder, path)));
  }

  async file(folder: string, path: string): Promise<BuiltFile> {
    const file = join(this.#root, folder, path);
    const source = await readFile(file);
    const raw = source.length;
    if (raw < SMALLEST_BYTES) return { path, raw, brotli: raw, gzip: raw };
    const content = await this.#lastSteps(join(folder, path), source);
    const [small, smallGzip] = await Promise.all([
      FIRST.some((script) => file.endsWith(script)) ? smallestBrotli(content) : brotli(content),
      gzipAsync(content, { level: 9 }),
    ]);
    return {
      path,
      raw,
      brotli: await this.#keepIfSmaller(`${file}.br`, small, raw),
      gzip: await this.#keepIfSmaller(`${file}.gz`, smallGzip, raw),
    };
  }

  async #keepIfSmaller(path: string, output: Buffer, raw: number): Promise<number> {
    if (output.length >= raw) {
      await rm(path, { force: true });
      return raw;
    }
    const temporaryPath = join(this.#root, ARRIVING, randomUUID());
    await mkdir(join(this.#root, ARRIVING), { recursive: true });
    await writeFile(temporaryPath, output);
    if (this.#isWanted()) await rename(temporaryPath, path);
    else await rm(temporaryPath);
    return output.length;
  }
}
