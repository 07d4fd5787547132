import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { START_FLAGS } from '#server/base/node-settings.mjs';

/** `npm run test:all` runs these too, in a stage of its own. */
const SLOW = '{server,test/server}/**/*.slow.test.ts';

/** In that stage these leave nothing out (test/server/thorough.ts). */
const THOROUGH = [
  'server/calls/odd-values.test.ts',
  'server/commands/backup/kept-backups.test.ts',
  'test/server/conformance/conformance.test.ts',
];

export default defineConfig({
  test: {
    name: 'server',
    root: join(import.meta.dirname, '..', '..'),
    include: process.env.SLOW_TESTS ? [SLOW, ...THOROUGH] : ['{server,test/server}/**/*.test.ts'],
    exclude: process.env.SLOW_TESTS ? [] : [SLOW],
    globalSetup: ['test/server/global-setup.ts'],
    // They wait for mails, limits and other processes most of the time.
    maxWorkers: 3,
    // Imports take longer than most tests. A file that leaves something behind for others fails them.
    isolate: false,
    execArgv: [...START_FLAGS],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
