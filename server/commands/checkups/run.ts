/** `npm run checkups -- run | list`: looks at the pages of partners that asked for it. */
import { access, constants } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import { CHECKUP_ENGINES } from '#contract/embed/checkups.ts';
import { command, readArguments } from '../../base/command.ts';
import type { CheckupBrowser } from '../../base/config.ts';
import { messageOf, StartError } from '../../base/errors.ts';
import type { Db } from '../../db/open.ts';
import { openReached } from '../../db/reach.ts';
import { pageCheckups } from '../../db/schema.ts';
import { openLinks } from '../../deliveries/links/links.ts';
import { Outbox } from '../../deliveries/outbox.ts';
import { lookAtPages } from './round.ts';
import { tellChanges } from './tell-changes.ts';

const USAGE = ['npm run checkups -- run', 'npm run checkups -- list'].join('\n');

/** @throws StartError if no browser is set, or one is not there */
async function checkBrowsers(browsers: readonly CheckupBrowser[]): Promise<void> {
  const [first] = Object.keys(CHECKUP_ENGINES);
  if (browsers.length === 0)
    throw new StartError(
      'No browser is set that could look at pages.',
      `Set CHECKUP_BROWSERS, such as ${first}:/usr/bin/${first}; .env.example explains it.`,
    );
  for (const { engine, path } of browsers)
    await access(path, constants.X_OK).catch(() => {
      throw new StartError(
        `CHECKUP_BROWSERS names ${path} for ${engine}, which cannot be started.`,
        'Install the browser, or correct its path.',
      );
    });
}

async function list(db: Db): Promise<void> {
  const rows = await db
    .select()
    .from(pageCheckups)
    .orderBy(asc(pageCheckups.mediumUuid), asc(pageCheckups.createdAt));
  for (const { mediumUuid, url, stoppedAt, lookedAt, results } of rows) {
    const state = stoppedAt ? 'stopped' : (lookedAt?.toISOString() ?? 'not yet');
    const signs = results.map((one) => `${one.engine}: ${one.signs.join(' ') || 'well'}`);
    console.log([mediumUuid, url, state, ...signs].join('  '));
  }
  if (rows.length === 0) console.log('no partner has asked for a checkup');
}

await command(async ({ checkupBrowsers: browsers, linkSecret, site, ...place }) => {
  const { positionals } = readArguments({}, USAGE);
  const [action = ''] = positionals;
  if (positionals.length !== 1 || !['run', 'list'].includes(action))
    throw new StartError(action ? `There is no "${positionals.join(' ')}".` : 'No action is named.', USAGE);
  if (action === 'run') await checkBrowsers(browsers);
  const { db, close } = await openReached(place);
  try {
    if (action === 'list') return await list(db);
    const { links } = await openLinks(db, { linkSecret, siteUrl: site.settings.siteUrl });
    const pages = await lookAtPages({
      ...{ db, links, browsers, say: console.log },
      fail: (url, error) => {
        console.error(`${url} could not be looked at: ${messageOf(error)}`);
        process.exitCode = 1;
      },
    });
    const mails = await tellChanges(db, new Outbox());
    console.log(`${pages} pages looked at, ${mails} mails about changes`);
  } finally {
    await close();
  }
});
