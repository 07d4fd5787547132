import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { preloadLines } from '#contract/embed/snippet.ts';
import { CATEGORIES } from '#contract/goods/categories.ts';
import { Compressor } from '../scripts/build/compress.ts';

const ROOT = join(import.meta.dirname, '..');
/** A project of its own, so that nobody else installs the packages of others. */
const SOURCES = join(ROOT, 'bench', 'peers');
const INSTALLED = join(SOURCES, 'node_modules', '.installed.json');
const SNIPPET_PAGE = join(ROOT, 'dist', 'demo', 'plain', 'product.html');

/** The probe serves it at this address. */
const BUILT = join('dist', 'peers');
export const PEERS_PATH = '/bench/peers/';

const QUESTION = '商品カテゴリ';
const LABELS = Object.values(CATEGORIES).map(({ label }) => label);

/** The pages with a form of somebody else. Each is a script of bench/peers/, and a tag in the page. */
export const PEERS = {
  formbricks: { packages: ['@formbricks/surveys'], tag: '<div id="form"></div>' },
  surveyjs: { packages: ['survey-core', 'survey-js-ui'], tag: '<div id="form"></div>' },
  formio: { packages: ['@formio/js'], tag: '<div id="form"></div>' },
  typebot: {
    packages: ['@typebot.io/js'],
    tag: '<typebot-standard style="display: block; width: 100%; height: 600px"></typebot-standard>',
  },
} as const satisfies Record<string, { packages: readonly string[]; tag: string }>;

export type PeerName = keyof typeof PEERS;

/** The packages of a peer with their versions. */
export function packagesOf(peer: PeerName): string {
  const { dependencies } = JSON.parse(readFileSync(join(SOURCES, 'package.json'), 'utf8'));
  return PEERS[peer].packages.map((name) => `${name} ${dependencies[name]}`).join(', ');
}

/** Installs the packages of the lock file, unless they are there. */
async function install(): Promise<void> {
  const lock = readFileSync(join(SOURCES, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return;
  // Windows cannot start `npm` without a shell, but the npm that started this.
  const { npm_execpath: npm } = process.env;
  const [command, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...before, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)(command, args, { cwd: SOURCES });
  writeFileSync(INSTALLED, lock);
}

/** Bundles a script of bench/peers/ as a partner would. @returns the tags that load it */
async function bundle(name: string): Promise<{ script: string; styles: string }> {
  const base = `${PEERS_PATH}${name}/`;
  await build({
    configFile: false,
    root: SOURCES,
    base,
    logLevel: 'error',
    define: {
      // Form.io expects it.
      global: 'globalThis',
      'import.meta.env.QUESTION': JSON.stringify(QUESTION),
      'import.meta.env.CATEGORIES': JSON.stringify(LABELS),
    },
    build: {
      outDir: join(ROOT, BUILT, name),
      emptyOutDir: true,
      manifest: 'manifest.json',
      modulePreload: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: { input: `${name}.js` },
    },
  });
  const manifest = JSON.parse(readFileSync(join(ROOT, BUILT, name, 'manifest.json'), 'utf8'));
  const { file, css = [] }: { file: string; css?: string[] } = manifest[`${name}.js`];
  return {
    script: `<script type="module" src="${base}${file}"></script>`,
    styles: css.map((path) => `<link rel="stylesheet" href="${base}${path}">`).join(''),
  };
}

const SCRIPT = /<script\b[^>]*><\/script>/;
const ELEMENT = /<appraisal-form><\/appraisal-form>/;

/** Writes a page that is the one with our snippet, except for these tags. */
function writePage(name: string, tags: { head?: string; script?: string; element?: string }): void {
  const html = readFileSync(SNIPPET_PAGE, 'utf8');
  const page = html
    .replace('</head>', `${tags.head ?? ''}</head>`)
    .replace(SCRIPT, (ours) => tags.script ?? ours)
    .replace(ELEMENT, (ours) => tags.element ?? ours);
  mkdirSync(join(ROOT, BUILT, name), { recursive: true });
  writeFileSync(join(ROOT, BUILT, name, 'index.html'), page);
}

/** The first answer of Typebot's server, whose code draws what a server says. */
function writeChat(): void {
  const id = 'category';
  const font = { type: 'Custom', family: 'sans-serif' };
  const reply = {
    sessionId: 'session',
    typebot: {
      id: 'appraisal',
      version: '6',
      theme: { general: { font, background: { type: 'None' } } },
      settings: { general: { isBrandingEnabled: false }, typingEmulation: { enabled: false } },
    },
    messages: [
      {
        id: 'question',
        type: 'text',
        content: { type: 'richText', richText: [{ type: 'p', children: [{ text: QUESTION }] }] },
      },
    ],
    input: {
      id,
      type: 'choice input',
      items: LABELS.map((content) => ({ id: content, blockId: id, content })),
    },
  };
  const folder = join(ROOT, BUILT, 'typebot/api/v1/typebots/appraisal');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'startChat.json'), JSON.stringify(reply));
}

/** The beginning of an error, or of what a program said before it failed. */
function messageOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).trim().split('\n').slice(0, 2).join(' ');
}

/**
 * Builds the pages that are compared: ours with two lines and with all, a bare script tag, and those of others.
 * @returns for each peer that could not be installed or built, the reason
 */
export async function buildPeerPages(): Promise<Map<PeerName, string>> {
  const missing = new Map<PeerName, string>();
  rmSync(join(ROOT, BUILT), { recursive: true, force: true });
  writePage('two-lines', {});
  writePage('three-lines', { head: preloadLines('') });
  const bare = await bundle('bare');
  writePage('bare', { script: bare.script.replace('<script', '<script async') });
  const failure = await install().then(
    () => '',
    (error: unknown) => `could not be installed: ${messageOf(error)}`,
  );
  for (const [name, { tag }] of Object.entries(PEERS) as [PeerName, (typeof PEERS)[PeerName]][]) {
    try {
      if (failure) throw new Error(failure);
      const { script, styles } = await bundle(name);
      writePage(name, { head: styles, script, element: tag });
    } catch (error) {
      missing.set(name, messageOf(error));
    }
  }
  if (!missing.has('typebot')) writeChat();
  await new Compressor(ROOT).folder(BUILT);
  return missing;
}
