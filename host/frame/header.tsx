import { useLocation } from 'react-router';
import { MARKS } from '#art/index/marks.ts';
import { useSite } from '../settings/use-site.ts';
import { ArtDrawing } from '../ui/art-picture/art-picture.tsx';
import { buttonClass } from '../ui/button/button.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link/link.tsx';
import { Phrases } from '../ui/phrases/phrases.tsx';
import styles from './header.module.css';
import { Menu } from './menu.tsx';
import { FRAME } from './messages.ts';
import { currentMark, useNavLinks } from './nav-links.ts';

const TONES = { dark: styles.dark, light: styles.light };

interface HeaderProps {
  /** The background: dark on pages that start with a picture, light on pages that start with text. */
  tone?: 'dark' | 'light';
  /** `shop`: a button to the registration form instead of links; `bare`: the logo alone; `quiet`: and in less room. */
  variant?: 'site' | 'shop' | 'bare' | 'quiet';
}

export function Header({ tone = 'light', variant = 'site' }: HeaderProps) {
  const { productName } = useSite().settings;
  const { pathname } = useLocation();
  const { navLinks } = useNavLinks();
  return (
    <header
      className={classes(styles.header, TONES[tone], variant === 'quiet' && styles.quiet)}
      data-hides-banner
    >
      <a className={classes(styles.skip, 'not-printed')} href="#main">
        {FRAME.skip}
      </a>
      <div className={styles.inner}>
        <Link className={styles.logo} to="/" aria-label={productName}>
          <ArtDrawing
            drawing={tone === 'dark' ? MARKS['logo-dark'] : MARKS['logo-light']}
            height={34}
            priority
            decorative
          />
        </Link>
        {variant === 'site' && (
          <>
            <nav className={classes(styles.nav, 'not-printed')} aria-label={FRAME.navigation}>
              {navLinks.map(({ to, label }) => (
                <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
                  {label}
                </Link>
              ))}
            </nav>
            <Menu />
          </>
        )}
        {variant === 'shop' && (
          <a
            className={classes(buttonClass('gold', 'small'), 'not-printed')}
            href={`${pathname === '/store' ? '' : '/store'}#store-form`}
          >
            <Phrases>{FRAME.storeButton}</Phrases>
          </a>
        )}
      </div>
    </header>
  );
}
