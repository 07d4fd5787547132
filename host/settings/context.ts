import { createContext, RouterContextProvider } from 'react-router';
import type { FormRelease } from '#contract/release.ts';
import type { SiteContent } from '#contract/site-content.ts';
import type { SiteSettings } from '#contract/site-settings.ts';

/** What loaders and the frame know about the site and the request. */
export interface Site {
  settings: SiteSettings;
  /** What the operator publishes in the place of examples. */
  content: SiteContent;
  /** The product API and the content API as this process reaches them, without a slash at the end. */
  api: string;
  contentApi: string;
  /** Headers of calls of the product API that say for whom they are made, so that limits count the visitor. */
  visitor: Readonly<Record<string, string>>;
  /** Which version of the form pages of partners get now. */
  release: () => Promise<FormRelease>;
  /**
   * Of the content security policy; new for every response. Empty where there is no policy, and in a page that is kept for
   * all visitors, whose policy has the hashes of its scripts.
   */
  nonce: string;
  /** How long the page waits for parts that stream in, in milliseconds; for ever if it is kept. */
  patienceMs: number;
  /** How long a person takes to fill in a form at least; what comes sooner is a robot's. */
  leastFillMs: number;
}

export const siteContext = createContext<Site>();

/** For the server, which reaches this module only through the build. */
export function loadContext(site: Site): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, site);
  return provider;
}
