import type { FastifyInstance } from 'fastify';
import {
  type ActionFunction,
  createRequestHandler,
  isRouteErrorResponse,
  type LoaderFunction,
  RouterContextProvider,
} from 'react-router';
import type { Config } from '#server/base/config.ts';
import { Refusal } from '#server/base/errors.ts';
import type { AskDesk } from '#server/desk/desk-door.ts';
import type { AskLink } from '#server/quotes/link-door.ts';
import { Contents } from '#server/site/contents.ts';
import { servePages } from '#server/site/mount-site.ts';
import type { SiteBuild } from '#server/site/site-build.ts';
import { siteHeaders } from '#server/site/site-headers.ts';

const { status, code, message, details } = new Refusal('not_signed_in');
/** The desks, where nobody is signed in. */
const nobody: AskDesk & AskLink = async () => ({ refusal: { status, code, message, details } });

/** The exports of a page of a small site. */
interface SmallPage {
  loader?: LoaderFunction;
  action?: ActionFunction;
}

const KEY = /^\/(requests|leads)\//;
const DOOR = /^\/desk\/(enter|first)\//;

const privacyOf = (path: string) => (KEY.test(path) ? 'key' : DOOR.test(path) ? 'door' : undefined);

/**
 * A site of a few pages in the shape of the build of host/, which these tests do not have. Its router is the real one.
 * Pages without a query are kept for all visitors, except those behind links.
 */
function smallSite(pages: Readonly<Record<string, SmallPage>>): SiteBuild {
  const routes = Object.entries(pages).map(([path, page], index) => {
    const module = { ...page, default: () => null };
    return [`page-${index}`, { id: `page-${index}`, path, module }] as const;
  });
  return {
    entry: {
      module: {
        default: (_request, status, headers) => {
          headers.set('content-type', 'text/html; charset=utf-8');
          return new Response('<!doctype html><title>a page</title>', { status, headers });
        },
        handleError: (error, { request }) => {
          if (!request.signal.aborted && !isRouteErrorResponse(error)) console.error(error);
        },
        createRequestHandler,
        loadContext: () => new RouterContextProvider(),
        FORM_STYLES: [],
        contentsOfPage: (_build, path) => (privacyOf(path) ? undefined : []),
        privacyOf: (_build, path) => privacyOf(path),
        visitorNeeds: (_build, path) => (KEY.test(path) ? { needs: 'token', token: path.split('/')[2] } : {}),
        deskSessionIn: async () => undefined,
        watched: async (make) => ({ page: await make(), isWhole: true, isOutage: false }),
      },
    },
    routes: Object.fromEntries(routes),
    assets: { version: '', url: '', entry: { module: '', imports: [] }, routes: {} },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

/** Mounts a small site, as the server mounts the real one. */
export function mountSmallSite(pages: Readonly<Record<string, SmallPage>>, { site }: Pick<Config, 'site'>) {
  const build = smallSite(pages);
  return (app: FastifyInstance): Promise<void> =>
    servePages(app, site, {
      build: async () => build,
      mode: 'production',
      headers: siteHeaders,
      release: () => Promise.reject(new Error('there is no form here')),
      contents: new Contents(),
      // Nobody has a session or a link.
      visitors: { isSession: async () => false, isToken: () => false, desk: nobody, link: nobody },
    });
}
