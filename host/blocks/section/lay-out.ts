import styles from './section.module.css';

/**
 * Lays out the sections whose height is guessed (section.module.css), one after the other while the browser has nothing
 * else to do. From then on a place in the page is where it will be on the way back, however its reader came there.
 */
export function layOutSections(): void {
  // Browsers without it lay out all from the start.
  if (!('requestIdleCallback' in window)) return;
  const sections = [...document.querySelectorAll<HTMLElement>(`.${styles.section}`)];
  const next = () => {
    const section = sections.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    // Laid out here, so that the next frame need not lay out several.
    section.getBoundingClientRect();
    requestIdleCallback(next);
  };
  requestIdleCallback(next);
}
