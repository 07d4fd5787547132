import { type Params, useMatches } from 'react-router';
import { OWN_LANGUAGE } from '#contract/language/languages.ts';
import { spokenLanguage } from '#contract/language/words.ts';
import type { PageContent } from '#contract/site/page-contents.ts';
import type { Privacy } from '#contract/site/page-policy.ts';

/** The data of which a crumb may be made. */
export interface CrumbSource<Data> {
  /** Undefined where the page's loader failed. */
  loaderData: Data | undefined;
  params: Params;
}

/**
 * The look of the frame around a page. A page exports it as `handle`; the handle of a layout holds for its pages.
 * `Data` is the type of the page's loader data.
 */
export interface PageHandle<Data = unknown> {
  /** The header's background: dark on pages that start with a picture, light on pages that start with text. */
  tone?: 'dark' | 'light';
  /** `shop`: a button to the registration form instead of links; `bare`: the logo alone; `quiet`: and in less room. */
  header?: 'site' | 'shop' | 'bare' | 'quiet';
  breadcrumbs?: boolean;
  /** Names the page in the breadcrumbs where its path does not: an article's title, a shop's name. */
  crumb?: (source: CrumbSource<Data>) => string | undefined;
  /** The band above the footer that invites to the form. */
  cta?: boolean;
  /**
   * `reduced`: landing pages have the logo and the copyright only (document 1, section 2); `line`: help, privacy and
   * contact in a line.
   */
  footer?: 'full' | 'reduced' | 'line';
  banner?: 'promotion' | 'campaign' | 'none';
  /** The contents of the page besides copy, if it is the same for every visitor: then it is kept for all of them. */
  contents?: readonly PageContent[];
  /** The name under which a page view is recorded; the page's title where it is left out. */
  pageView?: string;
  /**
   * React takes the page over as soon as a visitor does something (wake.ts): a page with a form or a search. Others are
   * complete without it, and load no code for it.
   */
  live?: boolean;
  /** A list in pages: the address in the browser names the page also where a link has not (first-page.ts). */
  paged?: boolean;
  /** For somebody who is signed in at a desk: the server asks before it reads a form (server/site/page-gate.ts). */
  signedIn?: boolean;
  /** A seller reads it in one of several languages (host/languages). */
  languages?: boolean;
  /** Not for everybody: see `Privacy`. The frame has few links. */
  private?: Privacy;
}

const DEFAULTS: Required<
  Omit<PageHandle, 'crumb' | 'contents' | 'pageView' | 'private' | 'signedIn' | 'languages'>
> = {
  tone: 'light',
  header: 'site',
  breadcrumbs: true,
  cta: true,
  footer: 'full',
  banner: 'promotion',
  live: false,
  paged: false,
};

const PRIVATE: PageHandle = {
  header: 'bare',
  breadcrumbs: false,
  cta: false,
  footer: 'line',
  banner: 'none',
};

/** The frame of the page that is shown. */
export function usePageHandle(): typeof DEFAULTS & PageHandle {
  const matches = useMatches();
  const fromRoutes: PageHandle = Object.assign({}, ...matches.map(({ handle }) => handle));
  const isAlone = spokenLanguage() !== OWN_LANGUAGE;
  return Object.assign(
    {},
    DEFAULTS,
    (fromRoutes.private || isAlone) && PRIVATE,
    fromRoutes,
    // All pages around it are Japanese.
    isAlone && { header: 'quiet' },
  );
}

/** The page's name in the breadcrumbs, where it does not follow from the path. */
export function useCrumb(): string | undefined {
  const page = useMatches().at(-1);
  const { crumb } = (page?.handle ?? {}) as PageHandle;
  return page && crumb?.({ loaderData: page.loaderData, params: page.params });
}
