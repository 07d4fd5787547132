import { readToday } from '#contract/calls/desk.ts';
import type { Today as TodayData } from '#contract/schemas/desk.ts';
import { dayText } from '../../blocks/follow-up/moments.ts';
import { privateMeta } from '../../frame/page-meta.ts';
import { Link } from '../../ui/link/link.tsx';
import type { Route } from './+types/today.ts';
import { Columns } from './columns.tsx';
import styles from './desk.module.css';
import { ALARM_WORDS, DESK, TODAY } from './messages.ts';
import { asPerson } from './session.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(matches, DESK.today);

export const loader = (asking: Route.LoaderArgs) => asPerson(asking, readToday, {});

/** The things that wait for a person: how many, of which days, and the list that they lead to. */
const cardsOf = (today: TodayData) => [
  {
    key: 'unquoted',
    label: TODAY.unquoted,
    note: TODAY.unquotedNote,
    count: today.unquoted,
    isUrgent: false,
    to: '/desk/requests?state=waiting',
  },
  {
    key: 'unplaced',
    label: TODAY.unplaced,
    note: TODAY.unplacedNote,
    count: today.unplaced,
    isUrgent: true,
    to: '/desk/requests?state=unplaced',
  },
  {
    key: 'registrations',
    label: TODAY.registrations,
    note: TODAY.registrationsNote,
    count: today.registrations,
    isUrgent: false,
  },
  {
    key: 'enquiries',
    label: TODAY.enquiries,
    note: TODAY.enquiriesNote,
    count: today.enquiries,
    isUrgent: false,
  },
  { key: 'bounced', label: TODAY.bounced, note: TODAY.bouncedNote, count: today.bounced, isUrgent: true },
  {
    key: 'dead',
    label: TODAY.dead,
    note: TODAY.deadNote,
    count: today.dead,
    isUrgent: true,
    to: '/desk/deliveries?state=dead',
  },
  {
    key: 'waiting',
    label: TODAY.waiting,
    note: TODAY.waitingNote,
    count: today.waiting,
    isUrgent: false,
    to: '/desk/deliveries?state=waiting',
  },
];

function Card({ label, note, count, isUrgent, to }: ReturnType<typeof cardsOf>[number]) {
  const content = (
    <>
      <span className={styles.cardLabel}>{label}</span>
      <span className={styles.cardCount} data-urgent={isUrgent && count > 0 ? '' : undefined}>
        {TODAY.count(count)}
      </span>
      <span className={styles.cardNote}>{note}</span>
    </>
  );
  return <li>{to ? <Link to={to}>{content}</Link> : <div>{content}</div>}</li>;
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
          <p className={styles.calm}>{TODAY.calm}</p>
        ) : (
          <ul className={styles.alarms}>
            {alarms.map((alarm) => (
              <li key={alarm}>{ALARM_WORDS[alarm] ?? alarm}</li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="attention">
        <h2 id="attention">{TODAY.attention}</h2>
        <ul className={styles.cards}>
          {cardsOf(today).map((card) => (
            <Card {...card} key={card.key} />
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
