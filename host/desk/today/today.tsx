import { keysOf } from '#contract/base/keys.ts';
import { WAITING, type Waiting, waitingRow } from '#contract/desk/waiting.ts';
import { helpPage, helpPath } from '#contract/help/help.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import { DESK } from '../frame/messages.ts';
import { Columns } from '../parts/columns.tsx';
import parts from '../parts/shared.module.css';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/today.ts';
import { TODAY } from './messages.ts';
import styles from './today.module.css';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, DESK.today);

export async function loader(args: Route.LoaderArgs) {
  const [today, { may }] = await Promise.all([
    asPerson(args, 'readToday', {}),
    asPerson(args, 'readSelf', {}),
  ]);
  return { ...today, may };
}

/** The things that can wait for somebody. */
const waitingFor = (may: readonly string[]) =>
  keysOf(WAITING).filter((what) => {
    const { isOwn, endedBy = '' } = waitingRow(what);
    return !isOwn || may.includes(endedBy);
  });

interface CardProps {
  what: Waiting;
  count: number;
  /** The first of the days that the page looks back. */
  first: string;
}

/** Something that waits for a person: how many, of which days, and the list that has as many rows. */
function Card({ what, count, first }: CardProps) {
  const { label, note, path, isUrgent, isRecent } = waitingRow(what);
  return (
    <li>
      <Link to={isRecent ? `${path}&from=${first}` : path}>
        <span className={styles.cardLabel}>{label}</span>
        <span className={styles.cardCount} data-urgent={isUrgent && count > 0 ? '' : undefined}>
          {TODAY.count(count)}
        </span>
        <span className={styles.cardNote}>{note}</span>
      </Link>
    </li>
  );
}

const average = (counts: readonly number[]) =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

/** The first page of the day. */
export default function Today({ loaderData: today }: Route.ComponentProps) {
  const { days, hours, alarms } = today;
  const now = days.at(-1)?.count ?? 0;
  const usual = average(days.slice(0, -1).map(({ count }) => count));
  return (
    <>
      <h1>{DESK.today}</h1>
      <section aria-labelledby="alarms">
        <h2 id="alarms">{TODAY.alarms}</h2>
        {alarms.length === 0 ? (
          <p className={parts.calm}>{TODAY.calm}</p>
        ) : (
          <ul className={styles.alarms}>
            {alarms.map((alarm) => (
              <li key={alarm}>
                <Link to={helpPath(alarm)}>
                  <Phrases>{helpPage(alarm).title}</Phrases>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="attention">
        <h2 id="attention">{TODAY.attention}</h2>
        <ul className={styles.cards}>
          {waitingFor(today.may).map((what) => (
            <Card key={what} what={what} count={today[what]} first={days[0]?.day ?? ''} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="requests">
        <h2 id="requests">{TODAY.requests}</h2>
        <div className={styles.charts}>
          <Columns
            title={TODAY.days}
            says={TODAY.trend(now, usual)}
            heads={[TODAY.day, TODAY.number]}
            columns={days.map(({ day, count }, index) => ({
              label: dayText(day),
              count,
              mark: String(Number(day.slice(-2))),
              isNow: index === days.length - 1,
            }))}
            countText={TODAY.count}
          />
          <Columns
            title={TODAY.hours}
            says={`${TODAY.requestsToday}：${TODAY.count(now)}`}
            heads={[TODAY.hour, TODAY.number]}
            columns={hours.map((count, hour) => ({
              label: TODAY.hourText(hour),
              count,
              mark: hour % 3 === 0 ? String(hour) : undefined,
            }))}
            countText={TODAY.count}
          />
        </div>
      </section>
    </>
  );
}
