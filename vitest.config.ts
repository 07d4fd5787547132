import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { testLaunchOptions } from '#test/base/chromium.mjs';
import { LIBRARIES, type Library } from './scripts/build/libraries.ts';
import { STYLES } from './scripts/build/styles.ts';

/**
 * Component tests run in a real browser, because an emulated page has no real focus, dialogs or IME. Those of the form
 * run with each library that it is linked against.
 */
function browserTests(
  name: string,
  folder: 'widget' | 'host',
  library: Library,
): TestProjectInlineConfiguration {
  const { alias } = LIBRARIES[library];
  const libraries =
    library === 'react'
      ? ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime']
      : ['preact', 'preact/hooks', 'preact/jsx-dev-runtime', 'preact/jsx-runtime'];
  return {
    resolve: { alias },
    cacheDir: `node_modules/.vite-${name}`,
    css: STYLES,
    // All imports of the components. An import that Vite finds only while tests run would reload them in the middle.
    optimizeDeps: {
      include: [
        ...libraries,
        '@preact/signals-core',
        ...(library === 'react' ? ['@preact/signals-react/runtime'] : []),
        'axe-core',
        'swiper',
        'swiper/modules',
        'uqr',
        'vitest-browser-react',
        'zod/mini',
        ...(folder === 'host' ? ['react-router'] : []),
      ],
    },
    test: {
      name,
      include: [`${folder}/${BROWSER_TESTS}`],
      // The component for partners with React.
      exclude: library === 'preact' ? ['widget/npm/**'] : [],
      browser: {
        enabled: true,
        headless: true,
        // Two workers with the viewport of a phone, which most sellers use.
        viewport: { width: 390, height: 844 },
        screenshotFailures: false,
        provider: playwright({
          launchOptions: testLaunchOptions(),
          contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo', reducedMotion: 'reduce' },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

const BROWSER_TESTS = '**/*.browser.test.tsx';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{contract,widget,demo,scripts,conformance,art,host,test/recipes,test/newest}/**/*.test.{ts,tsx,mjs}',
          ],
          exclude: [BROWSER_TESTS, '**/node_modules/**'],
        },
      },
      browserTests('parts', 'widget', 'preact'),
      browserTests('parts-react', 'widget', 'react'),
      browserTests('site-parts', 'host', 'react'),
      'test/server/vitest.config.ts',
    ],
  },
});
