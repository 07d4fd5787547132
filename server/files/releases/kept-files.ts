import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPrivately } from '../../base/data-folder.ts';

/** No page stays open for longer, and no cache keeps its script for longer. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Keeps the files of a build whose names change with their content, and those of the builds before it: a page that was
 * opened before a release still asks for them. Several processes may share one folder.
 * @param assets the folder of the build
 * @param target the folder that keeps them
 */
export async function keepRelease(assets: string, target: string, now = new Date()): Promise<void> {
  await mkdir(target, { recursive: true });
  const [names, there] = await Promise.all([readdir(assets), readdir(target)]);
  const inPlace = new Set(there);
  for (const name of names) {
    const file = join(target, name);
    if (!inPlace.has(name)) {
      // Another process may serve it: it appears whole.
      const arriving = `${file}.${randomUUID()}`;
      await copyPrivately(join(assets, name), arriving);
      await rename(arriving, file);
    }
    await utimes(file, now, now);
  }
  const current = new Set(names);
  for (const name of there.filter((one) => !current.has(one))) {
    const file = join(target, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > KEPT_DAYS * DAY_MS) await rm(file, { force: true });
  }
}
