import { useLocation } from 'react-router';
import { useSite } from '../settings/use-site.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link/link.tsx';
import styles from './breadcrumbs.module.css';
import { type Crumb, crumbsOf } from './crumbs.ts';
import { FRAME } from './messages.ts';
import { useCrumb } from './page-handle.ts';
import { StructuredData } from './structured-data.tsx';

/** The breadcrumbs for search engines. */
function facts(crumbs: readonly Crumb[], origin: string): object {
  const items = crumbs.map(({ to, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: `${origin}${to}`,
  }));
  return { '@type': 'BreadcrumbList', itemListElement: items };
}

/** The path from the top page to this one. */
export function Breadcrumbs({ tone = 'light' }: { tone?: 'dark' | 'light' }) {
  const { pathname } = useLocation();
  const { origin } = useSite();
  const crumbs = crumbsOf(pathname, useCrumb());
  return (
    <nav
      className={classes(styles.breadcrumbs, tone === 'dark' && styles.dark)}
      aria-label={FRAME.breadcrumbs}
    >
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
      <StructuredData facts={[facts(crumbs, origin)]} />
    </nav>
  );
}
