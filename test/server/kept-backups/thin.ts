import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Manifest,
  photoOfBackup,
  readManifest,
  sha256,
  tableFile,
} from '#server/commands/backup/manifest.ts';
import type { Kept } from './compare.ts';

/** Seeded by every server at its start: none of their rows stays. */
const SEEDED = ['towns', 'cities', 'catalogue_entries'];
/** Seeded too, but others refer to some of their rows; those stay. */
const SEEDED_AND_NAMED = ['shops'];
/** Emptied, so that a server seeds the other tables. */
const NOTED = 'seed_versions';
const PHOTOS = ['request_photos', 'case_photos'];

/** The tables of a kept backup without a row, besides those that a server seeds. */
export const emptyTables = ({ tables }: Pick<Kept, 'tables'>): string[] =>
  tables.filter(({ name, rows }) => rows === 0 && ![...SEEDED, NOTED].includes(name)).map(({ name }) => name);

/** A row of a table in the text format of COPY, with its line end. */
type Line = string;

/**
 * Copies a backup without the rows that every server has, and without its larger photos and their rows: small enough to
 * be kept with the sources. Everything else stays byte for byte, and the sums are made for it.
 * @param photoBytes how many bytes of photos stay at most, the smallest first
 */
export async function thinOut(backup: string, folder: string, photoBytes: number): Promise<void> {
  const manifest = await readManifest(backup);
  const tables = new Map<string, Line[]>();
  for (const { name } of manifest.tables) tables.set(name, await linesOf(backup, name));
  const photos = await smallest(backup, manifest, photoBytes);
  keepOnly(manifest, tables, new Set(photos.map(({ path }) => path)));
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'tables'), { recursive: true });
  const newManifest: Manifest = { ...manifest, tables: [], photos };
  for (const table of manifest.tables) {
    const lines = tables.get(table.name) ?? [];
    const file = tableFile(folder, table.name);
    await writeFile(file, gzipSync(lines.join(''), { level: 9 }));
    newManifest.tables.push({ ...table, rows: lines.length, sha256: await sha256(file) });
  }
  for (const { path } of photos) {
    await mkdir(dirname(photoOfBackup(folder, path)), { recursive: true });
    await writeFile(photoOfBackup(folder, path), await readFile(photoOfBackup(backup, path)));
  }
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(newManifest, null, 1));
}

async function linesOf(backup: string, name: string): Promise<Line[]> {
  const text = gunzipSync(await readFile(tableFile(backup, name))).toString();
  return text.split(/(?<=\n)/).filter((line) => line !== '');
}

async function smallest(backup: string, { photos }: Manifest, most: number): Promise<Manifest['photos']> {
  const sizes = await Promise.all(
    photos.map(async (photo) => ({ photo, bytes: (await stat(photoOfBackup(backup, photo.path))).size })),
  );
  let rest = most;
  const smallPhotos = sizes
    .sort((one, other) => one.bytes - other.bytes)
    .filter(({ bytes }) => {
      rest -= bytes;
      return rest >= 0;
    })
    .map(({ photo }) => photo);
  return smallPhotos.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Takes rows away, so that nothing that stays refers to them. */
function keepOnly({ tables: all }: Manifest, tables: Map<string, Line[]>, photos: ReadonlySet<string>): void {
  const filter = (name: string, isKept: (line: Line) => boolean) =>
    tables.set(name, (tables.get(name) ?? []).filter(isKept));
  for (const name of SEEDED) filter(name, () => false);
  filter(NOTED, () => false);
  for (const name of PHOTOS) filter(name, (line) => photos.has(cell(all, name, line, 'path')));
  for (const name of SEEDED_AND_NAMED) {
    const others = [...tables].filter(([other]) => other !== name).flatMap(([, lines]) => lines);
    const words = new Set(others.flatMap((line) => line.split(/[\s{},]/)));
    filter(name, (line) => words.has(cell(all, name, line, 'uuid')));
  }
}

function cell(all: Manifest['tables'], table: string, line: Line, column: string): string {
  const columns = all.find(({ name }) => name === table)?.columns ?? [];
  return line.slice(0, -1).split('\t')[columns.indexOf(column)] ?? '';
}
