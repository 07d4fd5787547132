import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { ALARM_PAGES } from '#contract/help/alarms.ts';
import { helpAt, helpPage } from '#contract/help/help.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/page.ts';
import styles from './help.module.css';
import { HelpText } from './help-text.tsx';
import { HELP as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches, loaderData ? helpPage(loaderData.name).title : WORDS.title);

export async function loader(args: Route.LoaderArgs) {
  const { raised } = await asPerson(args, 'readHelp', {});
  const name = helpAt(args.params.name);
  if (!name) throw data(null, { status: 404 });
  return { name, isRaised: isKeyOf(ALARM_PAGES, name) ? raised.includes(name) : null };
}

/** A page for trouble, for somebody of the office. */
export default function Page({ loaderData: { name, isRaised } }: Route.ComponentProps) {
  return (
    <>
      <HelpText name={name}>
        {isRaised !== null && (
          <p className={isRaised ? styles.raised : parts.note}>{isRaised ? WORDS.isRaised : WORDS.isCalm}</p>
        )}
      </HelpText>
      <p>
        <Link to={DESK_PAGES.help}>{WORDS.all}</Link>
      </p>
    </>
  );
}
