import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PicturePlan } from '../subjects/plan.ts';
import { type Encoded, fileNames, readImage } from './encode.ts';
import { ART, IMAGES } from './paths.ts';

const FILE = join(ART, 'manifest.json');

/** The sources of the committed pictures, so that only changed pictures are made again. */
export interface PictureManifest {
  /** For each render: the fingerprint of its scene, and how long it took, for estimates. */
  renders: Record<string, { fingerprint: string; seconds: number }>;
  /** For each picture: from which render it was cropped and how, and the result. */
  pictures: Record<string, Encoded & { from: string; version: string }>;
  /** For each file: the sources of the social previews and icons. */
  extras?: Record<string, string>;
}

export async function readPictureManifest(): Promise<PictureManifest> {
  if (!existsSync(FILE)) return { renders: {}, pictures: {} };
  return JSON.parse(await readFile(FILE, 'utf8'));
}

const sortKeys = <T>(record: Record<string, T>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

export async function writeManifest({ renders, pictures, extras = {} }: PictureManifest): Promise<void> {
  const text = JSON.stringify(
    { renders: sortKeys(renders), pictures: sortKeys(pictures), extras: sortKeys(extras) },
    null,
    2,
  );
  await writeFile(`${FILE}.part`, `${text}\n`);
  await rename(`${FILE}.part`, FILE);
}

/** Changes when a picture must be cropped or encoded differently, or when its render changes. */
export function recipe({ render, crop, widths, jpeg }: PicturePlan, fingerprint: string): string {
  const parts = JSON.stringify([render.name, fingerprint, crop, widths, jpeg]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 16);
}

export function isPictureMade(plan: PicturePlan, fingerprint: string, manifest: PictureManifest): boolean {
  const entry = manifest.pictures[plan.name];
  return (
    entry?.from === recipe(plan, fingerprint) &&
    fileNames(plan).every((name) => existsSync(join(IMAGES, name)))
  );
}

/** A hash of all files of a picture. */
export async function pictureVersion(plan: PicturePlan): Promise<string> {
  const hash = createHash('sha256');
  for (const name of fileNames(plan)) hash.update(await readImage(name));
  return hash.digest('hex').slice(0, 8);
}
