import type { CheckupBrowser } from '#server/base/config.ts';
import { lookAtPages } from '#server/commands/checkups/round.ts';
import { tellChanges } from '#server/commands/checkups/tell-changes.ts';
import { openReached } from '#server/db/reach.ts';
import { openLinks } from '#server/deliveries/links/links.ts';
import { Outbox } from '#server/deliveries/outbox.ts';
import { findChromium } from '../base/chromium.mjs';
import { findFirefox } from '../base/engines.mjs';

/*
 * A night of checkups as a program, for browser tests: `node test/browser/look-at-pages.ts chromium firefox`. It is the
 * command of operators, which also reaches pages of this machine.
 */

const [chromium, firefox] = [findChromium(), findFirefox()];
const here: readonly CheckupBrowser[] = [
  ...(chromium ? [{ engine: 'chromium', path: chromium } as const] : []),
  ...(firefox ? [{ engine: 'firefox', path: firefox } as const] : []),
];

const { db, close } = await openReached({ databaseUrl: process.env.E2E_DATABASE_URL, dataDir: '' });
const { links } = await openLinks(db, { siteUrl: process.env.E2E_BASE_URL ?? '' });
const pages = await lookAtPages({
  ...{ db, links, networks: ['127.0.0.0/8'] },
  browsers: here.filter(({ engine }) => process.argv.includes(engine)),
  say: console.error,
  fail: (_url, error) => {
    throw error;
  },
});
console.log(JSON.stringify({ pages, mails: await tellChanges(db, new Outbox()) }));
await close();
