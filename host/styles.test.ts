import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';

const HOST = import.meta.dirname;
const read = (path: string) => readFileSync(join(HOST, path), 'utf8');

/** Styles of the whole page: the reset, the design's numbers, and the HTML of editors. */
const GLOBAL = [
  'frame/styles/base.css',
  'frame/styles/print.css',
  'frame/styles/site.css',
  'frame/styles/tokens.css',
  'pages/column/article/article-body.css',
  'pages/column/article/wordpress-blocks.css',
];

/** The classes that a module defines; names of libraries stand in `:global()`. */
function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\//gs, '').replace(/:global\([^)]*\)/g, '');
  const withoutValues = selectors.replace(/\{[^{}]*\}/g, '{}');
  return new Set([...withoutValues.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name as string));
}

interface Import {
  file: string;
  name: string;
  module: string;
}

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

function importsOf(file: string): Import[] {
  return [...read(file).matchAll(IMPORT)].map(([, name = '', path = '']) => {
    const target = path.startsWith('#host/') ? path.slice(6) : posix.join(posix.dirname(file), path);
    return { file, name, module: target };
  });
}

const list = (pattern: string) => globSync(pattern, { cwd: HOST }).map((path) => path.replaceAll('\\', '/'));
const modules = list('**/*.module.css');
const imports = list('**/*.{ts,tsx}').flatMap(importsOf);

test('styles are modules, except those of the whole page', () => {
  const others = list('**/*.css').filter((path) => !path.endsWith('.module.css'));
  expect(others.sort()).toEqual(GLOBAL);
});

test('a module is imported within its room; only what forms look like is shared', () => {
  const crossing = list('**/*.{ts,tsx}').filter((file) =>
    /from '#host\/(?!ui\/form\/)[^']+\.module\.css'/.test(read(file)),
  );
  expect(crossing).toEqual([]);
});

test.each(modules)('%s defines what is used of it, and nothing else', (module) => {
  const classes = classesIn(read(module));
  const users = imports.filter((one) => one.module === module);
  const usedNames = users.flatMap(({ file, name }) => {
    expect(read(file), `${file}: names of classes are written out`).not.toMatch(new RegExp(`\\b${name}\\[`));
    return [...read(file).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(
      ([, local]) => local as string,
    );
  });
  expect([...new Set(usedNames)].sort()).toEqual([...classes].sort());
});

/** Names of a library, of the whole page, and of editors' HTML. */
const WRITTEN_OUT = [
  'swiper',
  'swiper-wrapper',
  'swiper-slide',
  'visually-hidden',
  'not-printed',
  'phrases',
  'article-body',
];

test('classes that no module defines are written out only where they are global', () => {
  const classNames = list('**/*.tsx').flatMap((file) =>
    [...read(file).matchAll(/className(?:=|: )\{?['"`]([^'"`]+)['"`]/g)].map(([, name]) => name as string),
  );
  expect(classNames.filter((name) => !WRITTEN_OUT.includes(name))).toEqual([]);
});

/** Outside stylesheets, phones read two colours as texts. */
test.each([
  ['the colour around the page', 'root.tsx', /"theme-color" content="(#\w+)"/, 'ink'],
  ['the colour around the installed page', 'frame/web-manifest.ts', /theme_color: '(#\w+)'/, 'ink'],
  ['the colour while it opens', 'frame/web-manifest.ts', /background_color: '(#\w+)'/, 'ivory'],
])('%s is the palette’s', (_what, file, pattern, name) => {
  const palette = read('../contract/base/palette.css');
  const channels = new RegExp(`--palette-${name}-rgb: ([\\d ]+);`).exec(palette)?.[1] ?? '';
  const hex = channels.split(' ').map((number) => Number(number).toString(16).padStart(2, '0'));
  expect(pattern.exec(read(file))?.[1]?.toLowerCase()).toBe(`#${hex.join('')}`);
});

/** The letters of drawings, the status of an error, and the first letter that an editor sets large. */
const OWN_SIZES = [
  'ui/shop-logo/shop-logo.module.css',
  'frame/error-screen.module.css',
  'frame/styles/tokens.css',
];
const DROP_CAP = '3.4em';

test('sizes of text are those of the scale', () => {
  const others = list('**/*.css')
    .filter((path) => !OWN_SIZES.includes(path))
    .flatMap((path) => [...read(path).matchAll(/font(?:-size)?:[^;]*?[\s(]([\d.]+(?:px|r?em|vw|%))/g)])
    .map(([, size]) => size);
  expect(others.filter((size) => size !== DROP_CAP)).toEqual([]);
});

test('colours are named, not written out', () => {
  const paths = list('**/*.css').filter((path) => /#[0-9a-f]{3,8}\b|rgb\(\d/i.test(read(path)));
  expect(paths).toEqual([]);
});
