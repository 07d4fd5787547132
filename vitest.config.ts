import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/support/chromium.mjs';

/** Component tests run in a real browser: focus, dialogs and the IME are nothing that an emulated page has. */
const BROWSER_TESTS = '{widget,host}/**/*.browser.test.tsx';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,widget,demo,scripts,art,host}/**/*.test.{ts,tsx,mjs}'],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'parts',
          include: [BROWSER_TESTS],
          browser: {
            enabled: true,
            headless: true,
            // Two workers of a phone's width, as sellers mostly have.
            viewport: { width: 390, height: 844 },
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      'server/vitest.config.ts',
    ],
  },
});
