import { Outlet, useRouteError } from 'react-router';
import { MARKS } from '#art/index/marks.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { Main } from '../../frame/main.tsx';
import { FRAME } from '../../frame/messages.ts';
import type { PageHandle } from '../../frame/page-handle.ts';
import { useSite } from '../../settings/use-site.ts';
import { ArtDrawing } from '../../ui/art-picture/art-picture.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { ON_SERVER } from '../../ui/on-server.ts';
import { DeskErrorPanel } from './desk-error.tsx';
import styles from './frame.module.css';
import { DESK } from './messages.ts';

export const handle: PageHandle = { private: 'desk' };

/** The head of every page of a desk. */
export default function Frame() {
  const { productName } = useSite().settings;
  if (!ON_SERVER)
    return (
      <>
        {null}
        <Outlet />
      </>
    );
  return (
    <div className={styles.frame} data-desk="">
      <header className={classes(styles.head, 'not-printed')}>
        <a className={styles.skip} href="#main">
          {FRAME.skip}
        </a>
        <Link className={styles.logo} to={DESK_PAGES.home} aria-label={`${productName} ${DESK.title}`}>
          <ArtDrawing drawing={MARKS['logo-dark']} height={26} priority decorative />
          <span>{DESK.title}</span>
        </Link>
        <a className={styles.toSite} href="/">
          {DESK.toSite}
        </a>
      </header>
      <Outlet />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <Main className={styles.main}>
      <DeskErrorPanel error={useRouteError()} />
    </Main>
  );
}
