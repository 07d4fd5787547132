import { Outlet, redirect, useLocation } from 'react-router';
import { DESK_OF, DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { Main } from '../../frame/main.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { ON_SERVER } from '../../ui/on-server.ts';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/desk.ts';
import styles from './frame.module.css';
import { DESK, MENU } from './messages.ts';

export const handle: PageHandle = { signedIn: true };

export async function loader(args: Route.LoaderArgs) {
  const { person, may } = await asPerson(args, 'readSelf', {});
  const { pathname } = new URL(args.request.url);
  const home = DESK_OF[person.role];
  if (pathname === DESK_PAGES.home && home !== pathname) throw redirect(home);
  return { ...person, may };
}

const markOf = (path: string, current: string) => {
  if (path === current) return 'page';
  return path !== DESK_PAGES.home && current.startsWith(`${path}/`) ? 'true' : undefined;
};

/** The menu beside the pages for somebody who is signed in. It has what they may see. */
export default function Desk({ loaderData: { name, role, may } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  if (!ON_SERVER)
    return (
      <>
        {null}
        <Outlet />
      </>
    );
  return (
    <div className={styles.desk}>
      <nav className={classes(styles.menu, 'not-printed')} aria-label={DESK.navigation}>
        <ul>
          {MENU.filter(([, , act]) => may.includes(act)).map(([path, label]) => (
            <li key={path}>
              <Link to={path} aria-current={markOf(path, pathname.replace(/\/$/, ''))}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <form className={styles.person} method="post" action={`${DESK_PAGES.home}/self`}>
          <p>
            {name}
            <small>{ROLES[role]}</small>
          </p>
          <button type="submit" name="intent" value="out" className={parts.textButton}>
            {DESK.signOut}
          </button>
        </form>
      </nav>
      <Main className={styles.main}>
        <Outlet />
      </Main>
    </div>
  );
}
