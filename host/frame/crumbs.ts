import { categoryLabel, pageLabel } from './labels.ts';

export interface Crumb {
  to: string;
  label: string;
}

/** Parts of a path that are not pages. */
const HIDDEN = /\/category$|^\/areas\/[^/]+$/;

function labelOf(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Then it is shown as it was written.
  }
  return pageLabel(text) ?? categoryLabel(text) ?? text;
}

/**
 * The breadcrumbs of a path, from the top page on (document 1, section 2: breadcrumb bar).
 * @param last the name of the last segment, where it is not a page with a fixed name
 */
export function crumbsOf(pathname: string, last?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    to: `/${segments.slice(0, index + 1).join('/')}`,
    label: index === segments.length - 1 && last ? last : labelOf(segment),
  }));
  return [{ to: '/', label: pageLabel('') ?? '' }, ...crumbs.filter(({ to }) => !HIDDEN.test(to))];
}
