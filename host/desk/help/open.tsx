import { data } from 'react-router';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { helpPage, helpPath, OPEN_HELP } from '#contract/help/help.ts';
import { Main } from '../../frame/main.tsx';
import { privateMeta } from '../../frame/page-meta.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link/link.tsx';
import deskStyles from '../frame/frame.module.css';
import { deskOf } from '../session.server.ts';
import type { Route } from './+types/open.ts';
import styles from './help.module.css';
import { HelpText } from './help-text.tsx';
import { HELP as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, loaderData && helpPage(loaderData.name).title);

/** Asks the database for nothing: it may be away. */
export function loader(args: Route.LoaderArgs) {
  deskOf(args);
  const { pathname } = new URL(args.request.url);
  const name = OPEN_HELP.find((one) => helpPath(one) === pathname.replace(/\/$/, ''));
  if (!name) throw data(null, { status: 404 });
  return { name };
}

/** A page for trouble in which nobody can sign in. */
export default function Open({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <Main className={classes(deskStyles.main, styles.alone)}>
      <HelpText name={name} />
      <p>
        <Link to={DESK_PAGES.home}>{WORDS.toDesk}</Link>
      </p>
    </Main>
  );
}
