import { categoryLabel, pageLabel } from './labels.ts';

export interface Crumb {
  to: string;
  label: string;
}

/** Segments that stand in an address but name no page. */
const HIDDEN = ['category'];

function labelOf(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // Shown as it was written.
  }
  return pageLabel(text) ?? categoryLabel(text) ?? text;
}

/**
 * The way from the top page to a path (document 1, section 2: breadcrumb bar).
 * @param last what the last segment is called where it is no page of a fixed name
 */
export function crumbsOf(pathname: string, last?: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
  const crumbs = segments.map((segment, index) => ({
    segment,
    to: `/${segments.slice(0, index + 1).join('/')}`,
    label: index === segments.length - 1 && last ? last : labelOf(segment),
  }));
  const shown = crumbs.filter(({ segment }) => !HIDDEN.includes(segment));
  return [{ to: '/', label: pageLabel('') ?? '' }, ...shown.map(({ to, label }) => ({ to, label }))];
}
