import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartError } from '../../base/errors.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Format 2 names the migrations. */
export const FORMAT = 2;

/** The contents of `manifest.json` of a backup. It is written last: a backup without it is not complete. */
const manifest = z.object({
  format: z.int().check(z.gte(1), z.lte(FORMAT)),
  /** The migrations that its database had, each by the moment at which it was made. */
  migrations: z.optional(z.array(z.number())),
  takenAt: z.iso.datetime(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: hash }),
  ),
  photos: z.array(z.object({ path: z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/)), sha256: hash })),
});

export type Manifest = z.infer<typeof manifest>;

export const tableFile = (backup: string, name: string) => join(backup, 'tables', `${name}.copy.gz`);
export const photoOfBackup = (folder: string, path: string) => join(folder, 'photos', path);

const laterFormat = z.object({ format: z.int().check(z.gte(FORMAT + 1)) });

/** @throws StartError if it is no backup, not a whole one, or a later version made it */
export async function readManifest(backup: string): Promise<Manifest> {
  try {
    const content: unknown = JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8'));
    const later = laterFormat.safeParse(content).data;
    if (later) throw laterVersion(`it has format ${later.format}, and this one reads up to ${FORMAT}`);
    return manifest.parse(content);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`${backup} is no complete backup.`, 'Name the folder that "npm run backup" made.', {
      cause,
    });
  }
}

/** @param why such as `it has a table of another kind` */
export const laterVersion = (why: string) =>
  new StartError(
    `The backup was made by a later version than this one: ${why}.`,
    'Restore it with the version that made it, or with a later one.',
  );

export const sha256 = (path: string): Promise<string> => sha256Of(createReadStream(path));

export async function sha256Of(content: Readable): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(content, digest);
  return digest.digest('hex');
}

const DIGITS = 12;

/** The counts and checksums of a backup, a line for each table and one for the photos. */
export function summaryOf({ tables, photos }: Manifest): string[] {
  const all = createHash('sha256');
  for (const { path, sha256: one } of photos) all.update(`${path} ${one}\n`);
  return [
    ...tables.map((table) => summaryLine(table.name, table.rows, 'rows', table.sha256)),
    summaryLine('photos', photos.length, 'files', all.digest('hex')),
  ];
}

const summaryLine = (name: string, count: number, what: string, checksum: string) =>
  `${name.padEnd(20)} ${count.toLocaleString('en').padStart(12)} ${what.padEnd(6)} sha256 ${checksum.slice(0, DIGITS)}`;
