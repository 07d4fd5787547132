import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { StartError } from '../errors.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself, in `manifest.json`. It is written last: a backup without it is not complete. */
const manifest = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: hash }),
  ),
  photos: z.array(z.object({ path: z.string().regex(/^[\w.-]+\/[\w.-]+$/), sha256: hash })),
});

export type Manifest = z.infer<typeof manifest>;

export const tableFile = (backup: string, name: string) => join(backup, 'tables', `${name}.copy.gz`);
export const photoFile = (folder: string, path: string) => join(folder, 'photos', path);

/** @throws StartError if it is no backup, or not a whole one */
export async function readManifest(backup: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')));
  } catch (cause) {
    throw new StartError(`${backup} is no complete backup.`, 'Name the folder that "npm run backup" made.', {
      cause,
    });
  }
}

export async function sha256(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
