import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PageContent } from '#contract/site/page-contents.ts';
import { CachedAnswers } from '../base/answers/cached-answers.ts';
import type { Contents } from './contents.ts';
import { FRESH_SECONDS, KeptPages, type Page, STALE_SECONDS } from './kept-pages.ts';
import { keptAddress } from './page-address.ts';
import { type PageRenderer, WHOLE_PAGE_MS } from './page-renderer.ts';

/** The shops and articles of the site, and then some that are not there. */
const KEPT_PATHS = 3_000;

/** All pages of the site take about 14 MB, compressed. */
const PACKED_BYTES = 16 * 1024 * 1024;

/** Caches between us and a visitor may keep a page as long as we do. Browsers ask each time whether it has changed. */
const FOR_ALL = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;

/** Answers with pages that are the same for every visitor, as fast as with files. */
export class KeptAnswers {
  readonly #renderer: PageRenderer;
  readonly #pages: KeptPages;
  readonly #answers = new CachedAnswers(PACKED_BYTES);
  /** The contents of pages, by their paths. */
  readonly #made = new LRUCache<string, { contents: readonly PageContent[] | undefined }>({
    max: KEPT_PATHS,
  });

  constructor(renderer: PageRenderer, contents: Contents) {
    this.#renderer = renderer;
    this.#pages = new KeptPages(contents);
  }

  /** @param origin the one that visitors see */
  answer(request: FastifyRequest, reply: FastifyReply, origin: string): FastifyReply | Promise<FastifyReply> {
    const address = request.method === 'GET' ? keptAddress(request.url) : undefined;
    if (address === undefined) return this.#renderer.answer(request, reply, origin);
    const path = address.replace(/\?.*/, '');
    const entry = this.#made.get(path);
    if (!entry) return this.#learn(path).then(() => this.answer(request, reply, origin));
    if (!entry.contents) return this.#renderer.answer(request, reply, origin);
    const url = origin + address;
    const { contents } = entry;
    const page = this.#pages.get(url, contents, async () => marked(await this.#renderer.whole(url)));
    if (!(page instanceof Promise)) return this.#send(request, reply, page);
    const soon = inTime(page).then((result) => result ?? this.#pages.lastOf(url, contents));
    return this.#answerLater(request, reply, origin, address, soon);
  }

  /** The router takes up to a millisecond to find the page of an address. */
  async #learn(path: string): Promise<void> {
    this.#made.set(path, { contents: await this.#renderer.contentsOf(path) });
  }

  /** @param soon a page for all, or undefined if it takes longer than one should wait for all of it */
  async #answerLater(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
    address: string,
    soon: Promise<Page | undefined>,
  ): Promise<FastifyReply> {
    const page = await soon;
    // This visitor has waited already.
    if (!page) return this.#renderer.answer(request, reply, origin, 0);
    // A redirect repeats the visitor's own query.
    const isOwn = page.isWhole || address === request.url;
    return isOwn ? this.#send(request, reply, page) : this.#renderer.answer(request, reply, origin);
  }

  #send(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply | Promise<FastifyReply> {
    const { etag } = page.headers;
    reply.code(page.status).headers(page.headers);
    if (!etag) return reply.send(page.body);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return this.#answers.send(request, reply, etag, () => page.body);
  }
}

/**
 * A page with the headers for caches, if it may be kept. The ETag is weak: it is the same whether the page is
 * compressed or not.
 */
function marked(page: Page): Page {
  if (!page.isWhole) return page;
  const hash = createHash('sha256').update(JSON.stringify(page.headers)).update(page.body);
  const etag = `W/"${hash.digest('base64url').slice(0, 27)}"`;
  return { ...page, headers: { ...page.headers, etag, 'cache-control': FOR_ALL } };
}

/** The page, or undefined if it takes too long. */
function inTime(making: Promise<Page>): Promise<Page | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, WHOLE_PAGE_MS, undefined);
    making.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
