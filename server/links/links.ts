import { type LinkKind, type LinkSubject, LinkTokens } from './tokens.ts';

/** Where the page of each link is. Undefined as long as there is no such page: then no mail carries the link. */
const PAGES: Readonly<Record<LinkKind, string | undefined>> = {
  request: undefined,
  lead: undefined,
};

/** How long a link works: as long as quotes are talked about. */
const DAYS = 90;
const DAY_MS = 86_400_000;

/** The links that mails carry. */
export class Links {
  readonly tokens: LinkTokens;
  private readonly siteUrl: string;

  /** @param siteUrl where the site is reached; a mail has no other place to take it from */
  constructor(secret: string, siteUrl: string) {
    this.tokens = new LinkTokens(secret);
    this.siteUrl = siteUrl;
  }

  /**
   * The address of a page; undefined if there is no such page, or nobody said where the site is.
   * @param since when what it is about was stored: its link ends so many days later, whenever a mail is sent
   */
  to(subject: LinkSubject, since: Date, pages = PAGES): string | undefined {
    const page = pages[subject.kind];
    if (!page || !this.siteUrl) return undefined;
    const expiresAt = new Date(since.getTime() + DAYS * DAY_MS);
    return `${this.siteUrl}${page}/${this.tokens.make(subject, expiresAt)}`;
  }
}
