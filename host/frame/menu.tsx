import { useLocation } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './menu.module.css';
import { FRAME } from './messages.ts';
import { currentMark, useNavLinks } from './nav-links.ts';

/** The menu of small screens: a button and the dialog that it opens (menu-element.ts). */
export function Menu() {
  const { pathname } = useLocation();
  const { navLinks, moreLinks } = useNavLinks();
  return (
    <site-menu className={styles.part}>
      <button
        type="button"
        className={classes(styles.opener, 'not-printed')}
        aria-haspopup="dialog"
        aria-expanded={false}
        aria-label={FRAME.openMenu}
        data-menu-opener
      >
        <Icon name="menu" />
      </button>
      <dialog className={styles.menu} aria-label={FRAME.menu}>
        <button type="button" className={styles.close} aria-label={FRAME.closeMenu}>
          <Icon name="close" />
        </button>
        <nav className={styles.links} aria-label={FRAME.navigation}>
          {[...navLinks, ...moreLinks].map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentMark(to, pathname)}>
              {label}
            </Link>
          ))}
        </nav>
      </dialog>
    </site-menu>
  );
}
