import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CachedAnswers } from '../answers/cached-answers.ts';
import type { Contents } from './contents.ts';
import { FRESH_SECONDS, KeptPages, type Page, STALE_SECONDS } from './kept-pages.ts';
import { keptAddress } from './page-address.ts';
import { PATIENCE_MS, type PageRenderer } from './page-renderer.ts';

/** Caches between us and a visitor may keep a page as long as we do. Browsers ask each time whether it has changed. */
const FOR_ALL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;

/** Answers with pages that are the same for every visitor, as fast as with files. */
export class KeptAnswers {
  private readonly renderer: PageRenderer;
  private readonly pages: KeptPages;
  private readonly answers = new CachedAnswers();

  constructor(renderer: PageRenderer, contents: Contents) {
    this.renderer = renderer;
    this.pages = new KeptPages(contents);
  }

  /** @param origin the one that visitors see */
  async answer(request: FastifyRequest, reply: FastifyReply, origin: string): Promise<FastifyReply> {
    const address = request.method === 'GET' ? keptAddress(request.url) : undefined;
    const made = address && (await this.renderer.contentsOf(address.replace(/\?.*/, '')));
    if (!made) return this.renderer.answer(request, reply, origin);
    const url = origin + address;
    const page = await inTime(this.pages.get(url, made, async () => marked(await this.renderer.whole(url))));
    // This visitor has waited already.
    if (!page) return this.renderer.answer(request, reply, origin, 0);
    // A redirect keeps what the visitor's own query says.
    const isOwn = page.isWhole || address === request.url;
    return isOwn ? this.send(request, reply, page) : this.renderer.answer(request, reply, origin);
  }

  private send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: Page,
  ): FastifyReply | Promise<FastifyReply> {
    const { etag } = page.headers;
    reply.code(page.status).headers(page.headers);
    if (!etag) return reply.send(page.body);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return this.answers.send(request, reply, etag, () => page.body);
  }
}

/** A page with what caches need, if it may be kept. The mark is weak, because it is the same for the page as such and compressed. */
function marked(page: Page): Page {
  if (!page.isWhole) return page;
  const hash = createHash('sha256').update(JSON.stringify(page.headers)).update(page.body);
  const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
  return { ...page, headers: { ...page.headers, etag, 'cache-control': FOR_ALL } };
}

/** The page, unless it takes longer than one should wait for all of it. */
function inTime(page: Page | Promise<Page>): Page | Promise<Page | undefined> {
  if (!(page instanceof Promise)) return page;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS, undefined);
    page.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
