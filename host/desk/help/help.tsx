import { keysOf } from '#contract/base/keys.ts';
import { ALARM_PAGES, type AlarmName } from '#contract/help/alarms.ts';
import { COMPLAINT_PAGES } from '#contract/help/complaints.ts';
import { type HelpName, helpPage, helpPath } from '#contract/help/help.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/help.ts';
import styles from './help.module.css';
import { HELP as WORDS } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, WORDS.title);

export const loader = (args: Route.LoaderArgs) => asPerson(args, 'readHelp', {});

const GROUPS = {
  alarms: keysOf(ALARM_PAGES),
  complaints: keysOf(COMPLAINT_PAGES),
} as const satisfies Record<string, readonly HelpName[]>;

/** All pages for trouble. */
export default function Help({ loaderData: { raised } }: Route.ComponentProps) {
  const now = new Set<HelpName>(raised satisfies readonly AlarmName[]);
  return (
    <>
      <h1>{WORDS.title}</h1>
      <p className={parts.note}>
        <Phrases>{WORDS.lead}</Phrases>
      </p>
      {keysOf(GROUPS).map((group) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{WORDS[group]}</h2>
          <ul className={styles.list}>
            {GROUPS[group].map((name) => (
              <li key={name}>
                <Link to={helpPath(name)}>
                  <Phrases>{helpPage(name).title}</Phrases>
                </Link>
                {now.has(name) && <small>{WORDS.raised}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
