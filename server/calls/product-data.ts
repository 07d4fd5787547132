import type { ContactRelease } from '#contract/life/follow-up.ts';
import type { SiteContent } from '#contract/site/site-content.ts';
import type { Db } from '../db/open.ts';
import type { Addresses } from '../db/reference/addresses.ts';
import type { Catalogue } from '../db/reference/catalogue.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { Office } from '../deliveries/mail/compose.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Desk } from '../desk/desk.ts';
import type { Life } from '../life/life.ts';
import type { Marks } from '../limits/marks.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { AlarmWatch } from '../upkeep/alarms/alarm-watch.ts';
import type { FunnelCounter } from './funnel-counter.ts';

/** The data that the product API answers with. */
export interface ProductData {
  db: Db;
  /** The current catalogue. */
  catalogue(): Catalogue;
  /** The current addresses. */
  addresses(): Addresses;
  photos: PhotoStore;
  /** Announces events. */
  outbox: Outbox;
  life: Life;
  links: Links;
  /** From whom mail comes, at this moment. */
  office(): Office;
  desk: Desk;
  /** The content of the site that the settings name. */
  contentFile: SiteContent;
  /** Pages of partners are looked at each night. */
  hasCheckups: boolean;
  /** How far visitors come in the form. */
  funnel: FunnelCounter;
  marks: Marks;
  /** Removes mail about something that was not sent but kept. */
  forgetMail(uuid: string): Promise<void>;
  /** Whether invented shops and recent requests are shown. */
  invented: boolean;
  /** The day of the terms that the site shows, stored with each request. */
  termsDated: string;
  /** Which shops may see the contact of a new request. */
  contactRelease: ContactRelease;
  /** Without it, nobody looks for trouble. */
  alarms?: AlarmWatch | undefined;
  /** Without it, nothing is counted. */
  limits?: RateLimits | undefined;
}
