import { lookAtPages } from '#server/commands/checkups/round.ts';
import { tellChanges } from '#server/commands/checkups/tell-changes.ts';
import { openReached } from '#server/db/reach.ts';
import { openLinks } from '#server/deliveries/links/links.ts';
import { Outbox } from '#server/deliveries/outbox.ts';
import { findChromium } from '../base/chromium.mjs';

/*
 * A night of checkups in Chromium as a program, for browser tests. It is the command of operators, which also reaches
 * pages of this machine.
 */

const path = findChromium();
if (!path) throw new Error('There is no Chromium here.');

const { db, close } = await openReached({ databaseUrl: process.env.E2E_DATABASE_URL, dataDir: '' });
const { links } = await openLinks(db, { siteUrl: process.env.E2E_BASE_URL ?? '' });
const pages = await lookAtPages({
  ...{ db, links, networks: ['127.0.0.0/8'] },
  browsers: [{ engine: 'chromium', path }],
  say: console.error,
  fail: (_url, error) => {
    throw error;
  },
});
console.log(JSON.stringify({ pages, mails: await tellChanges(db, new Outbox()) }));
await close();
