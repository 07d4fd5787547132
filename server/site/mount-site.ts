import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PAGES, IMPORT_LIMITS } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import { atOnce } from '../base/http/at-once.ts';
import { largestBody } from '../base/http/body-limits.ts';
import { sendRefusal } from '../base/http/error-handling.ts';
import { FOREIGN_FORM, MISDIRECTED, siteOrigin } from '../base/http/origin.ts';
import { type Mount, serveFolder } from '../base/http/serve-folder.ts';
import type { SiteConfig } from '../base/site-config.ts';
import { readSiteContent } from '../db/reference/site-content.ts';
import { ACTS } from '../desk/acts.ts';
import { isCall } from './is-call.ts';
import { KeptAnswers } from './kept-answers.ts';
import { lowerCaseUrl } from './lower-case-url.ts';
import { countFields, mayRead } from './page-gate.ts';
import { PageRenderer } from './page-renderer.ts';
import type { PagesOptions, SiteBuild } from './site-build.ts';
import { siteHeaders } from './site-headers.ts';

/**
 * Serves the built public site for every URL that no other route answers.
 * @param folder the site's build, with server/index.js
 * @param client its files for browsers
 */
export async function mountSite(
  app: FastifyInstance,
  folder: string,
  client: Pick<Mount, 'folder' | 'earlier'>,
  config: SiteConfig,
  { release, contents, visitors }: Pick<PagesOptions, 'release' | 'contents' | 'visitors'>,
): Promise<void> {
  // When React is loaded, this decides whether it renders with checks for developers, which is five times slower.
  process.env.NODE_ENV = 'production';
  const build: SiteBuild = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  await serveFolder(app, {
    prefix: '/assets/',
    folder: join(client.folder, 'assets'),
    ...(client.earlier && { earlier: join(client.earlier, 'assets') }),
    versioned: true,
  });
  await servePages(app, config, {
    build: async () => build,
    mode: 'production',
    headers: siteHeaders,
    release,
    contents,
    visitors,
  });
}

/** The longest message of the contact form, where every character becomes nine, and the other fields. */
const FORM_BYTES = 128 * 1024;

/** In a form of a page, a letter is three times as long as in JSON. */
const FORM_TIMES = 3;

/** How large the forms of pages may be, in bytes. */
const FORMS: readonly (readonly [url: string, bytes: number])[] = [
  ['/*', FORM_BYTES],
  [DESK_PAGES.site, FORM_TIMES * largestBody({ path: DESK_PAGES.site, body: ACTS.draftSite.asks }).bytes],
  [DESK_PAGES.importShops, IMPORT_LIMITS.bytes + FORM_BYTES],
];

/** Renders a page for every URL that no other route answers. */
export async function servePages(
  app: FastifyInstance,
  config: SiteConfig,
  options: PagesOptions,
): Promise<void> {
  const content = await readSiteContent(config.contentFile);
  const renderer = new PageRenderer({ config, options, content, ownAddress: () => ownAddress(app) });
  const answers = options.contents && new KeptAnswers(renderer, options.contents);
  await app.register(async (site) => {
    // Flushed after every piece, so that a part that is ready does not wait for later parts.
    await site.register(compress, {
      encodings: ['br', 'gzip'],
      brotliOptions: {
        flush: constants.BROTLI_OPERATION_FLUSH,
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        },
      },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
    });
    // The site's actions read their forms themselves, but never more than a form of the site can hold.
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      countFields(body, request.headers['content-type']);
      return body;
    });
    site.addHook('onRequest', async (request, reply) => {
      if (isCall(request.url)) throw new Refusal('unknown_call');
      const origin = siteOrigin(request, config.settings.siteUrl);
      if (!origin) return sendRefusal(reply, MISDIRECTED);
      if (request.method !== 'POST') return;
      if (await renderer.isForeign(request, origin)) return sendRefusal(reply, FOREIGN_FORM);
      // Answered here, so that the form is not read.
      if (!(await mayRead(request, await options.build(), options.visitors)))
        return renderer.answer(request, reply, origin);
    });
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const origin = siteOrigin(request, config.settings.siteUrl) ?? '';
      const lower =
        request.method === 'GET' || request.method === 'HEAD' ? lowerCaseUrl(request.url) : undefined;
      if (lower) return reply.redirect(lower, 301);
      return (answers ?? renderer).answer(request, reply, origin);
    };
    for (const [url, bodyLimit] of FORMS)
      site.route({
        method: ['GET', 'POST'],
        url,
        bodyLimit,
        config: { page: true },
        handler: atOnce(answer),
      });
  });
}

/** The URL at which this process reaches itself. */
function ownAddress(app: FastifyInstance): string {
  const address = app.server.address();
  if (!address || typeof address === 'string') throw new Error('the server does not listen on a port yet');
  const host =
    address.family === 'IPv6' ? `[${address.address === '::' ? '::1' : address.address}]` : address.address;
  return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}`;
}
