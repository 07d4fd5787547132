import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { MARKS } from '#art/index/marks.ts';
import { ArtDrawing } from '../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../ui/button/button.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './floating-banner.module.css';
import { BANNER, FRAME } from './messages.ts';

/** Document 1, sections 2 and 9: hidden when 1 % of header, footer, hero or form is within 100 px of the screen. */
const NEAR = { rootMargin: '100px 0px', threshold: 0.01 };

/** Whether no part with `data-hides-banner` is near the screen. */
function useNothingNear(): boolean {
  const { pathname } = useLocation();
  const [freePath, setFreePath] = useState<string>();
  useEffect(() => {
    const near = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      setFreePath(near.size === 0 ? pathname : undefined);
    }, NEAR);
    for (const part of document.querySelectorAll('[data-hides-banner]')) observer.observe(part);
    return () => observer.disconnect();
  }, [pathname]);
  return freePath === pathname;
}

function Promotion() {
  return (
    <>
      <p className={styles.text}>
        <span className={styles.badge}>{BANNER.badge}</span>
        {BANNER.text}
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
    <a className={styles.campaignLink} href="/campaign-gift" target="_blank" rel="noopener">
      <ArtDrawing drawing={MARKS['gift-banner']} />
      <span className="visually-hidden">{FRAME.opensNewTab}</span>
    </a>
  );
}

/** Appears while the header, the hero, the form and the footer are all out of view. */
export function FloatingBanner({ variant = 'promotion' }: { variant?: 'promotion' | 'campaign' }) {
  const free = useNothingNear();
  return (
    <aside
      className={classes(styles.banner, 'not-printed', variant === 'campaign' && styles.campaign)}
      aria-label={BANNER.label}
      hidden={!free}
    >
      {variant === 'campaign' ? <Campaign /> : <Promotion />}
    </aside>
  );
}
