import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { TAG } from './contract/element.ts';
import { DEFAULT_THEME } from './contract/themes.ts';
import { OLDEST_BROWSERS } from './scripts/build/browsers.ts';
import { writePalette } from './scripts/build/palette.ts';

const ROOT = import.meta.dirname;

/**
 * `virtual:first-paint`: the markup and the style of the first step. The components that later replace it render
 * this markup, so the painted step and the form are the same.
 */
function firstPaint(): Plugin {
  const id = 'virtual:first-paint';
  return {
    name: 'appraisal-form:first-paint',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return;
      const { module } = await runnerImport<typeof import('./widget/first-paint/prerender.tsx')>(
        `${ROOT}/widget/first-paint/prerender.tsx`,
        { configFile: false, root: ROOT },
      );
      const { tokens, markups } = module.prerender();
      return [
        `export const TAG = ${JSON.stringify(TAG)};`,
        `export const DEFAULT_THEME = ${JSON.stringify(DEFAULT_THEME)};`,
        `export const TOKENS = ${JSON.stringify(tokens)};`,
        `export const MARKUPS = ${JSON.stringify(markups)};`,
        `export { default as FIRST_PAINT_CSS } from '/widget/first-paint/first-paint.css?inline';`,
      ].join('\n');
    },
  };
}

/** `virtual:parts`: the URLs of the files that the entry loads. The name of a built file changes with its content. */
function parts(): Plugin {
  const id = 'virtual:parts';
  const sources = { FORM_URL: 'widget/element.tsx' };
  let built = false;
  const urlOf = (source: string) => {
    if (!built) return `/${source}`;
    const manifest = JSON.parse(readFileSync(`${ROOT}/dist/widget/.vite/manifest.json`, 'utf8'));
    return `./${manifest[source].file}`;
  };
  return {
    name: 'appraisal-form:parts',
    configResolved: ({ command }) => {
      built = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      return Object.entries(sources)
        .map(([name, path]) => `export const ${name} = ${JSON.stringify(urlOf(path))};`)
        .join('\n');
    },
  };
}

/**
 * Three builds, in this order (scripts/build.ts):
 * - `app`: the form and its lazy parts; file names change with the content;
 * - `entry`: the script that pages embed; a single file without imports, whose name never changes;
 * - `demo`: the QA page and the plain pages.
 */
export default defineConfig(({ mode }) => {
  const common = {
    root: ROOT,
    plugins: [react(), firstPaint(), parts()],
    base: './',
    publicDir: false as const,
    css: { postcss: { plugins: [writePalette] } },
  };
  const target = OLDEST_BROWSERS;
  if (mode === 'app') {
    return {
      ...common,
      build: {
        target,
        outDir: 'dist/widget',
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { element: 'widget/element.tsx' },
          preserveEntrySignatures: false,
          // libheif imports Node modules only when it runs on Node.
          onLog: (level, log, handler) => {
            if (!/externalized for browser.*libheif/.test(log.message)) handler(level, log);
          },
        },
      },
    };
  }
  if (mode === 'entry') {
    return {
      ...common,
      build: {
        target,
        outDir: 'dist/widget',
        emptyOutDir: false,
        // Built as a library, because the build of a page would add a loader that only works in modules.
        lib: { entry: 'widget/appraisal-form.ts', formats: ['es' as const], fileName: 'appraisal-form' },
        minify: 'oxc' as const,
        rolldownOptions: {
          output: {
            // Names at the top level of a classic script would become globals of the page.
            banner: (chunk) => (chunk.isEntry ? '(()=>{' : ''),
            footer: (chunk) => (chunk.isEntry ? '})();' : ''),
          },
        },
      },
    };
  }
  return {
    ...common,
    root: `${ROOT}/demo`,
    base: '/demo/',
    build: {
      target,
      outDir: `${ROOT}/dist/demo`,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: globSync('demo/**/*.html', { cwd: ROOT }).map((file) => `${ROOT}/${file}`) },
    },
  };
});
