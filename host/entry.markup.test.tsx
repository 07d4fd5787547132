import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import {
  Await,
  createRequestHandler,
  type EntryContext,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { expect, test } from 'vitest';
import { NO_CONTENT } from '#contract/site/site-content.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import { holdModules } from './frame/page-script/hold-modules.ts';
import * as root from './root.tsx';
import { loadContext } from './settings/context.ts';

/*
 * `holdModules` finds the router's tags by patterns. These tests render a page with the installed version of React
 * Router and list every tag that could matter. When one fails after an upgrade, the router writes other tags than the
 * patterns expect: check their purpose before you change the lists.
 */

const NONCE = 'bm9uY2U=';
const ORIGIN = 'https://site.example';

/** A page that is answered at once, and a part of it that streams in afterwards. */
const page = {
  loader: () => ({ late: new Promise((resolve) => setTimeout(resolve, 10, 'late part')) }),
  default: function Page() {
    const { late } = useLoaderData<{ late: Promise<string> }>();
    return (
      <main>
        <Await resolve={late}>{(part) => <p>{part}</p>}</Await>
      </main>
    );
  },
};

const asset = (id: string, parentId?: string) => ({
  id,
  parentId,
  path: parentId ? undefined : '',
  index: parentId ? true : undefined,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  css: ['/assets/style.css'],
});

type Render = (context: EntryContext, url: string) => Promise<string>;

function buildWith(render: Render, isLive: boolean): ServerBuild {
  const module = {
    default: async (request: Request, status: number, headers: Headers, context: EntryContext) => {
      headers.set('content-type', 'text/html');
      return new Response(await render(context, request.url), { status, headers });
    },
  };
  const routes = {
    root: { id: 'root', path: '', module: root },
    page: { id: 'page', parentId: 'root', index: true, module: { ...page, handle: { live: isLive } } },
  };
  const assets = {
    entry: { module: '/assets/entry.js', imports: ['/assets/react.js'] },
    routes: { root: asset('root'), page: asset('page', 'root') },
    url: '/assets/manifest.js',
    version: '1',
  };
  return {
    entry: { module },
    routes,
    assets,
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

async function renderPage({ isLive, isHeld = true }: { isLive: boolean; isHeld?: boolean }): Promise<string> {
  const render: Render = (context, url) => {
    const router = <ServerRouter context={context} url={url} nonce={NONCE} />;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const { pipe } = renderToPipeableStream(router, {
      nonce: NONCE,
      onShellReady: () => resolve(text(pipe(isHeld ? holdModules() : new PassThrough()))),
      onShellError: reject,
    });
    return promise;
  };
  const settings = { productName: 'タカクラベ', siteUrl: ORIGIN } as SiteSettings;
  const release = () => Promise.reject(new Error('no page of this test asks'));
  const site = {
    settings,
    content: NO_CONTENT,
    api: '',
    contentApi: '',
    visitor: {},
    desk: undefined,
    link: undefined,
    release,
    leastFillMs: 0,
    patienceMs: 0,
  };
  const context = loadContext({ ...site, nonce: NONCE });
  const response = await createRequestHandler(buildWith(render, isLive), 'production')(
    new Request(`${ORIGIN}/`),
    context,
  );
  expect(response.status).toBe(200);
  return response.text();
}

/** Every script with the start of its code, and every link that loads a script. */
const tagsOf = (html: string) =>
  [...html.matchAll(/<link rel="(?:modulepreload|held)"[^>]*>|<script\b[^>]*>[^<]{0,24}/g)].map(([tag]) =>
    tag.replaceAll(NONCE, 'N'),
  );

const linksAs = (rel: string) =>
  ['entry', 'react', 'root', 'shared', 'page'].map(
    (name) => `<link rel="${rel}" href="/assets/${name}.js" nonce="N"/>`,
  );
const PRESSES = '<script>(() => {\n  window.earlyP';
const NEXT_PAGES = '<script type="speculationrules">{"prefetch":[{"where":{"';
const ROUTER_DATA = '<script nonce="N">window.__reactRouterCont';
const PAGE_SCRIPT = '<script>(() => {\n  let started =';
/** React's own scripts, which put streamed parts into place. */
const REACT_LOADS = '<script nonce="N" id="_R_">requestAnimationFrame(fu';
const REACT_STREAMS = '<script nonce="N">$RB=[];$RV=function(a){$';
const REACT_PLACES = '<script nonce="N">$RC("B:1","S:1")';

const tagsWith = (links: readonly string[], module: string) => [
  ...links,
  PRESSES,
  NEXT_PAGES,
  ROUTER_DATA,
  `<script nonce="N" ${module}>;\nimport * as route0 fro`,
  PAGE_SCRIPT,
  ROUTER_DATA,
  REACT_LOADS,
  ROUTER_DATA,
  REACT_STREAMS,
  ROUTER_DATA,
  REACT_PLACES,
];

test('the installed React Router preloads its modules in the head and starts them with one script', async () => {
  const tags = tagsWith(linksAs('modulepreload'), 'type="module" async=""');
  expect(tagsOf(await renderPage({ isLive: true, isHeld: false }))).toEqual(tags);
});

test('a page that React may take over loads none of its modules', async () => {
  expect(tagsOf(await renderPage({ isLive: true }))).toEqual(tagsWith(linksAs('held'), 'type="held"'));
});

test('any other page has neither modules nor their data', async () => {
  const html = await renderPage({ isLive: false });
  expect(tagsOf(html)).toEqual([PRESSES, NEXT_PAGES, PAGE_SCRIPT]);
  expect(html).toContain('late part');
});

test('the rest of the page is unchanged', async () => {
  const original = await renderPage({ isLive: true, isHeld: false });
  const heldMarkup = await renderPage({ isLive: true });
  const wokenMarkup = heldMarkup
    .replaceAll('rel="held"', 'rel="modulepreload"')
    .replace(' type="held"', ' type="module" async=""')
    .replace(';dispatchEvent(new Event("site:modules-ran"))', '');
  expect(wokenMarkup).toBe(original);
});
