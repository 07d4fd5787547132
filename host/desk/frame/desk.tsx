import { Outlet, redirect, useLocation } from 'react-router';
import { DESK_OF, DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { Main } from '../../frame/main.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { Link } from '../../ui/link/link.tsx';
import { ON_SERVER } from '../../ui/on-server.ts';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/desk.ts';
import styles from './frame.module.css';
import { DESK } from './messages.ts';

export const handle: PageHandle = { signedIn: true };

export async function loader(asking: Route.LoaderArgs) {
  const { person, may } = await asPerson(asking, 'readSelf', {});
  const { pathname } = new URL(asking.request.url);
  const home = DESK_OF[person.role];
  if (pathname === DESK_PAGES.home && home !== pathname) throw redirect(home);
  return { ...person, may };
}

const LINKS: readonly [path: string, label: string, act: string][] = [
  [DESK_PAGES.home, DESK.today, 'readToday'],
  [`${DESK_PAGES.home}/requests`, DESK.requests, 'readRequests'],
  [`${DESK_PAGES.home}/shops`, DESK.shops, 'readShops'],
  [`${DESK_PAGES.home}/registrations`, DESK.registrations, 'readRegistrations'],
  [`${DESK_PAGES.home}/enquiries`, DESK.enquiries, 'readEnquiries'],
  [`${DESK_PAGES.home}/reviews`, DESK.reviews, 'readReviews'],
  [`${DESK_PAGES.home}/deliveries`, DESK.deliveries, 'readDeliveries'],
  [DESK_PAGES.shop, DESK.leads, 'readLeads'],
  [DESK_PAGES.ownShop, DESK.ownShop, 'changeOwnShop'],
  [DESK_PAGES.figures, DESK.figures, 'readFigures'],
  [DESK_PAGES.partner, DESK.partner, 'readMedia'],
  [DESK_PAGES.connections, DESK.connections, 'readConnections'],
  [DESK_PAGES.site, DESK.site, 'readSite'],
  [`${DESK_PAGES.home}/people`, DESK.people, 'readPeople'],
  [`${DESK_PAGES.home}/log`, DESK.log, 'readLog'],
  [`${DESK_PAGES.home}/self`, DESK.self, 'readSelf'],
];

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
      <nav className={styles.menu} aria-label={DESK.navigation}>
        <ul>
          {LINKS.filter(([, , act]) => may.includes(act)).map(([path, label]) => (
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
