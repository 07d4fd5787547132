import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { writePalette } from './scripts/build/palette.ts';
import { launchOptions } from './scripts/support/chromium.mjs';

/** Component tests run in a real browser, because an emulated page has no real focus, dialogs or IME. */
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
        css: { postcss: { plugins: [writePalette] } },
        // All that the components import. What Vite finds only while tests run would reload them in the middle.
        optimizeDeps: {
          include: [
            '@preact/signals-core',
            '@preact/signals-react/runtime',
            'axe-core',
            'react',
            'react-dom',
            'react-dom/client',
            'react-router',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'swiper',
            'swiper/modules',
            'uqr',
            'vitest-browser-react',
            'zod/mini',
          ],
        },
        test: {
          name: 'parts',
          include: [BROWSER_TESTS],
          browser: {
            enabled: true,
            headless: true,
            // Two workers with the viewport of a phone, which most sellers use.
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
