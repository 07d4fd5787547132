import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { FormRelease } from '#contract/embed/release.ts';
import type { PageContent } from '#contract/site/page-contents.ts';
import type { Privacy } from '#contract/site/page-policy.ts';
import type { AskDesk } from '../desk/desk-door.ts';
import type { AskLink } from '../quotes/link-door.ts';
import type { Contents } from './contents.ts';
import type { siteHeaders } from './site-headers.ts';

/** The exports of the site's build besides its pages (host/entry.server.tsx). */
export interface SiteBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: ServerBuild['entry']['module'] & {
      createRequestHandler: typeof createRequestHandler;
      loadContext(site: object): RouterContextProvider;
      /** The style sheets of the form. */
      FORM_STYLES: readonly string[];
      contentsOfPage(build: ServerBuild, path: string): readonly PageContent[] | undefined;
      privacyOf(build: ServerBuild, path: string): Privacy | undefined;
      /** A form for the page needs a session, or the token in its path. */
      visitorNeeds(
        build: ServerBuild,
        path: string,
      ): { needs?: 'session' | 'token' | undefined; token?: string | undefined };
      /** The session of the desk in a header Cookie. */
      deskSessionIn(cookies: string | null): Promise<string | undefined>;
      watched<Result>(
        make: () => Promise<Result>,
      ): Promise<{ page: Result; isWhole: boolean; isOutage: boolean }>;
    };
  };
}

/** Knows the visitors of private pages. Left out where the API is another server, which then refuses them itself. */
export interface PageVisitors {
  /** Whether it is the session of somebody who works here. */
  isSession(session: string): Promise<boolean>;
  /** Whether it is the token of a link that was made here. */
  isToken(token: string): boolean;
  /** Asks for what people read and do at the desks. */
  desk: AskDesk;
  /** Asks for what sellers and shops read and do behind their links. */
  link: AskLink;
}

export interface PagesOptions {
  /** Returns the server part of the site. Called for every request, since it changes during development. */
  build: () => Promise<SiteBuild>;
  mode: 'production' | 'development';
  headers: typeof siteHeaders;
  /** Which version of the form pages of partners get now. */
  release: () => Promise<FormRelease>;
  /** Says when kept pages have to be made again; without it, every page is made for its visitor. */
  contents?: Contents | undefined;
  visitors?: PageVisitors | undefined;
}
