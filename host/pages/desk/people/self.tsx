import { redirect } from 'react-router';
import { endSession, readSelf } from '#contract/calls/desk/index.ts';
import { ROLES } from '#contract/desk.ts';
import { momentText } from '../../../blocks/follow-up/moments.ts';
import { formOf } from '../../../data/form-of.ts';
import { CallError } from '../../../data/http.ts';
import { privateMeta } from '../../../frame/page-meta.ts';
import { buttonClass } from '../../../ui/button/button.ts';
import cardStyles from '../parts/cards.module.css';
import { Done } from '../parts/done.tsx';
import parts from '../parts/shared.module.css';
import { asPerson, leave } from '../session.server.ts';
import type { Route } from './+types/self.ts';
import { browserName } from './browser-name.ts';
import { SELF } from './messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, SELF.title);

export async function loader(asking: Route.LoaderArgs) {
  const self = await asPerson(asking, readSelf, {});
  return { ...self, isDone: new URL(asking.request.url).searchParams.has('done') };
}

export async function action(asking: Route.ActionArgs) {
  const form = await formOf(asking.request);
  if (form.get('intent') === 'out') return leave(asking);
  try {
    await asPerson(asking, endSession, { params: { uuid: String(form.get('session')) } });
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof CallError && error.status === 404)) throw error;
  }
  return redirect('/desk/self?done');
}

/** The person who is signed in, and the devices. */
export default function Self({ loaderData: { person, sessions, isDone } }: Route.ComponentProps) {
  return (
    <>
      <h1>{SELF.title}</h1>
      {isDone && <Done>{SELF.ended}</Done>}
      <dl className={parts.facts}>
        {(
          [
            [SELF.name, person.name],
            [SELF.email, person.email],
            [SELF.role, ROLES[person.role]],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="sessions">
        <h2 id="sessions">{SELF.sessions}</h2>
        <p className={parts.note}>{SELF.sessionsLead}</p>
        <ul className={cardStyles.list}>
          {sessions.map(({ uuid, since, browser, current }) => (
            <li key={uuid}>
              <div>
                <p className={cardStyles.name}>
                  {browserName(browser) ?? SELF.unknown}
                  {current && <small>{SELF.current}</small>}
                </p>
                <p className={parts.note}>{SELF.since(momentText(since))}</p>
              </div>
              {!current && (
                <form method="post">
                  <button type="submit" name="session" value={uuid} className={buttonClass('line', 'small')}>
                    {SELF.end}
                  </button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
