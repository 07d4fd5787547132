import { MARKS } from '#art/index/marks.ts';
import { OperatorFacts } from '../settings/operator-facts.tsx';
import { useSite } from '../settings/use-site.ts';
import { ArtDrawing } from '../ui/art-picture/art-picture.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link/link.tsx';
import { SiteLink } from '../ui/site-link/site-link.tsx';
import styles from './footer.module.css';
import { FRAME } from './messages.ts';
import { useNavLinks } from './nav-links.ts';

/** The one who is responsible for the page: the operator, and the product where there is none. */
function Copyright({ className }: { className?: string | undefined }) {
  const { operator, productName } = useSite().settings;
  return <p className={className}>{FRAME.copyright(operator?.name ?? productName)}</p>;
}

/** `reduced`: landing pages have the logo and the copyright only (document 1, section 2). */
export function Footer({ reduced = false }: { reduced?: boolean }) {
  const { productName, operator, operatorUrl, privacyUrl, personalInformationUrl } = useSite().settings;
  const { navLinks, moreLinks } = useNavLinks();
  const ofOperator = [
    { to: '/company', label: FRAME.operator },
    ...(operatorUrl ? [{ to: operatorUrl, label: FRAME.operatorSite }] : []),
    { to: privacyUrl, label: FRAME.privacy },
    { to: personalInformationUrl, label: FRAME.personalInformation },
    { to: '/security', label: FRAME.security },
    { to: '/evidence', label: FRAME.evidence },
    { to: '/accessibility', label: FRAME.accessibility },
  ];
  const logo = <ArtDrawing drawing={MARKS['logo-dark']} height={34} decorative />;
  return (
    <footer className={classes(styles.footer, reduced && styles.reduced)} data-hides-banner>
      <div className={styles.inner}>
        {reduced ? (
          <span className={styles.logo}>{logo}</span>
        ) : (
          <div>
            <Link className={styles.logo} to="/" aria-label={productName}>
              {logo}
            </Link>
            {operator && <OperatorFacts operator={operator} className={styles.operator} />}
          </div>
        )}
        {!reduced && (
          <nav className={classes(styles.nav, 'not-printed')} aria-label={FRAME.footerNavigation}>
            <ul>
              {[...navLinks, ...moreLinks].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <ul>
              {ofOperator.map(({ to, label }) => (
                <li key={label}>
                  <SiteLink to={to} label={label} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        <Copyright className={styles.copyright} />
      </div>
    </footer>
  );
}

/** Below a page that is for one reader: help, privacy and contact. */
export function FooterLine() {
  const { privacyUrl } = useSite().settings;
  const links = [
    { to: '/faq', label: FRAME.faq },
    { to: '/contact', label: FRAME.contact },
    { to: privacyUrl, label: FRAME.privacy },
  ];
  return (
    <footer className={styles.line} data-hides-banner>
      <nav className="not-printed" aria-label={FRAME.help}>
        <ul>
          {links.map(({ to, label }) => (
            <li key={label}>
              <SiteLink to={to} label={label} />
            </li>
          ))}
        </ul>
      </nav>
      <Copyright />
    </footer>
  );
}
