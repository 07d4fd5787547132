import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Link } from '../ui/link/link.tsx';
import styles from './menu.module.css';
import { FRAME } from './messages.ts';
import { currentMark, MORE_LINKS, NAV_LINKS } from './nav-links.ts';

/** The slide takes 300 ms (document 1, section 9), in the stylesheet too. */
const SLIDE_MS = 300;

/**
 * The menu of small screens. The browser's dialog keeps the focus inside, closes on Esc, makes the page behind it
 * inert and gives the focus back.
 */
export function Menu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      dialog.current?.close();
      setLeaving(false);
      setOpen(false);
    }, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);

  const close = () => setLeaving(true);
  return (
    <>
      <button
        type="button"
        className={classes(styles.opener, 'not-printed')}
        aria-haspopup="dialog"
        aria-expanded={open && !leaving}
        aria-label={FRAME.openMenu}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        className={classes(styles.menu, leaving && styles.leaving)}
        aria-label={FRAME.menu}
        onCancel={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <button type="button" className={styles.close} aria-label={FRAME.closeMenu} onClick={close}>
          <Icon name="close" />
        </button>
        <nav className={styles.links} aria-label={FRAME.navigation}>
          {[...NAV_LINKS, ...MORE_LINKS].map(({ to, label }) => (
            <Link key={to} to={to} aria-current={currentMark(to, pathname)} onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
      </dialog>
    </>
  );
}
