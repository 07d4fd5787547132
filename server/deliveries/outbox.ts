import { type SQL, sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { EVENTS, type EventName, type EventRow } from '../base/events.ts';
import type { Reader } from '../base/mails.ts';

/** The part of a webhook that is needed to announce events. */
export interface Listener {
  name: string;
  events: readonly EventName[];
  /** Only requests that count towards this medium; undefined: all. */
  mediumUuid?: string | undefined;
}

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
    const { mediumUuid = '', ids = [], shopUuid = null } = about;
    const calls = ofMedia.map(
      (event) => sql`union all
        select ${event}, 'webhook', 'medium', e.uuid::text, ${EVENTS[event].subject}, stored.uuid, null
        from stored, medium_endpoints e
        where e.medium_uuid::text = ${mediumUuid.toLowerCase()} and e.stopped_at is null and e.needs <@ ${sql.param([...ids])}::text[]
          ${(EVENTS[event] as EventRow).media === 'state' ? NAMES_STATE : sql``}`,
    );
    return sql`(insert into deliveries (event, channel, recipient, recipient_key, subject, subject_uuid, shop_uuid)
      select event, channel, recipient, recipient_key, subject, stored.uuid, ${shopUuid}::uuid from stored,
        jsonb_to_recordset(${JSON.stringify(rows)}) as announced
          (event text, channel text, recipient text, recipient_key text, subject text)
      ${sql.join(calls, sql` `)})`;
  }

  #rowsOf(event: EventName, { shops = [], mediumUuid, without }: About) {
    const { mail, webhook, subject }: EventRow = EVENTS[event];
    const readers = keysOf(mail).filter((reader) => reader !== without);
    const letters = readers.flatMap((recipient) => {
      const keys = recipient === 'shop' ? shops.map(({ uuid }) => uuid) : [''];
      return keys.map((recipient_key) => ({ event, subject, channel: 'mail', recipient, recipient_key }));
    });
    const calls = this.#listeners
      .filter((listener) => webhook && listener.events.includes(event))
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
