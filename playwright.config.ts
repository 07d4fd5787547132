import { defineConfig } from 'playwright/test';
import { testLaunchOptions } from '#test/base/chromium.mjs';

/** Sellers use a Japanese browser in Japan. A failed test keeps a screenshot. */
const shared = {
  // The global setup sets this. It has chosen the port before a worker reads it.
  ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  screenshot: 'only-on-failure',
  // No animations, so that no moving element is pressed. Tests of animations turn them on.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: testLaunchOptions(),
} as const;

/**
 * Further combinations of what is tested already have the tag @all and run alone, in `npm run test:all`. Most pages of
 * the lab have the tag @lab; all pages run in `npm run lab`.
 */
const NOT_NOW = process.env.E2E_LAB ? /@all/ : process.env.E2E_ALL ? /^(?!.*@all)/ : /@all|@lab/;

export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // These run in a copy of the source tree in which the recipes of CONTRIBUTING.md were applied
    // (test/recipes/run.ts).
    ...(process.env.E2E_RECIPES ? [] : ['**/recipes/**']),
    // These start browsers of other engines.
    ...(process.env.E2E_ENGINES ? [] : ['**/engines/**']),
    // These look at every page at every size.
    ...(process.env.E2E_LOOKS ? [] : ['**/looks/**']),
    // These start a WordPress.
    ...(process.env.E2E_WORDPRESS ? [] : ['**/e2e/wordpress/**']),
    // These install projects from npm.
    ...(process.env.E2E_PACKAGE ? [] : ['**/e2e/package/**']),
  ],
  outputDir: 'dist/test-results',
  globalSetup: './test/browser/start-server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A browser on a busy machine can be late once. The summary of `npm test` names a test that needed its second try.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'dist/test-report.json' }]],
  projects: [
    {
      name: 'phone',
      // One screen size is enough for most tests. A tag selects the size.
      grepInvert: [/@desktop/, NOT_NOW],
      use: {
        ...shared,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grepInvert: [/@phone/, NOT_NOW],
      use: { ...shared, viewport: { width: 1280, height: 900 } },
    },
  ],
});
