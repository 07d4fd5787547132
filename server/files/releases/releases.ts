import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { ENTRY, majorOf, TEASER_SCRIPT } from '#contract/embed/widget-files.ts';
import { makeAllPrivate } from '../../base/data-folder.ts';
import { StartError } from '../../base/errors.ts';
import { keepRelease } from './kept-files.ts';

/*
 * Releases of the form, in a folder: `1.4.0/` has the files of that release and never changes, `1` is a link to the
 * release that the addresses of this major version show. The link is replaced in one step, and servers follow it at once.
 */

/** A file of a release, with its hash for browsers. */
const checkedFile = z.object({ file: z.string(), integrity: z.string() });

const release = z.object({
  version: z.string(),
  released: z.string(),
  entry: checkedFile,
  /** The modules that the entry loads first. */
  first: z.array(checkedFile),
  teaser: checkedFile,
});

export type Release = z.infer<typeof release>;

/** In the folder of each release. */
const RECORD = 'release.json';
const VERSION = /^\d+\.\d+\.\d+$/;

/** The form's own module in the manifest of its build. */
const FORM = 'widget/element/element.tsx';
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z._default(z.array(z.string()), []) }),
);

/** The folder of releases below `RELEASES_DIR`. */
export const versionsFolder = (releasesDir: string): string => join(releasesDir, 'versions');

async function checked(folder: string, file: string): Promise<z.infer<typeof checkedFile>> {
  const hash = createHash('sha384').update(await readFile(join(folder, file)));
  return { file, integrity: `sha384-${hash.digest('base64')}` };
}

async function describe(buildFolder: string, version: string, now: Date): Promise<Release> {
  const files = manifest.parse(JSON.parse(await readFile(join(buildFolder, '.vite', 'preact.json'), 'utf8')));
  const form = files[FORM];
  if (!form) throw new Error(`The build has no ${FORM}.`);
  const names = [form.file, ...form.imports.flatMap((name) => files[name]?.file ?? [])];
  return {
    version,
    released: now.toISOString().slice(0, 10),
    entry: await checked(buildFolder, ENTRY),
    first: await Promise.all(names.map((name) => checked(buildFolder, name))),
    teaser: await checked(buildFolder, TEASER_SCRIPT),
  };
}

/** Makes a link that replaces the one before in one step. */
async function point(versions: string, version: string): Promise<void> {
  const arriving = join(versions, `.${randomUUID()}`);
  // Relative, so that the folder can be moved; Windows makes junctions for folders, which need no rights.
  await symlink(process.platform === 'win32' ? join(versions, version) : version, arriving, 'junction');
  await rename(arriving, join(versions, majorOf(version)));
}

/** All releases, newest first. */
export async function readReleases(versions: string): Promise<Release[]> {
  const names = await readdir(versions).catch(() => []);
  const folders = names.filter((name) => VERSION.test(name));
  const records = folders.map(async (name) =>
    release.parse(JSON.parse(await readFile(join(versions, name, RECORD), 'utf8'))),
  );
  const numbers = ({ version }: Release) => version.split('.').map(Number);
  return (await Promise.all(records)).sort((a, b) => {
    const [x, y] = [numbers(a), numbers(b)];
    const place = x.findIndex((number, index) => number !== y[index]);
    return place < 0 ? 0 : (y[place] ?? 0) - (x[place] ?? 0);
  });
}

/** The release that the addresses of a major version show; undefined if there is none. */
export async function currentRelease(versions: string, major: string): Promise<Release | undefined> {
  const link = await readlink(join(versions, major)).catch(() => undefined);
  if (!link) return undefined;
  return (await readReleases(versions)).find(({ version }) => version === basename(link));
}

/**
 * Releases a build: its files get an address that never changes, and the moving address shows them.
 * @param buildFolder the folder of the build
 * @param releasesDir the folder of `RELEASES_DIR`
 * @throws StartError if there is such a version
 */
export async function publish(
  buildFolder: string,
  releasesDir: string,
  version: string,
  now = new Date(),
): Promise<Release> {
  const versions = versionsFolder(releasesDir);
  await mkdir(versions, { recursive: true });
  if ((await readdir(versions)).includes(version))
    throw new StartError(
      `Version ${version} was released before, and a release never changes.`,
      'Raise the version in package.json, say in CHANGELOG.md what is new, and release again.',
    );
  const record = await describe(buildFolder, version, now);
  const arriving = join(versions, `.${randomUUID()}`);
  try {
    await cp(buildFolder, arriving, { recursive: true });
    await makeAllPrivate(arriving);
    await writeFile(join(arriving, RECORD), JSON.stringify(record, null, 2));
    await rename(arriving, join(versions, version));
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
  await keepRelease(join(buildFolder, 'assets'), join(releasesDir, 'widget', 'assets'), now);
  await point(versions, version);
  return record;
}

/**
 * Shows a release again at the moving addresses of its major version.
 * @throws StartError if there is no such release
 */
export async function rollBack(releasesDir: string, version: string): Promise<void> {
  const versions = versionsFolder(releasesDir);
  const all = (await readReleases(versions)).map((one) => one.version);
  if (!all.includes(version))
    throw new StartError(
      `There is no release ${version}.`,
      all.length > 0 ? `There are ${all.join(', ')}.` : 'Nothing was released here yet.',
    );
  await point(versions, version);
}
