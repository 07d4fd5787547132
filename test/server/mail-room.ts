import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { deliveries, installation } from '#server/db/schema.ts';
import { type Listener, Outbox } from '#server/deliveries/outbox.ts';
import type { DeliveryOptions } from '#server/deliveries/start-deliveries.ts';
import { tick } from '#server/life/clock.ts';
import type { Life } from '#server/life/life.ts';
import { followMail } from '#server/start/follow-mail.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openSeededDatabase, type TestDatabase } from './databases.ts';
import { deliver } from './deliver.ts';
import { quiet, type TestClock } from './quiet.ts';
import { enquiryBody } from './site-forms.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';

/** The address of the person who asks or writes. */
export const EMAIL = 'hanako@example.jp';
export const OPERATOR_MAIL = 'operator@takakurabe.example';

/** A server with its database, and a mail server; for the tests of one file. */
export class MailRoom {
  opened!: TestDatabase;
  server!: TestApp;
  smtp!: TestSmtp;
  readonly outbox: Outbox;
  readonly life: Life;
  readonly clock: TestClock;

  constructor(listeners: readonly Listener[] = []) {
    ({ outbox: this.outbox, life: this.life, clock: this.clock } = quiet(new Outbox(listeners)));
    beforeAll(async () => {
      this.opened = await openSeededDatabase();
      this.server = await startTestApp({ opened: this.opened, outbox: this.outbox, clock: this.clock });
      await this.server.db.insert(installation).values({}).onConflictDoNothing();
    });
    afterAll(() => this.server.close());
    beforeEach(async () => {
      await this.server.reset();
      this.clock.reset();
      this.smtp = await startSmtp();
    });
    afterEach(() => this.smtp.stop());
  }

  /** Starts the deliveries. */
  start(env: Record<string, string> = {}, options: DeliveryOptions = {}) {
    const settings = {
      SMTP_URL: this.smtp.url,
      MAIL_FROM: 'noreply@takakurabe.example',
      OPERATOR_EMAIL: OPERATOR_MAIL,
      OPERATOR_NAME: '見本株式会社',
      OPERATOR_REPRESENTATIVE: '見本 一郎',
      OPERATOR_ADDRESS: '東京都',
      OPERATOR_PHONE: '03-0000-0000',
    };
    return deliver(
      this.opened,
      this.outbox,
      { ...settings, ...env },
      { follow: followMail(this.life), now: this.clock.now, ...options },
    );
  }

  /** The day is over after which a seller gets the next mail with news. */
  async nextDay(): Promise<void> {
    await this.pass(24 * 60);
  }

  /** Lets minutes pass, and the clock does its work. */
  async pass(minutes: number): Promise<void> {
    this.clock.advance(minutes);
    await tick(this.life, this.server.db);
  }

  /** How many deliveries are in each state. */
  async states(): Promise<Record<string, number>> {
    const rows = await this.server.db.select().from(deliveries);
    const counts = [...Map.groupBy(rows, ({ state }) => state)].map(([state, of]) => [state, of.length]);
    return Object.fromEntries(counts);
  }

  /** Waits until the deliveries are in these states. */
  async settled(states: Record<string, number>): Promise<void> {
    const options = { timeout: 30_000, interval: 100 };
    await vi.waitFor(async () => expect(await this.states()).toEqual(states), options);
  }

  mailTo(address: string) {
    return this.smtp.accepted.filter(({ recipients }) => recipients.includes(address));
  }

  /** A seller asks for quotes. */
  async ask(customer: Record<string, string> = {}) {
    return (await this.server.submit({ customer: { email: EMAIL, ...customer } })).body;
  }

  /** A visitor writes. */
  async enquire(contact: Record<string, string> = {}): Promise<void> {
    const { path: url } = CALLS.sendEnquiry;
    await this.server.app.inject({ method: 'POST', url, payload: enquiryBody({ email: EMAIL, ...contact }) });
  }
}
