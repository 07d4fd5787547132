import { defineConfig } from 'playwright/test';
import { launchOptions } from './scripts/support/chromium.mjs';

/** Japanese sellers in Japan, and no picture of a failed test without its screen. */
const shared = {
  // Set by the global setup, which has chosen the port by the time that a worker reads this.
  ...(process.env.E2E_BASE_URL && { baseURL: process.env.E2E_BASE_URL }),
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  screenshot: 'only-on-failure',
  // Nothing is pressed while it still moves; tests about motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: launchOptions(),
} as const;

export default defineConfig({
  testDir: 'e2e',
  // These run in a copy of the tree in which the recipes of CONTRIBUTING.md were carried out (scripts/recipes/run.ts).
  testIgnore: process.env.E2E_RECIPES ? [] : ['**/recipes/**'],
  outputDir: 'dist/test-results',
  globalSetup: './e2e/support/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // On a loaded CI machine a test may try twice; the report then lists it as flaky. At home nothing is forgiven.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'dist/test-report.json' }]],
  projects: [
    {
      name: 'phone',
      // One screen is enough for most tests; a tag says which.
      grepInvert: /@desktop/,
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
      grepInvert: /@phone/,
      use: { ...shared, viewport: { width: 1280, height: 900 } },
    },
  ],
});
