import { Fragment, type ReactNode } from 'react';
import { Outlet, redirect, useLocation } from 'react-router';
import { DESK_OF, DESK_PAGES, ROLES } from '#contract/desk/desk.ts';
import { Main } from '../../frame/main.tsx';
import type { PageHandle } from '../../frame/page-handle.ts';
import { buttonClass } from '../../ui/button/button.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { ON_SERVER } from '../../ui/on-server.ts';
import { PARTS_WORDS } from '../parts/messages.ts';
import parts from '../parts/shared.module.css';
import { SwitchShop } from '../parts/switch-shop.tsx';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/desk.ts';
import { DeskErrorPanel } from './desk-error.tsx';
import styles from './frame.module.css';
import { DESK, MENU } from './messages.ts';

export const handle: PageHandle = { signedIn: true };

export async function loader(args: Route.LoaderArgs) {
  const { person, may, shops } = await asPerson(args, 'readSelf', {});
  const { pathname } = new URL(args.request.url);
  const home = DESK_OF[person.role];
  if (pathname === DESK_PAGES.home && home !== pathname) throw redirect(home);
  const waiting = may.includes('readWaiting') ? await asPerson(args, 'readWaiting', {}) : { counts: {} };
  const count = Object.values(waiting.counts).reduce((sum, one) => sum + one, 0);
  const { views } = may.includes('readViews') ? await asPerson(args, 'readViews', {}) : { views: [] };
  const open = shops.length > 1 ? shops.find((shop) => shop.open) : undefined;
  const titleMark = (open ? DESK.ofShop(open.name) : '') + (count > 0 ? DESK.waiting(count) : '');
  return { ...person, may, shops, views, titleMark };
}

const markOf = (path: string, current: string) => {
  if (path === current) return 'page';
  return path !== DESK_PAGES.home && current.startsWith(`${path}/`) ? 'true' : undefined;
};

type Shops = Route.ComponentProps['loaderData']['shops'];

/** The shop that is open, and the others of the person. */
const ShopSwitch = ({ shops }: { shops: Shops }) => (
  <form className={styles.shops} method="post" action={DESK_PAGES.self}>
    <label>
      <span>
        {DESK.shop}
        <b>{shops.find(({ open }) => open)?.name}</b>
      </span>
      <select name="shop" defaultValue={shops.find(({ open }) => open)?.uuid}>
        {shops.map(({ uuid, name }) => (
          <option key={uuid} value={uuid}>
            {name}
          </option>
        ))}
      </select>
    </label>
    <button type="submit" name="intent" value="open-shop" className={buttonClass('line', 'small')}>
      {DESK.openShop}
    </button>
  </form>
);

/** A link in a notice names a shop. Another one may be open. */
function Elsewhere({ shops, search, path }: { shops: Shops; search: string; path: string }) {
  const wish = new URLSearchParams(search).get('of');
  const shop = shops.find(({ uuid, open }) => uuid === wish && !open);
  return shop && <SwitchShop shop={shop} next={path} />;
}

const viewPath = (list: Signed['views'][number]['list'], query: string) => `${DESK_PAGES[list]}?${query}`;

interface ViewsProps {
  views: Route.ComponentProps['loaderData']['views'];
  /** The path of the page, with its query. */
  current: string;
}

/** The lists that the person keeps, below the entry of their page. */
const Views = ({ views, current }: ViewsProps) => (
  <>
    {views.map(({ uuid, name, list, query, count }) => {
      const path = viewPath(list, query);
      return (
        <li key={uuid} className={styles.view}>
          <Link to={path} aria-current={path === current ? 'page' : undefined}>
            {name}
            {count !== null && <small>{PARTS_WORDS.count(count)}</small>}
          </Link>
        </li>
      );
    })}
    {views.length > 0 && (
      <li className={styles.view}>
        <Link to={DESK_PAGES.views} aria-current={current === DESK_PAGES.views ? 'page' : undefined}>
          {DESK.changeViews}
        </Link>
      </li>
    )}
  </>
);

type Signed = Pick<Route.ComponentProps['loaderData'], 'name' | 'role' | 'may' | 'shops' | 'views'>;

interface BesideMenuProps {
  person: Signed;
  children: ReactNode;
}

/** The menu of the server, with what the person may see, beside a page. In the browser it is the page alone. */
function BesideMenu({ person: { name, role, may, shops, views }, children }: BesideMenuProps) {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const current = pathname + search;
  const isView = views.some(({ list, query }) => viewPath(list, query) === current);
  if (!ON_SERVER)
    return (
      <>
        {null}
        {children}
      </>
    );
  return (
    <div className={styles.desk}>
      <nav className={classes(styles.menu, 'not-printed')} aria-label={DESK.navigation}>
        {shops.length > 1 && <ShopSwitch shops={shops} />}
        <ul>
          {MENU.filter(([, , act]) => may.includes(act)).map(([page, label]) => (
            <Fragment key={page}>
              <li>
                <Link to={page} aria-current={isView ? undefined : markOf(page, path)}>
                  {label}
                </Link>
              </li>
              <Views views={views.filter(({ list }) => DESK_PAGES[list] === page)} current={current} />
            </Fragment>
          ))}
        </ul>
        <form className={styles.person} method="post" action={DESK_PAGES.self}>
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
        <Elsewhere shops={shops} search={search} path={pathname} />
        {children}
      </Main>
    </div>
  );
}

/** The menu beside the pages for somebody who is signed in. */
export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <BesideMenu person={loaderData}>
      <Outlet />
    </BesideMenu>
  );
}

/** A page that cannot be shown stands beside the menu all the same, if that can. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const panel = <DeskErrorPanel error={error} />;
  return loaderData ? (
    <BesideMenu person={loaderData}>{panel}</BesideMenu>
  ) : (
    <Main className={styles.main}>{panel}</Main>
  );
}
