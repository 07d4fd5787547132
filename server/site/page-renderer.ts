import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { createRequestHandler } from 'react-router';
import type { PageContent } from '#contract/site/page-contents.ts';
import type { Privacy } from '#contract/site/page-policy.ts';
import { type SiteContent, withPublished } from '#contract/site/site-content.ts';
import { isForeignForm } from '../base/http/origin.ts';
import { logAs } from '../base/logging.ts';
import type { SiteConfig } from '../base/site-config.ts';
import type { AskDesk } from '../desk/desk-door.ts';
import { type Visitor, visitorHeaders, visitorOf } from '../limits/visitor.ts';
import type { AskLink, AskLinkOfPage } from '../quotes/link-door.ts';
import { sendFetchResponse, toFetchRequest } from './fetch-adaptor.ts';
import type { Page } from './kept-pages.ts';
import { type AllowedCode, hashesOf } from './policy-hashes.ts';
import type { PagesOptions, SiteBuild } from './site-build.ts';

/** How long a visitor waits for a complete page. After it the finished parts are sent, and the rest streams in. */
export const WHOLE_PAGE_MS = 500;

const NOTHING = { scripts: [], styles: [] };

/**
 * The forms that a page takes which do not say where they come from. The holder of a key may send them. At a door,
 * another page could sign its visitor in as somebody else, so browsers have to say that it was ours.
 */
const FORMS_FROM = { key: 'anywhere', door: 'not elsewhere', desk: 'here' } as const;

/** The address is a secret, so its pages send no referrer, and no origin with their forms. */
const isKey = (privacy: Privacy | undefined) => privacy === 'key' || privacy === 'door';

export interface RendererSettings {
  config: SiteConfig;
  options: PagesOptions;
  /** The content of a file, which counts until somebody publishes another at the desk. */
  content: SiteContent;
  /** The URL at which this process reaches itself. */
  ownAddress(): string;
}

/** Renders the pages of the site's build. */
export class PageRenderer {
  readonly #settings: RendererSettings;
  #served: SiteBuild | undefined;
  #handle: ReturnType<typeof createRequestHandler> | undefined;

  constructor(settings: RendererSettings) {
    this.#settings = settings;
  }

  get #options(): PagesOptions {
    return this.#settings.options;
  }

  /**
   * The contents of the page at a path.
   * @returns undefined for a page that is made for each visitor
   */
  async contentsOf(path: string): Promise<readonly PageContent[] | undefined> {
    const build = await this.#options.build();
    return build.entry.module.contentsOfPage(build, path);
  }

  /**
   * How private a page is.
   * @param url path and query
   */
  async #privacyOf(url: string): Promise<Privacy | undefined> {
    const build = await this.#options.build();
    return build.entry.module.privacyOf(build, url.replace(/\?.*/s, ''));
  }

  /** Whether a page of another site sends a form. */
  async isForeign({ url, headers }: FastifyRequest, origin: string): Promise<boolean> {
    const privacy = await this.#privacyOf(url);
    const originHeader = isKey(privacy) && headers.origin === 'null' ? undefined : headers.origin;
    const sender = { origin: originHeader, site: headers['sec-fetch-site'] };
    return isForeignForm(sender, origin, FORMS_FROM[privacy ?? 'key']);
  }

  /** A page for one visitor. Its policy has a nonce, so that it can be sent before all of it is there. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    origin: string,
    patienceMs = WHOLE_PAGE_MS,
  ): Promise<FastifyReply> {
    // Without a policy, browsers let scripts see the nonce, and React would find a difference.
    const nonce = this.#options.mode === 'production' ? randomBytes(16).toString('base64') : '';
    const sources = [`'nonce-${nonce}'`];
    const privacy = await this.#privacyOf(request.url);
    const fetchRequest = toFetchRequest(request, reply, origin);
    // A page that sends no referrer sends no origin with its forms either, and the router takes that for another site.
    if (isKey(privacy) && fetchRequest.headers.get('origin') === 'null')
      fetchRequest.headers.delete('origin');
    const response = await logAs(request.log, () =>
      this.#render(fetchRequest, nonce, patienceMs, visitorOf(request)),
    );
    const headers = this.#headers({ scripts: sources, styles: sources }, privacy);
    return sendFetchResponse(reply, response, headers);
  }

  /**
   * A page for all visitors, complete. Its policy has the hashes of its scripts.
   * @param url with the origin that visitors see
   */
  async whole(url: string): Promise<Page> {
    const build = await this.#options.build();
    const { page, isWhole, isOutage } = await build.entry.module.watched(async () => {
      const response = await this.#render(new Request(url), '', Number.POSITIVE_INFINITY);
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    });
    const { status, headers } = page.response;
    const isHtml = headers.get('content-type')?.startsWith('text/html');
    const code = isHtml ? hashesOf(page.body.toString(), build.entry.module.FORM_STYLES) : NOTHING;
    return {
      status,
      headers: { ...this.#headers(code), ...Object.fromEntries(headers) },
      body: page.body,
      isWhole: isWhole && status === 200,
      isOutage,
    };
  }

  #headers(code: AllowedCode, privacy?: Privacy): Record<string, string> {
    return this.#options.headers(code, this.#settings.config, privacy);
  }

  /** @param visitor the one for whom the page is made */
  async #render(request: Request, nonce: string, patienceMs: number, visitor?: Visitor): Promise<Response> {
    const { config, options, content, ownAddress } = this.#settings;
    const build = await options.build();
    if (build !== this.#served || !this.#handle) {
      this.#served = build;
      this.#handle = build.entry.module.createRequestHandler(build, options.mode);
    }
    const own = ownAddress();
    const siteContent = options.contents?.published ?? content;
    const context = build.entry.module.loadContext({
      settings: withPublished(config.settings, siteContent),
      content: siteContent,
      api: config.apiBase || own,
      visitor: visitor ? visitorHeaders(visitor, config.apiBase !== '') : {},
      contentApi: config.contentApiBase || `${own}/wp-json`,
      desk: options.visitors && askAs(options.visitors.desk, visitor),
      link: options.visitors && visitor && linkAs(options.visitors.link, visitor),
      release: options.release,
      nonce,
      patienceMs,
      leastFillMs: config.leastFillMs,
    });
    return this.#handle(request, context);
  }
}

/** The desks, for the visitor of a page. */
const askAs =
  (desk: AskDesk, visitor: Visitor | undefined): AskDesk =>
  (session, name, input) =>
    desk(session, name, input, visitor);

/** The way behind links, for the visitor of a page. */
const linkAs =
  (link: AskLink, visitor: Visitor): AskLinkOfPage =>
  (token, name, input) =>
    link(token, name, input, visitor);
