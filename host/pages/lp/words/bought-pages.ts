import { goodsBought, type MadeClaims } from '#contract/site/claims.ts';
import { LANDING_PAGES } from './index.ts';
import type { LandingPage } from './landing-page.ts';

/** The landing pages, with their paths, of goods that somebody buys. */
export function boughtPages(claims: MadeClaims): [path: string, page: LandingPage][] {
  const bought = goodsBought(claims);
  return Object.entries<LandingPage>(LANDING_PAGES).filter(([, { category }]) => bought.includes(category));
}
