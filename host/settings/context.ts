import { createContext, RouterContextProvider } from 'react-router';
import type { FormRelease } from '#contract/embed/release.ts';
import type { SiteContent } from '#contract/site/site-content.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';

import type { AskDesk } from '#server/desk/desk-door.ts';
import type { AskLinkOfPage } from '#server/quotes/link-door.ts';

/** The data about the site and the request for loaders and the frame. */
export interface Site {
  settings: SiteSettings;
  /** The contents that the operator publishes instead of examples. */
  content: SiteContent;
  /** The product API and the content API as this process reaches them, without a slash at the end. */
  api: string;
  contentApi: string;
  /** Headers of calls of the product API that identify the visitor, so that limits count the visitor. */
  visitor: Readonly<Record<string, string>>;
  /** Asks for what people read and do at the desks, in this process. */
  desk: AskDesk | undefined;
  /** Asks for what sellers and shops read and do behind their links, in this process. */
  link: AskLinkOfPage | undefined;
  /** Which version of the form pages of partners get now. */
  release: () => Promise<FormRelease>;
  /**
   * The nonce of the content security policy, new for every response. Empty without a policy and in a page kept for all
   * visitors, whose policy has the hashes of its scripts.
   */
  nonce: string;
  /** How long the page waits for parts that stream in, in milliseconds; without end if it is kept. */
  patienceMs: number;
  /** The shortest time in which a person fills in a form; an earlier one is a robot's. */
  leastFillMs: number;
}

export const siteContext = createContext<Site>();

/** For the server, which reaches this module only through the build. */
export function loadContext(site: Site): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(siteContext, site);
  return provider;
}
