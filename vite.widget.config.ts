import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { TAG } from './contract/embed/element.ts';
import { DEFAULT_THEME } from './contract/embed/themes.ts';
import { PHONE_SCRIPT, TAGS_SCRIPT, TEASER_SCRIPT, WIDGET_PATH } from './contract/embed/widget-files.ts';
import { COMPILED_FOR, OLDEST_BROWSERS } from './scripts/build/browsers.ts';
import { finish } from './scripts/build/finish.ts';
import { forPages } from './scripts/build/for-pages.ts';
import { LIBRARIES, type Library } from './scripts/build/libraries.ts';
import { buildFolder } from './scripts/build/place.ts';
import { STYLES } from './scripts/build/styles.ts';
import { fewerWarnings } from './scripts/build/warnings.ts';
import { decoderAsFile, forBundlers } from './scripts/package/for-bundlers.ts';
import { PACKAGE_DIR, packageOrigin } from './scripts/package/place.ts';

const ROOT = import.meta.dirname;

/** The doctor is a file of its own, the same for every library. */
const DOCTOR_SOURCE = 'widget/doctor/doctor.ts';
const DOCTOR_FILE = 'doctor.js';

/** The files of the form that is built first, by their sources. */
const manifestOf = (library: Library) =>
  JSON.parse(readFileSync(`${ROOT}/${buildFolder()}/widget/.vite/${library}.json`, 'utf8'));

/** Components import styles, which are not needed to render their markup. */
const noStyles: Plugin = {
  name: 'appraisal-form:no-styles',
  enforce: 'pre',
  resolveId: (source) => (source.includes('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? `export default ''` : undefined),
};

/**
 * `virtual:first-paint`: the markup and the style of the first step. The components that later replace it render
 * this markup, so the painted step and the form are the same.
 */
function firstPaint(library: Library): Plugin {
  const id = 'virtual:first-paint';
  let built = false;
  const urlOf = (source: string) => (built ? manifestOf(library)[source].file : `/${source}`);
  return {
    name: 'appraisal-form:first-paint',
    configResolved: ({ command }) => {
      built = command === 'build';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return;
      const { module } = await runnerImport<typeof import('#widget/element/prerender.tsx')>(
        `${ROOT}/widget/element/prerender.tsx`,
        { configFile: false, root: ROOT, plugins: [noStyles] },
      );
      const { pieces, markups, chooser } = module.prerender(urlOf);
      return [
        `export const TAG = ${JSON.stringify(TAG)};`,
        `export const DEFAULT_THEME = ${JSON.stringify(DEFAULT_THEME)};`,
        `export const PIECES = ${JSON.stringify(pieces)};`,
        `export const CHOOSER = ${JSON.stringify(chooser)};`,
        `export const MARKUPS = ${JSON.stringify(markups)};`,
        `export { default as FIRST_PAINT_CSS } from '/widget/first-paint/first-paint.css?inline';`,
      ].join('\n');
    },
  };
}

/**
 * `virtual:parts`: the file of the form, whose name never changes, the files of the questions, without which a form
 * with goods cannot start, and the file of dark forms. The entry asks for each of them at once, with all that they
 * import.
 */
function parts(library: Library): Plugin {
  const id = 'virtual:parts';
  let built = false;
  const files = () => {
    if (!built)
      return {
        form: ['/widget/element/element.tsx'],
        questions: ['/widget/parts/item-questions/item-questions.tsx'],
        dark: ['/widget/first-paint/dark.ts'],
      };
    const manifest: Record<string, { name: string; file: string; imports?: string[] }> = manifestOf(library);
    const withImports = (name: string) => {
      const own = Object.values(manifest).filter((one) => one.name === name);
      // See ownHelpers: the manifest still names the file that they came from.
      const others = own
        .flatMap((one) => one.imports ?? [])
        .filter((key) => !key.includes('rolldown-runtime'));
      const imports = others.map((key) => manifest[key]);
      return [...own, ...imports].map((one) => `./${one?.file}`);
    };
    const first = withImports(LIBRARIES[library].form);
    return {
      form: first,
      questions: withImports('first').filter((file) => !first.includes(file)),
      dark: withImports('dark'),
    };
  };
  return {
    name: 'appraisal-form:parts',
    configResolved: ({ command }) => {
      built = command === 'build';
    },
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    load: (name) => {
      if (name !== `\0${id}`) return;
      const { form, questions, dark } = files();
      return [
        `export const FORM_FILES = ${JSON.stringify(form)};`,
        `export const QUESTIONS_FILES = ${JSON.stringify(questions)};`,
        `export const DARK_FILE = ${JSON.stringify(dark[0])};`,
      ].join('\n');
    },
  };
}

/**
 * The files of the form, by the moment at which a seller may need them. The bundler alone would make twenty. All that
 * runs at first is in one, so that later files share it.
 */
const FILES = [
  { name: 'form', tags: ['$initial' as const], priority: 9 },
  {
    name: 'first',
    test: /widget[\\/](parts[\\/](category-picker|dialog|item-questions|app[\\/]follow)|state[\\/]answers)\b/,
  },
  // Before the next one, which would take what both need.
  { name: 'seen', test: /widget[\\/]state[\\/]funnel\b/ },
  { name: 'finished', test: /widget[\\/]parts[\\/]item-tools\b/ },
  {
    name: 'goods',
    test: /widget[\\/](parts[\\/](answer-picker|picker|undo-notice|photos-field|app[\\/]stand-ground)|photos[\\/]look-at|api[\\/]api)\b/,
  },
  { name: 'several', test: /widget[\\/]parts[\\/](copy-picker|shared-photos)\b/ },
  { name: 'contact', test: /widget[\\/](parts[\\/]customer-step|sending[\\/]sender)\b/ },
];

const HELPER = /import \{ \w+ as __exportAll \} from "\.\/rolldown-runtime[^"]*";/;

/**
 * The bundler keeps the helper for `import()` in a file of its own, which a browser asks for only when a file that needs it
 * has come. So each of those files has the helper itself.
 */
const ownHelpers: Plugin = {
  name: 'appraisal-form:own-helpers',
  renderChunk: (code) =>
    HELPER.test(code)
      ? code.replace(
          HELPER,
          `const __exportAll = (all) => Object.defineProperties({}, Object.fromEntries(
            Object.keys(all).map((name) => [name, { get: all[name], enumerable: true }])));`,
        )
      : undefined,
};

/** Parts have no style sheets of their own to load beside them, so Vite's loader for those is left out (0.6 KB). */
const plainImports: Plugin = {
  name: 'appraisal-form:plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * The HEIC decoder, by far the largest file, is the same for every library. The builds after the first one refer to the
 * existing file.
 */
function sharedDecoder(): Plugin {
  const source = 'widget/photos/heic.ts';
  const mark = 'shared:heic';
  return {
    name: 'appraisal-form:shared-decoder',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/heic.ts') ? { id: mark, external: true } : undefined),
    renderChunk(code, chunk) {
      if (!code.includes(mark)) return;
      const path = posix.relative(posix.dirname(chunk.fileName), manifestOf('preact')[source].file);
      return code.replaceAll(mark, `./${path}`);
    },
  };
}

/** In the npm package the form is on other people's hosts, so it is told which one is ours. */
const ourHost: Plugin = {
  name: 'appraisal-form:our-host',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/widget/base/script-origin.ts')) return;
    return [
      `export const SCRIPT_ORIGIN = ${JSON.stringify(packageOrigin())};`,
      `export const SCRIPT_FOLDER = ${JSON.stringify(packageOrigin() + WIDGET_PATH)};`,
    ].join('\n');
  },
};

/** Vite writes a name of its own into modules, and would write it a second time when a partner builds the package. */
const renamed: Plugin = {
  name: 'appraisal-form:renamed',
  renderChunk: (code) => ({ code: code.replaceAll('__vitePreload', 'loadPart'), map: null }),
};

/** The React component is apart from the form, which is on Preact. */
const besideIndex: Plugin = {
  name: 'appraisal-form:beside-index',
  enforce: 'pre',
  resolveId: (id) => (id === './index.ts' ? { id: './index.js', external: true } : undefined),
};

/** The form refers to the doctor, which has a build of its own. */
const doctorApart: Plugin = {
  name: 'appraisal-form:doctor-apart',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/doctor/doctor.ts') ? { id: `./${DOCTOR_FILE}`, external: true } : undefined,
};

/** Classic scripts beside the form, each one file without imports. */
const SCRIPTS = {
  teaser: { entry: 'widget/teaser/teaser.ts', fileName: TEASER_SCRIPT.replace('.js', '') },
  tags: { entry: 'widget/around/tags.ts', fileName: TAGS_SCRIPT.replace('.js', '') },
};

/**
 * The builds (scripts/build.ts):
 * - `preact` and `react`: the form and its lazy parts, whose file names change with the content;
 * - `doctor`: tells partners what is wrong with a form; a single file;
 * - `preact-entry` and `react-entry`: the script that pages embed; a single file without imports;
 * - `teaser` and `tags`: the scripts of a teaser and of the template for tag managers, in the same way;
 * - `around-…`: scripts that stand around the form (contract/embed/widget-files.ts), each in one file;
 * - `languages-…`: the words of the form in another language, each in one file;
 * - `phone`: the page that makes a phone the camera of a form, a script and its style;
 * - `demo`: the QA page and the plain pages.
 *
 * Two more for the npm package (scripts/package.ts): `npm`, the form as modules, and `npm-react`, the component for
 * React.
 */
export default defineConfig(({ mode }) => {
  const [library, kind = ''] = mode.split('-') as [
    Library | 'around' | 'languages' | keyof typeof SCRIPTS | 'phone' | 'demo',
    string | undefined,
  ];
  const linked = library in LIBRARIES ? (library as Library) : 'preact';
  const { entry, form, alias } = LIBRARIES[linked];
  const common = {
    root: ROOT,
    plugins: [react(), firstPaint(linked), parts(linked), forPages, fewerWarnings],
    base: './',
    publicDir: false as const,
    css: STYLES,
    resolve: { alias },
  };
  /** Builds for browsers. */
  const finished = { ...common, plugins: [...common.plugins, finish] };
  const compiled = { target: COMPILED_FOR, cssTarget: OLDEST_BROWSERS };
  if (library === 'around' || library === 'languages') {
    return {
      ...finished,
      build: {
        ...compiled,
        outDir: `${buildFolder()}/widget`,
        emptyOutDir: false,
        lib: { entry: `widget/${library}/${kind}.ts`, formats: ['es' as const], fileName: kind },
        rolldownOptions: { output: { minify: true } },
      },
    };
  }
  if (kind === 'entry' || library === 'teaser' || library === 'tags') {
    const script =
      library === 'teaser' || library === 'tags'
        ? SCRIPTS[library]
        : { entry: 'widget/appraisal-form.ts', fileName: entry };
    return {
      ...finished,
      build: {
        ...compiled,
        outDir: `${buildFolder()}/widget`,
        emptyOutDir: false,
        // Built as a library, because the build of a page would add a loader that only works in modules.
        lib: { ...script, formats: ['es' as const] },
        rolldownOptions: {
          output: {
            // Vite keeps the spaces of libraries. This one is a script.
            minify: true,
            // Names at the top level of a classic script would become globals of the page.
            banner: (chunk) => (chunk.isEntry ? '(()=>{' : ''),
            footer: (chunk) => (chunk.isEntry ? '})();' : ''),
          },
        },
      },
    };
  }
  if (library in LIBRARIES) {
    return {
      ...finished,
      plugins: [
        ...finished.plugins,
        plainImports,
        ownHelpers,
        doctorApart,
        ...(library === 'react' ? [sharedDecoder()] : []),
      ],
      build: {
        ...compiled,
        outDir: `${buildFolder()}/widget`,
        emptyOutDir: library === 'preact',
        manifest: `.vite/${library}.json`,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { [form]: 'widget/element/element.tsx' },
          output: { entryFileNames: '[name].js', codeSplitting: { groups: FILES } },
          preserveEntrySignatures: false,
        },
      },
    };
  }
  if (mode === 'npm') {
    return {
      ...common,
      plugins: [ourHost, decoderAsFile, ...common.plugins, plainImports, renamed, forBundlers],
      build: {
        // The partner's bundler compiles it again.
        target: OLDEST_BROWSERS,
        outDir: PACKAGE_DIR,
        emptyOutDir: true,
        modulePreload: false,
        assetsInlineLimit: 0,
        // The partner's bundler minifies it; the names stay, for who looks into it.
        minify: false,
        cssMinify: true,
        rolldownOptions: {
          input: { index: 'widget/npm/index.ts' },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'form/[name].js',
            assetFileNames: 'form/[name][extname]',
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
          preserveEntrySignatures: 'strict',
        },
      },
    };
  }
  if (mode === 'doctor') {
    return {
      ...finished,
      build: {
        ...compiled,
        outDir: `${buildFolder()}/widget`,
        emptyOutDir: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: DOCTOR_SOURCE,
          output: { entryFileNames: DOCTOR_FILE },
          preserveEntrySignatures: 'exports-only' as const,
        },
      },
    };
  }
  if (mode === 'phone') {
    return {
      ...finished,
      plugins: [...finished.plugins, plainImports, sharedDecoder()],
      build: {
        ...compiled,
        outDir: `${buildFolder()}/widget`,
        emptyOutDir: false,
        modulePreload: false,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'widget/phone/phone.ts',
          output: { entryFileNames: PHONE_SCRIPT },
          preserveEntrySignatures: false as const,
        },
      },
    };
  }
  if (mode === 'npm-react') {
    return {
      ...common,
      plugins: [besideIndex, fewerWarnings],
      resolve: {},
      build: {
        // The partner's bundler compiles it again.
        target: OLDEST_BROWSERS,
        outDir: PACKAGE_DIR,
        emptyOutDir: false,
        minify: false,
        lib: { entry: 'widget/npm/react.ts', formats: ['es' as const], fileName: 'react' },
        rolldownOptions: { external: ['react'], output: { banner: "'use client';" } },
      },
    };
  }
  return {
    ...common,
    root: `${ROOT}/demo`,
    base: '/demo/',
    resolve: {},
    build: {
      ...compiled,
      outDir: `${ROOT}/${buildFolder()}/demo`,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Its pages show each state of each part at once.
        checks: { ineffectiveDynamicImport: false },
        // Libraries of the lab have pages of their own.
        input: globSync('demo/**/*.html', { cwd: ROOT, exclude: ['demo/lab/**'] }).map(
          (file) => `${ROOT}/${file}`,
        ),
      },
    },
  };
});
