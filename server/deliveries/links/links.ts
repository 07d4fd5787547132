import { LINK_PAGES } from '#contract/life/follow-up.ts';
import type { Db } from '../../db/open.ts';
import { installation } from '../../db/schema.ts';

import { ContinuationTokens } from './continuation-tokens.ts';
import { CasePhotoTokens, PhotoTokens } from './photo-tokens.ts';
import { RequestNames } from './request-names.ts';
import { SearchTokens } from './search-tokens.ts';
import { SignInTokens } from './sign-in-tokens.ts';
import { TakingTokens } from './taking-tokens.ts';
import { TestKeys } from './test-keys.ts';
import { LINK_KINDS, type LinkSubject, LinkTokens } from './tokens.ts';

/** How long a link works: as long as quotes are talked about. */
export const LINK_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The links that mails carry, the addresses of photos that their pages show, the names of requests for shops, the
 * searches in addresses of the desk, the tokens of data that shops take along, the keys of test mode, and the tokens of
 * kept drafts, until their mails are sent.
 */
export class Links {
  readonly tokens: LinkTokens;
  readonly photos: PhotoTokens;
  readonly casePhotos: CasePhotoTokens;
  readonly signIns: SignInTokens;
  readonly names: RequestNames;
  readonly searches: SearchTokens;
  readonly takings: TakingTokens;
  readonly testKeys: TestKeys;
  readonly continuations: ContinuationTokens;
  readonly siteUrl: string;

  /** @param siteUrl where the site is reached; a mail has no other place to take it from */
  constructor(secret: string, siteUrl: string) {
    this.tokens = new LinkTokens(secret);
    this.photos = new PhotoTokens(secret);
    this.casePhotos = new CasePhotoTokens(secret);
    this.signIns = new SignInTokens(secret);
    this.names = new RequestNames(secret);
    this.searches = new SearchTokens(secret);
    this.takings = new TakingTokens(secret);
    this.testKeys = new TestKeys(secret);
    this.continuations = new ContinuationTokens(secret);
    this.siteUrl = siteUrl;
  }

  /**
   * The address of a page; undefined if the origin of the site is not set.
   * @param since when its row was stored: the link ends a fixed number of days later, whenever a mail is sent
   * @param origin of the site, where it is known better than by the settings
   */
  to(subject: LinkSubject, since: Date, origin = this.siteUrl): string | undefined {
    return origin ? `${origin}${LINK_PAGES[subject.kind]}/${this.token(subject, since)}` : undefined;
  }

  /** Whether a token was made here, for a page of whichever kind; its time may be over. */
  hasMade(token: string): boolean {
    return LINK_KINDS.some((kind) => this.tokens.open(kind, token) !== undefined);
  }

  /** The token that opens a page. */
  token(subject: LinkSubject, since: Date): string {
    return this.tokens.make(subject, new Date(since.getTime() + LINK_DAYS * DAY_MS));
  }
}

/** The links of a database, by the secret of the settings or the one that the database keeps. */
export async function openLinks(
  db: Db,
  { linkSecret, siteUrl }: { linkSecret?: string | undefined; siteUrl: string },
): Promise<{ links: Links; secret: string }> {
  const secret = linkSecret ?? (await keptSecret(db));
  return { links: new Links(secret, siteUrl), secret };
}

async function keptSecret(db: Db): Promise<string> {
  const [row] = await db.select({ key: installation.linkKey }).from(installation);
  if (!row) throw new Error('the database has no id yet');
  return row.key;
}
