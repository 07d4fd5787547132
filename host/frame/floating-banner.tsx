import { MARKS } from '#art/index/marks.ts';
import { CAMPAIGN_PAGE } from '../settings/absent-pages.ts';
import { useSite } from '../settings/use-site.ts';
import { ArtDrawing } from '../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../ui/button/button.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './floating-banner.module.css';
import { BANNER, FRAME } from './messages.ts';

function Promotion() {
  return (
    <>
      <p className={styles.text}>
        <span className={styles.badge}>{BANNER.badge}</span>
        {useSite().banner}
      </p>
      <Link className={classes(buttonClass('gold'), styles.button)} to="/form">
        {BANNER.button}
        <Icon name="arrow" />
      </Link>
    </>
  );
}

function Campaign() {
  return (
    <a className={styles.campaignLink} href={CAMPAIGN_PAGE} target="_blank" rel="noopener">
      <ArtDrawing drawing={MARKS['gift-banner']} />
      <span className="visually-hidden">{FRAME.opensNewTab}</span>
    </a>
  );
}

/** Appears while the header, the hero, the form and the footer are all out of view (banner-element.ts). */
export function FloatingBanner({ variant = 'promotion' }: { variant?: 'promotion' | 'campaign' }) {
  const { absent } = useSite();
  if (variant === 'campaign' && absent.includes(CAMPAIGN_PAGE)) return null;
  return (
    <site-banner
      role="complementary"
      className={classes(styles.banner, 'not-printed', variant === 'campaign' && styles.campaign)}
      aria-label={BANNER.label}
      hidden
    >
      {variant === 'campaign' ? <Campaign /> : <Promotion />}
    </site-banner>
  );
}
