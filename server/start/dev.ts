import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import {
  AROUND,
  ENTRY,
  LANGUAGE_FILES,
  TAGS_SCRIPT,
  TEASER_SCRIPT,
  WIDGET_PATH,
} from '#contract/embed/widget-files.ts';
import type { Config } from '../base/config.ts';
import { COMMON_HEADERS } from '../base/http/security-headers.ts';
import { servePages } from '../site/mount-site.ts';
import type { PagesOptions, SiteBuild } from '../site/site-build.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The folders that browsers may read. The repository may also contain sellers' data. */
const SERVED = ['contract', 'widget', 'demo', 'host', 'art', 'node_modules'].map((folder) =>
  join(ROOT, folder),
);

/** URLs of modules. The development server of the form and the demo answers them. */
const MODULES = ['/widget/*', '/contract/*', '/art/*', '/node_modules/*', '/@*'];

/** A page in development loads hundreds of files. A log line for each would hide the important ones. */
const QUIET = { logLevel: 'warn' } as const;

/**
 * Takes the place of the built script. The preamble must run before any React module, and the entry cannot import it,
 * since partners do not load it.
 */
const ENTRY_SOURCE = `import('/@id/@vitejs/plugin-react/preamble').then(() => import('/widget/appraisal-form.ts'));\n`;

/** Scripts beside the form that the entry asks for by their names, and where they are. */
const BESIDE = [
  ...AROUND.map((name) => [name, 'around'] as const),
  ...LANGUAGE_FILES.map((name) => [name, 'languages'] as const),
  ['doctor', 'doctor'] as const,
  ['phone', 'phone'] as const,
];

async function createVite(app: FastifyInstance): Promise<ViteDevServer> {
  // Imported here because a server without --dev does not need it.
  const { createServer } = await import('vite');
  return createServer({
    configFile: join(ROOT, 'vite.widget.config.ts'),
    // The other loaders write a temporary file, and `node --watch` would restart the server each time.
    configLoader: 'native',
    mode: 'demo',
    root: ROOT,
    base: '/',
    appType: 'custom',
    clearScreen: false,
    cacheDir: join(ROOT, 'node_modules', '.vite'),
    optimizeDeps: { entries: ['widget/appraisal-form.ts', 'demo/*.ts', 'demo/plain/*.ts'] },
    server: {
      middlewareMode: true,
      ws: { server: app.server },
      fs: { allow: SERVED },
    },
  });
}

/** Passes a request to Vite. A file that Vite does not know is not found. */
function passOn(vite: ViteDevServer, request: FastifyRequest, reply: FastifyReply): void {
  vite.middlewares(request.raw, reply.raw, () => reply.callNotFound());
}

async function sendPage(vite: ViteDevServer, reply: FastifyReply, path: string): Promise<FastifyReply> {
  const html = await readFile(join(ROOT, path), 'utf8');
  const page = await vite.transformIndexHtml(`/${path}`, html);
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
}

/** The path of the demo's page for a URL, from the root of the repository, or undefined. */
function pageOf(rest: string): string | undefined {
  const path = rest === '' || rest.endsWith('/') ? `${rest}index.html` : rest;
  const isPage = /^[\w/-]+\.html$/.test(path) && existsSync(join(ROOT, 'demo', path));
  return isPage ? `demo/${path}` : undefined;
}

/** Where the site's development server serves its modules. The other development server has the rest. */
const SITE_BASE = '/~site/';

/** The site with hot reload. Its pages have no content security policy here either. */
async function mountSite(
  app: FastifyInstance,
  config: Config,
  pages: Pick<PagesOptions, 'release' | 'visitors'>,
): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(ROOT, 'vite.host.config.ts'),
    configLoader: 'native',
    root: ROOT,
    base: SITE_BASE,
    appType: 'custom',
    clearScreen: false,
    cacheDir: join(ROOT, 'node_modules', '.vite-site'),
    server: { middlewareMode: true, ws: { server: app.server, path: 'ws' }, fs: { allow: SERVED } },
  });
  app.addHook('onClose', () => vite.close());
  app.get(`${SITE_BASE}*`, QUIET, (request, reply) => passOn(vite, request, reply));
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<SiteBuild>;
  await servePages(app, config.site, { build, mode: 'development', headers: () => COMMON_HEADERS, ...pages });
}

function mountDemo(app: FastifyInstance, vite: ViteDevServer): void {
  app.get('/demo', (_request, reply) => reply.redirect('/demo/'));
  app.get<{ Params: { '*': string } }>('/demo/*', QUIET, (request, reply) => {
    const page = pageOf(request.params['*']);
    return page ? sendPage(vite, reply, page) : passOn(vite, request, reply);
  });
}

/**
 * `npm run dev`: serves the sources of widget, demo and site instead of the built folders, with hot reload. Pages have
 * no content security policy here, since Vite adds inline styles and its client.
 */
export async function mountSources(
  app: FastifyInstance,
  config: Config,
  pages: Pick<PagesOptions, 'release' | 'visitors'>,
): Promise<void> {
  const vite = await createVite(app);
  app.addHook('onClose', () => vite.close());
  app.get(WIDGET_PATH + ENTRY, QUIET, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(ENTRY_SOURCE),
  );
  app.get(WIDGET_PATH + TEASER_SCRIPT, QUIET, (_request, reply) =>
    reply.type('text/javascript').send(`import('/widget/teaser/teaser.ts');\n`),
  );
  app.get(WIDGET_PATH + TAGS_SCRIPT, QUIET, (_request, reply) =>
    reply.type('text/javascript').send(`import('/widget/around/tags.ts');\n`),
  );
  for (const [name, folder] of BESIDE)
    app.get(`${WIDGET_PATH}${name}.js`, QUIET, (_request, reply) =>
      reply.type('text/javascript').send(`export * from '/widget/${folder}/${name}.ts';\n`),
    );
  if (config.demo) mountDemo(app, vite);
  for (const place of MODULES) app.get(place, QUIET, (request, reply) => passOn(vite, request, reply));
  await mountSite(app, config, pages);
}
