import { Link, useLocation } from 'react-router';
import { useSite } from '#host/settings/use-site.ts';
import { type Crumb, crumbsOf } from './crumbs.ts';
import { FRAME } from './messages.ts';
import './breadcrumbs.css';
import { trustedHtml } from '#host/ui/trusted-html.ts';

/** The same crumbs as search engines read them. */
function facts(crumbs: readonly Crumb[], origin: string): string {
  const items = crumbs.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${to}`,
  }));
  // A label is the visitor's or an editor's text: it must not end the script.
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items,
  }).replaceAll('<', '\\u003c');
}

/** Where the page stands. `last` names it where its path does not: an article's title, a shop's name. */
export function Breadcrumbs({ last, tone = 'light' }: { last?: string; tone?: 'dark' | 'light' }) {
  const { pathname } = useLocation();
  const { origin } = useSite();
  const crumbs = crumbsOf(pathname, last);
  return (
    <nav className={`breadcrumbs breadcrumbs--${tone}`} aria-label={FRAME.breadcrumbs}>
      <ol>
        {crumbs.map(({ to, label }, index) => (
          <li key={to}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
      <script type="application/ld+json" {...trustedHtml(facts(crumbs, origin))} />
    </nav>
  );
}
