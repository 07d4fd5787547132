import { useSite } from '../settings/use-site.ts';
import { SiteLink } from '../ui/site-link/site-link.tsx';
import styles from './consent-banner.module.css';
import { ConsentButtons } from './consent-buttons.tsx';
import { CONSENT } from './messages.ts';

/** Asks before tags are loaded. It covers no more than it has to, and both answers weigh the same. */
export function ConsentBanner() {
  const { privacyUrl } = useSite().settings;
  const details = privacyUrl.startsWith('/') ? `${privacyUrl}#external-transmission` : privacyUrl;
  return (
    <section className={styles.banner} aria-label={CONSENT.label} hidden>
      <p>
        {CONSENT.text} <SiteLink to={details} label={CONSENT.details} />
      </p>
      <ConsentButtons />
    </section>
  );
}
