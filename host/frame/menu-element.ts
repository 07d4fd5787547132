import { defineElement } from '../ui/page-element/define.ts';
import styles from './menu.module.css';

/** The slide takes 300 ms (document 1, section 9), in the stylesheet too. */
const SLIDE_MS = 300;

/**
 * The browser's dialog keeps the focus inside, closes on Esc, makes the page behind it inert and gives the focus back.
 */
function start(menu: HTMLElement): () => void {
  const opener = menu.querySelector<HTMLElement>('[data-menu-opener]');
  const dialog = menu.querySelector('dialog');
  if (!opener || !dialog) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  let leaveTimer: ReturnType<typeof setTimeout> | undefined;
  const expand = (isOpen: boolean) => opener.setAttribute('aria-expanded', String(isOpen));
  const show = () => {
    dialog.showModal();
    expand(true);
  };
  const hide = () => {
    expand(false);
    clearTimeout(leaveTimer);
    leaveTimer = undefined;
    dialog.classList.remove(styles.leaving ?? '');
    dialog.close();
  };
  const leave = () => {
    if (leaveTimer) return;
    expand(false);
    dialog.classList.add(styles.leaving ?? '');
    leaveTimer = setTimeout(hide, SLIDE_MS);
  };
  opener.addEventListener('click', show, { signal });
  // The button that closes it, and each of its links.
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('button, a')) leave();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      leave();
    },
    { signal },
  );
  // The browser shows a page to which a visitor goes back as it was left.
  addEventListener('pagehide', hide, { signal });
  return () => controller.abort();
}

/** The menu of small screens (menu.tsx). */
export const defineMenu = () => defineElement('site-menu', start);
