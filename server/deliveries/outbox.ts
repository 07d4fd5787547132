import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { OFFICE_ROLES } from '#contract/desk/desk.ts';
import { NOTICES } from '#contract/desk/notices.ts';
import { isHeardBy } from '#contract/life/facts.ts';
import { EVENTS, type EventName, type EventRow } from '../base/events.ts';
import type { Reader } from '../base/mails.ts';
import { noticeOf } from '../base/notices.ts';

/** The part of a webhook that is needed to announce events. */
export interface Listener {
  name: string;
  events: readonly EventName[];
  /** Only requests that count towards this medium; undefined: all. */
  mediumUuid?: string | undefined;
}

/** The endpoints that hear of a test without a key: of postbacks only those that know one from a sale. */
const NAMES_TEST = sql.raw(`and (e.kind = 'webhook' or e.url like '%{test}%')`);

/** The endpoints that are told how a conversion stands. */
const NAMES_STATE = sql.raw(`and (e.kind = 'webhook' or e.url like '%{state}%')`);

interface About {
  /** The shops that a request was passed on to. */
  shops?: readonly { uuid: string }[];
  mediumUuid?: string;
  /** The names of the ids that came with a request. */
  ids?: readonly string[];
  /** The shop that did something. */
  shopUuid?: string;
  /** A reader who gets no mail this time. */
  without?: Reader | undefined;
  /** The request is in test mode, with a key of the partner's desk or without. */
  test?: { isKeyed: boolean };
}

/**
 * Writes the deliveries of an event in the statement that stores its row: an event is announced exactly if its row is
 * stored. The relay reads the deliveries from the table.
 */
export class Outbox {
  readonly #listeners: readonly Listener[];
  #wake: () => void = () => {};

  constructor(listeners: readonly Listener[] = []) {
    this.#listeners = listeners;
  }

  /** @param wake is called when there is something to carry out */
  onPost(wake: () => void): void {
    this.#wake = wake;
  }

  /** After the commit: it is carried out now, and not only when somebody looks the next time. */
  posted(): void {
    this.#wake();
  }

  /**
   * The part of a statement that writes the deliveries of these events, if an earlier part, `stored`, gives a row with
   * the `uuid` of the stored row.
   */
  announce(events: readonly EventName[], about: About = {}): SQL {
    const rows = events.flatMap((event) => this.#rowsOf(event, about));
    const ofMedia = events.filter((event) => (EVENTS[event] as EventRow).media);
    if (rows.length === 0 && ofMedia.length === 0) return sql`(select)`;
    const { mediumUuid = '', ids = [], shopUuid = null, test } = about;
    const isForDesks = rows.some((row) => 'notice' in row);
    const calls = ofMedia.map(
      (event) => sql`union all
        select ${event}, 'webhook', 'medium', e.uuid::text, ${EVENTS[event].subject}, stored.uuid, null, null
        from stored, medium_endpoints e
        where e.medium_uuid::text = ${mediumUuid.toLowerCase()} and e.stopped_at is null and e.needs <@ ${sql.param([...ids])}::text[]
          ${(EVENTS[event] as EventRow).media === 'state' ? NAMES_STATE : sql``}
          ${test && !test.isKeyed ? NAMES_TEST : sql``}`,
    );
    return sql`(with announced as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)})
          as row (event text, channel text, recipient text, recipient_key text, subject text, notice text, urgent boolean))
      insert into deliveries (event, channel, recipient, recipient_key, subject, subject_uuid, shop_uuid, due_at)
        select event, channel, recipient, recipient_key, subject, stored.uuid, ${shopUuid}::uuid, null::timestamptz
        from stored, announced
      ${sql.join([...calls, ...(isForDesks ? TO_DESKS : [])], sql` `)})`;
  }

  #rowsOf(event: EventName, { shops = [], mediumUuid, without, test }: About) {
    const { mail, webhook, subject }: EventRow = EVENTS[event];
    const hears = (hearer: string) => !test || (isHeardBy('test', hearer, event) && test.isKeyed);
    const readers = keysOf(mail).filter((reader) => reader !== without && hears(reader));
    const notice = noticeOf(event);
    const letters = readers.flatMap((recipient) => {
      const keys = recipient === 'shop' ? shops.map(({ uuid }) => uuid) : [''];
      const isToDesk = recipient === 'shop' || recipient === 'operator';
      return keys.map((recipient_key) => ({
        ...{ event, subject, channel: 'mail', recipient, recipient_key },
        ...(isToDesk && notice && { notice, urgent: NOTICES[notice].isUrgent ?? false }),
      }));
    });
    const calls = this.#listeners
      .filter((listener) => webhook && listener.events.includes(event) && hears('endpoint'))
      .filter((listener) => listener.mediumUuid === undefined || listener.mediumUuid === mediumUuid)
      .map(({ name }) => ({
        event,
        subject,
        channel: 'webhook',
        recipient: 'endpoint',
        recipient_key: name,
      }));
    return [...letters, ...calls];
  }
}

/** The time in Japan, without a zone. */
const HERE = sql`(now() at time zone 'Asia/Tokyo')`;

/** The next moment in the hours of somebody; null: they are told at once. */
const DUE = sql`case
    when a.urgent or extract(hour from ${HERE}) >= n.from_hour and extract(hour from ${HERE}) < n.until_hour then null
    else (date_trunc('day', ${HERE}) + make_interval(hours => n.from_hour,
      days => (extract(hour from ${HERE}) >= n.until_hour)::integer)) at time zone 'Asia/Tokyo' end`;

/** The uuid of the shop of a mail; null for a mail to somebody else. */
const SHOP = sql`case a.recipient when 'shop' then a.recipient_key::uuid end`;

/** Of a mail to a shop or the operator its people are told too, as each of them has chosen. @param which of them */
const toPeople = (which: SQL) => sql`union all
  select a.event, w.channel, 'person', w.key, a.subject, stored.uuid, ${SHOP}, ${DUE}
  from stored, announced a
    join desk_people p on ${which} and p.ended_at is null and p.invited_until is null
    join desk_notices n on n.id = p.id and a.notice = any(n.notices)
    cross join lateral (
      select 'mail' as channel, p.id::text as key where n.by_mail
      union all select 'push', d.uuid::text from desk_devices d where d.person_id = p.id) w`;

const TO_DESKS = [
  toPeople(sql`p.role = 'shop' and p.shop_uuids @> array[${SHOP}]`),
  toPeople(sql`a.recipient = 'operator' and p.role = any(${sql.param([...OFFICE_ROLES])}::text[])`),
  // The programs of a shop.
  sql`union all
    select a.event, 'webhook', 'shop', e.uuid::text, a.subject, stored.uuid, e.shop_uuid, null
    from stored, announced a join shop_endpoints e on e.shop_uuid = ${SHOP} and e.stopped_at is null`,
];
