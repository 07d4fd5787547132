import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/*
 * Bundles that partners build of libraries without a script for tags. The pages have put the name of the element, its
 * attributes and its place into global variables (demo/lab/groups/frameworks.ts).
 */

/** Its package.json has the libraries, which `npm run lab` installs. */
const LAB = join(import.meta.dirname, '..', '..', 'demo', 'lab', 'libraries');

const library = createRequire(join(LAB, 'package.json'));

const REACT_19 = `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(window.place).render(createElement(window.tag, window.attributes));`;

const SVELTE_5 = `import { mount } from 'svelte';
import Page from './page.svelte';
mount(Page, { target: window.place, props: { tag: window.tag, attributes: window.attributes } });`;

const SVELTE_PAGE = `<script>let { tag, attributes } = $props();</script>
<svelte:element this={tag} {...attributes}></svelte:element>`;

interface SvelteCompiler {
  compile(source: string, options: { generate: 'client' }): { js: { code: string } };
}

interface Tailwind {
  compile(
    styles: string,
    options: { loadStylesheet(): Promise<{ path: string; base: string; content: string }> },
  ): Promise<{ build(classes: string[]): string }>;
}

/** A build of one module and its imports. */
async function bundle(source: string): Promise<string> {
  const { compile } = library('svelte/compiler') as SvelteCompiler;
  const modules: Record<string, string> = {
    '/main.js': source,
    '/page.svelte': compile(SVELTE_PAGE, { generate: 'client' }).js.code,
  };
  const virtual: Plugin = {
    name: 'lab',
    enforce: 'pre',
    resolveId: (id) => {
      const path = `/${id.split('/').at(-1)}`;
      return path in modules ? path : undefined;
    },
    load: (id) => modules[id],
  };
  const output = await build({
    configFile: false,
    root: LAB,
    logLevel: 'error',
    plugins: [virtual],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: '/main.js', formats: ['es'] } },
  });
  const [{ output: chunks } = { output: [] }] = Array.isArray(output) ? output : [];
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk') throw new Error('The build has no script.');
  return chunk.code;
}

async function tailwind(): Promise<string> {
  const path = library.resolve('tailwindcss/index.css');
  const { compile } = library('tailwindcss') as Tailwind;
  const loadStylesheet = async () => ({ path, base: '', content: await readFile(path, 'utf8') });
  const { build: styles } = await compile('@import "tailwindcss";', { loadStylesheet });
  return styles(['p-4', 'text-lg']);
}

const BUNDLES: Readonly<Record<string, () => Promise<string>>> = {
  'react-19.js': () => bundle(REACT_19),
  'svelte-5.js': () => bundle(SVELTE_5),
  'tailwind.css': tailwind,
};

const bundles = new Map<string, Promise<string>>();

/** The text of a bundle, which is made once; undefined if there is none of this name. */
export function bundleOf(name: string): Promise<string> | undefined {
  const make = BUNDLES[name];
  if (make && !bundles.has(name)) bundles.set(name, make());
  return bundles.get(name);
}
