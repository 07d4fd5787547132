import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { COMPILED_FOR, OLDEST_BROWSERS } from './scripts/build/browsers.ts';
import { finish } from './scripts/build/finish.ts';
import { reloadRendered } from './scripts/build/reload-rendered.ts';
import { STYLES } from './scripts/build/styles.ts';
import { fewerWarnings } from './scripts/build/warnings.ts';

/** Class names of CSS modules: their own, and a mark of their file. Pages, scripts and styles all carry them. */
function className(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const mark = createHash('sha256').update(path.replaceAll('\\', '/')).digest('base64url').slice(0, 3);
  return `${name}_${mark}`;
}

/**
 * The public site. `react-router build --config vite.host.config.ts` builds dist/host/client and dist/host/server.
 */
export default defineConfig({
  plugins: [reactRouter(), finish, fewerWarnings, reloadRendered],
  publicDir: false,
  css: {
    ...STYLES,
    modules: { generateScopedName: className },
  },
  environments: {
    // The policy of a page that is kept names the form's styles by their hashes: the same text on both sides.
    ssr: { build: { cssMinify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few files, with little that a page does not need: the libraries, the frame of every page, and the parts
              // that most pages show. The code that checks answers (zod, 6 KB) is only for the pages that do it.
              groups: [
                // The script of every page, in one file.
                { name: 'page', test: /[\\/]host[\\/]entry\.client/, priority: 4 },
                {
                  name: 'react',
                  test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
                  priority: 3,
                },
                {
                  name: 'frame',
                  test: /^\0|[\\/](host[\\/](root|frame|settings|entry|data|ui[\\/](notice|button))|widget[\\/](arrival|storage))/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'site',
                  test: /[\\/](host|contract(?![\\/]schemas)|art)[\\/]/,
                  minShareCount: 10,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    target: COMPILED_FOR,
    cssTarget: OLDEST_BROWSERS,
    // A strict content security policy does not allow data: URLs in styles.
    assetsInlineLimit: 0,
    // All styles are 74 KB, 14 KB as they are sent. One file for the whole visit is better than a dozen files that each
    // page has to wait for.
    cssCodeSplit: false,
  },
});
