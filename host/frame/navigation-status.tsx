import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigation } from 'react-router';
import { classes } from '../ui/classes.ts';
import { STATES } from '../ui/notice/messages.ts';
import styles from './navigation-status.module.css';
import { visitedPage } from './visited-page.ts';

/** A page that comes at once does not flash, nor wait until that is painted. */
const SHOWN_AFTER_MS = 100;

/**
 * Announces that the next page is loading, and then its name: the browser does so only for pages that it loads itself.
 * The element stands beside the page, and not in what React takes over.
 */
export function NavigationStatus() {
  const isLoading = useNavigation().state !== 'idle';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(setLong, SHOWN_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  const page = visitedPage(useLocation());
  const [shownPage, setShownPage] = useState(page);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shownPage === page) return;
    setShownPage(page);
    // The title changes in the same commit as the page, so it is the new page's by now.
    setTitle(document.title);
  }, [shownPage, page]);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (!isAwake) return null;
  return createPortal(
    <>
      {isLoading && isLong && (
        <div className={classes(styles.progress, 'not-printed')} role="status">
          <span className={styles.text}>{STATES.loading}</span>
        </div>
      )}
      <div className="visually-hidden" aria-live="polite">
        {isLoading ? '' : title}
      </div>
    </>,
    document.body,
  );
}
