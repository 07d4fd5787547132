import { type SQL, sql } from 'drizzle-orm';
import { EVENTS, type EventName, type EventRow } from '../base/events.ts';

/** The part of a webhook that is needed to announce events. */
export interface Listener {
  name: string;
  events: readonly EventName[];
  /** Only requests that count towards this medium; undefined: all. */
  mediumUuid?: string | undefined;
}

interface About {
  /** The shops that a request was passed on to. */
  shops?: readonly { uuid: string }[];
  mediumUuid?: string;
  /** The shop that did something. */
  shopUuid?: string;
}

/**
 * Writes the deliveries of an event in the statement that stores its row: an event is announced exactly if its row is
 * stored. The relay reads the deliveries from the table.
 */
export class Outbox {
  private readonly listeners: readonly Listener[];
  private wake: () => void = () => {};

  constructor(listeners: readonly Listener[] = []) {
    this.listeners = listeners;
  }

  /** @param wake is called when there is something to carry out */
  onPost(wake: () => void): void {
    this.wake = wake;
  }

  /** After the commit: it is carried out now, and not only when somebody looks the next time. */
  posted(): void {
    this.wake();
  }

  /**
   * The part of a statement that writes the deliveries of these events, if an earlier part, `stored`, gives a row with
   * the `uuid` of the stored row.
   */
  announce(events: readonly EventName[], about: About = {}): SQL {
    const rows = events.flatMap((event) => this.rowsOf(event, about));
    if (rows.length === 0) return sql`(select)`;
    return sql`(insert into deliveries (event, channel, recipient, recipient_key, subject, subject_uuid, shop_uuid)
      select event, channel, recipient, recipient_key, subject, stored.uuid, ${about.shopUuid ?? null}::uuid from stored,
        jsonb_to_recordset(${JSON.stringify(rows)}) as announced
          (event text, channel text, recipient text, recipient_key text, subject text))`;
  }

  private rowsOf(event: EventName, { shops = [], mediumUuid }: About) {
    const { mail, webhook, subject }: EventRow = EVENTS[event];
    const letters = mail.flatMap((recipient) => {
      const keys = recipient === 'shop' ? shops.map(({ uuid }) => uuid) : [''];
      return keys.map((recipient_key) => ({ event, subject, channel: 'mail', recipient, recipient_key }));
    });
    const calls = this.listeners
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
