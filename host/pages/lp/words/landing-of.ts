import { href } from 'react-router';
import type { CategoryKey } from '#contract/goods/categories.ts';
import { LANDING_PAGES } from './index.ts';
import type { LandingPage } from './landing-page.ts';

/** The landing page of a category as a whole; the page above them where it has none. */
export function landingOf(category: CategoryKey): string {
  const [path] =
    Object.entries<LandingPage>(LANDING_PAGES).find(
      ([, page]) => page.category === category && !page.selection,
    ) ?? [];
  return path ? `/lp/${path}` : href('/lp');
}
