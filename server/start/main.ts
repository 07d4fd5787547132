import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { majorOf, WIDGET_PATH } from '#contract/embed/widget-files.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { readEnvironment } from '../base/command.ts';
import type { Config } from '../base/config.ts';
import { keepFilesPrivate, prepareDataFolder } from '../base/data-folder.ts';
import { StartError } from '../base/errors.ts';
import { createLog, logConsole } from '../base/logging.ts';
import { keepRelease } from '../files/releases/kept-files.ts';
import { versionsFolder } from '../files/releases/releases.ts';
import { readFormRelease } from '../files/releases/version-answer.ts';
import { mountSite } from '../site/mount-site.ts';
import { PICTURE_FOLDERS } from './picture-folders.ts';
import { type StartOptions, startServer } from './start.ts';
import { terminalLog } from './terminal-log.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');

const { version } = packageFile;

/** Which build of the form pages get, by its setting. */
const ENTRIES = { preact: {}, react: { 'appraisal-form.js': 'appraisal-form-react.js' } } as const;

const NOT_BUILT = 'The form with React is not built on this host. Its operator builds it by "npm run build".';

/** The build of `npm start` has none of the form with React. */
const OF_REACT = { 'appraisal-form-react.js': NOT_BUILT, 'form-react.js': NOT_BUILT };

// The reader of the output may go away (a pipe, a collector of logs). The server does not stop for that.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

const log = createLog(process.stdout.isTTY ? terminalLog(process.stdout) : process.stdout);
logConsole(log);
process.on('uncaughtException', fail);

async function main(): Promise<void> {
  keepFilesPrivate();
  const config = readEnvironment();
  const server = await startServer(config, await frontEnd(config), log);
  const { port } = new URL(server.address);
  const place = config.host === 'localhost' ? `http://localhost:${port || 80}` : server.address;
  log.info(`${config.productName} is ready: ${place}/${config.demo ? `, demo: ${place}/demo/` : ''}`);
  if (server.firstOwner)
    log.info(
      `nobody works at the desk yet; the first owner comes in here within ${SIGN_IN_MINUTES} minutes: ${config.site.settings.siteUrl || place}${server.firstOwner}`,
    );
  // To scripts/start.mjs.
  process.send?.({ address: `${place}/` });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info(`${signal}: finishing open calls; send it again to stop at once`);
      server.stop().then(() => log.info('stopped'), fail);
    });
  }
}

/** The built files of a folder, and those of earlier releases. */
async function withEarlier(folder: string, name: string, { dataDir, releasesDir }: Config) {
  const earlier = join(releasesDir, name);
  if (!existsSync(join(folder, 'assets'))) return { folder };
  try {
    await prepareDataFolder(dataDir);
    await keepRelease(join(folder, 'assets'), join(earlier, 'assets'));
    return { folder, earlier };
  } catch (error) {
    log.warn({ err: error }, 'the built files are not kept for pages that stay open over the next release');
    return { folder };
  }
}

/** The routes besides the calls: the built folders, or the sources with hot reload if `--dev` is given. */
async function frontEnd(config: Config): Promise<StartOptions> {
  const versions = versionsFolder(config.releasesDir);
  const form = { version, read: () => readFormRelease(versions, version) };
  if (process.argv.includes('--dev')) {
    const { mountSources } = await import('./dev.ts');
    return {
      form,
      folders: PICTURE_FOLDERS,
      mount: (app, { visitors }) => mountSources(app, config, { release: form.read, visitors }),
    };
  }
  const { version: formVersion } = await form.read();
  if (formVersion !== version)
    log.warn(`pages of partners get version ${formVersion}; this is ${version} (npm run release -- publish)`);
  const widget = {
    prefix: WIDGET_PATH,
    ...(await withEarlier(join(DIST, 'widget'), 'widget', config)),
    releases: { versions, major: majorOf(version) },
    crossOrigin: true,
    instead: ENTRIES[config.formLibrary],
    mayLack: OF_REACT,
  };
  const demo = { prefix: '/demo/', folder: join(DIST, 'demo') };
  const folders = [...PICTURE_FOLDERS, widget, ...(config.demo ? [demo] : [])];
  const site = join(DIST, 'host');
  if (existsSync(join(site, 'server', 'index.js'))) {
    const client = await withEarlier(join(site, 'client'), 'site', config);
    return {
      form,
      folders,
      mount: (app, pages) => mountSite(app, site, client, config.site, { release: form.read, ...pages }),
    };
  }
  log.warn('the public site is not built yet (npm run build); serving calls and files only');
  return { form, folders };
}

function fail(error: unknown): void {
  if (error instanceof StartError) log.fatal({ remedy: error.remedy }, error.message);
  else
    log.fatal(
      { err: error },
      'The server could not go on. This is a defect; please report it with these lines.',
    );
  process.exit(1);
}

main().catch(fail);
