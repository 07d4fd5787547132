import { Link } from 'react-router';
import { MARKS } from '#art/index/marks.ts';
import { useSite } from '#host/settings/use-site.ts';
import { ArtDrawing } from '#host/ui/art-picture/art-picture.tsx';
import { classes } from '#host/ui/classes.ts';
import { Icon } from '#host/ui/icon/icon.tsx';
import styles from './footer.module.css';
import { FRAME } from './messages.ts';
import { MORE_LINKS, NAV_LINKS } from './nav-links.ts';

function ExternalLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
      <Icon name="external" />
      <span className="visually-hidden">{FRAME.opensNewTab}</span>
    </a>
  );
}

/** `reduced`: landing pages have the logo and the copyright only (document 1, section 2). */
export function Footer({ reduced = false }: { reduced?: boolean }) {
  const { productName, operatorName, operatorUrl, privacyUrl, personalInformationUrl } = useSite().settings;
  const logo = <ArtDrawing drawing={MARKS['logo-dark']} height={34} decorative />;
  return (
    <footer className={classes(styles.footer, reduced && styles.reduced)} data-hides-banner>
      <div className={styles.inner}>
        {reduced ? (
          <span className={styles.logo}>{logo}</span>
        ) : (
          <Link className={styles.logo} to="/" aria-label={productName}>
            {logo}
          </Link>
        )}
        {!reduced && (
          <nav className={styles.nav} aria-label={FRAME.footerNavigation}>
            <ul>
              {[...NAV_LINKS, ...MORE_LINKS].map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
            <ul>
              <li>
                <ExternalLink href={operatorUrl} label={operatorName || FRAME.operator} />
              </li>
              <li>
                <ExternalLink href={privacyUrl} label={FRAME.privacy} />
              </li>
              <li>
                <ExternalLink href={personalInformationUrl} label={FRAME.personalInformation} />
              </li>
            </ul>
          </nav>
        )}
        <p className={styles.copyright}>{FRAME.copyright(productName)}</p>
      </div>
    </footer>
  );
}
