import { useSite } from '../settings/use-site.ts';
import { pageLabel } from './labels.ts';

/** The five links of the header (document 1, section 2). */
const NAV_LINKS = ['/', '/about', '/achievements', '/partners', '/column'].map((to) => ({
  to,
  label: pageLabel(to.slice(1)) ?? '',
}));

/** Further pages, for the footer. */
const MORE_LINKS = [
  '/faq',
  '/requests',
  '/campaign-gift',
  '/contact',
  '/terms',
  '/store',
  '/partners-guide',
  '/sitemap',
].map((to) => ({
  to,
  label: pageLabel(to.slice(1)) ?? '',
}));

/** The links of the frame that lead to something. */
export function useNavLinks() {
  const { absent } = useSite();
  const present = ({ to }: (typeof NAV_LINKS)[number]) => !absent.includes(to);
  return { navLinks: NAV_LINKS.filter(present), moreLinks: MORE_LINKS.filter(present) };
}

/** Marks the link of the page that is shown, or under which it stands. */
export function currentMark(to: string, pathname: string): 'page' | undefined {
  const isAbove = to !== '/' && pathname.startsWith(`${to}/`);
  return pathname === to || isAbove ? 'page' : undefined;
}
