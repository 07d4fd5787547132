import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** `npm run test:all` runs these too, in a stage of its own. */
const SLOW = '**/*.slow.test.ts';

export default defineConfig({
  test: {
    name: 'server',
    root: join(import.meta.dirname, '..'),
    include: [process.env.SLOW_TESTS ? SLOW : '**/*.test.ts'],
    exclude: process.env.SLOW_TESTS ? [] : [SLOW],
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
  },
});
