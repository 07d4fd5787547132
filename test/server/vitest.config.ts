import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { START_FLAGS } from '#server/base/node-settings.mjs';

/** `npm run test:all` runs these too, in a stage of its own. */
const SLOW = '{server,test/server}/**/*.slow.test.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const ALL = '{server,test/server}/**/*.test.ts';

/** Tests that leave something out in `npm test` (thorough.ts) run whole in that stage. */
const thoroughTests = () =>
  globSync(ALL, { cwd: ROOT }).filter((path) =>
    readFileSync(join(ROOT, path), 'utf8').includes('/thorough.ts'),
  );

export default defineConfig({
  test: {
    name: 'server',
    root: ROOT,
    include: process.env.SLOW_TESTS ? [SLOW, ...thoroughTests()] : [ALL],
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
