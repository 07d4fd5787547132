/** `npm run release -- publish`, `npm run release -- rollback 1.3.0`, `npm run release -- list`. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { majorOf } from '#contract/embed/widget-files.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { requireChanges } from '../files/releases/changes.ts';
import {
  currentRelease,
  publish,
  readReleases,
  rollBack,
  versionsFolder,
} from '../files/releases/releases.ts';

const USAGE = 'npm run release -- publish, npm run release -- rollback VERSION, or npm run release -- list';

const ROOT = join(import.meta.dirname, '..', '..');
const { version } = packageFile;

/** Builds if the sources have changed since the last build. A server that runs keeps its files meanwhile. */
function build(): void {
  console.log(
    'Building what has changed, beside the server: it goes on answering. This can take some minutes …',
  );
  const startedAt = performance.now();
  const { status } = spawnSync(process.execPath, [join('scripts', 'build.ts'), '--if-changed'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new StartError('The build failed.', 'See above.');
  console.log(`The build is there after ${Math.round((performance.now() - startedAt) / 1000)} s.`);
}

await command(async ({ releasesDir }) => {
  const [action, name] = readArguments({}, USAGE).positionals;
  if (action === 'publish') {
    requireChanges(await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);
    build();
    const { released } = await publish(join(ROOT, 'dist', 'widget'), releasesDir, version);
    return console.log(`${version} is released (${released}), and pages of partners get it now.`);
  }
  if (action === 'rollback' && name) {
    await rollBack(releasesDir, name);
    return console.log(`Pages of partners get ${name} now.`);
  }
  if (action !== 'list') throw new StartError('No action is named.', USAGE);
  const versions = versionsFolder(releasesDir);
  for (const one of await readReleases(versions)) {
    const current = await currentRelease(versions, majorOf(one.version));
    console.log(
      `${one.version}  ${one.released}${current?.version === one.version ? '  ← what pages get' : ''}`,
    );
  }
});
