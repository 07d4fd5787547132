import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { Config, MailSettings } from '../base/config.ts';
import type { Logger } from '../base/logging.ts';
import type { Database } from '../db/open.ts';
import { type Job, type Patience, startQueue, type Task } from '../db/queue.ts';
import { bury, type Carrier, type Courier, carryOut, type Follower, handOn } from './carry-out.ts';
import { openLinks } from './links/links.ts';
import { followErasedMail, forgetErased } from './mail/kept-mail.ts';
import { mailCarrier } from './mail/mail-carrier.ts';
import { officeOf } from './mail/office.ts';
import {
  keepingTransport,
  MAIL_CONNECTIONS,
  type SmtpTimes,
  smtpTransport,
  type Transport,
} from './mail/transport.ts';
import type { Outbox } from './outbox.ts';
import { pushCarrier } from './push/push-carrier.ts';
import { lineOfWebhook, MAIL_LINE, MEDIA_LINE, PUSH_LINE, Relay, SHOPS_LINE } from './relay.ts';
import { findLost, upkeepTasks } from './upkeep.ts';
import type { Endpoint } from './webhooks/endpoints.ts';
import type { AllowedNetworks } from './webhooks/guarded-lookup.ts';
import { mediumCarrier } from './webhooks/medium-carrier.ts';
import { shopCarrier } from './webhooks/shop-carrier.ts';
import { webhookCarrier } from './webhooks/webhook-carrier.ts';

type Settings = Pick<
  Config,
  'dataDir' | 'linkSecret' | 'port' | 'mail' | 'places' | 'productName' | 'webhookAllow'
> & {
  site: { settings: Pick<SiteSettings, 'siteUrl' | 'operator'> };
};

export interface DeliveryOptions {
  endpoints?: readonly Endpoint[];
  /** Networks that are not public and may be called for partners, shops and devices: none, but in tests. */
  othersAllowed?: AllowedNetworks;
  /** The name of the operator that is published at the desk. */
  operatorName?: () => string | undefined;
  /** How long the endpoint of a webhook may take. */
  answerMs?: number;
  /** Does more when a delivery has ended. */
  follow?: Follower;
  /** Other tasks of this process. */
  tasks?: readonly Task[];
  /** The time at which mails are written; that of the machine if it is left out. */
  now?: () => Date;
  times?: SmtpTimes;
  patience?: Patience;
}

export interface Deliveries {
  stop(): Promise<void>;
}

/** At most 80 mails a second in a process, which is about a fifth of a core. */
const LEAST_MS = 150;

/** A mailbox at which the mail server hangs for minutes leaves the other connections to others. */
const TO_ONE_MAILBOX = 3;

/** How many calls are on their way to one endpoint. Each endpoint has a line, so one that stalls holds up no other. */
const WEBHOOK_PLACES = 5;

/** The endpoints of all partners share a line, so it is wide, and one that stalls takes few of its places. So do shops. */
const SHARED_PLACES = 20;
const TO_ONE_ENDPOINT = 2;

/** A push service answers at once. */
const PUSH_PLACES = 10;

/** Carries out the deliveries of the outbox, together with all other processes on the same database. */
export async function startDeliveries(
  database: Database,
  outbox: Outbox,
  config: Settings,
  log: Logger,
  {
    endpoints = [],
    othersAllowed = [],
    operatorName,
    answerMs,
    follow = async () => {},
    tasks = [],
    times,
    patience,
    now,
  }: DeliveryOptions = {},
): Promise<Deliveries> {
  const { db } = database;
  const transport = await openTransport(config, log, times);
  const { links, secret } = await openLinks(db, {
    linkSecret: config.linkSecret,
    // Mail that is kept is read on this machine.
    siteUrl: config.site.settings.siteUrl || (isSmtp(config.mail) ? '' : `http://localhost:${config.port}`),
  });
  const officeNow = () => ({ ...officeOf(db, links, config, operatorName?.()), ...(now && { now }) });
  const carrier = mailCarrier(() => ({ ...officeNow(), transport, secret, settings: config.mail }));
  const devices = pushCarrier(() => ({ ...officeNow(), allowed: othersAllowed, answerMs }));
  const courier: Courier = { db, log, follow };
  const workOf = (by: Carrier) => (job: Job) => carryOut(courier, by, job);
  const queue = await startQueue(
    database,
    {
      tasks: [...tasks, ...upkeepTasks(db, log)],
      lines: [
        {
          name: MAIL_LINE,
          places: MAIL_CONNECTIONS,
          perReader: TO_ONE_MAILBOX,
          leastMs: LEAST_MS,
          work: workOf(carrier),
        },
        {
          name: PUSH_LINE,
          places: PUSH_PLACES,
          perReader: 1,
          leastMs: LEAST_MS,
          work: workOf(devices),
        },
        {
          name: MEDIA_LINE,
          places: SHARED_PLACES,
          perReader: TO_ONE_ENDPOINT,
          leastMs: LEAST_MS,
          work: workOf(mediumCarrier(db, othersAllowed, answerMs)),
        },
        {
          name: SHOPS_LINE,
          places: SHARED_PLACES,
          perReader: TO_ONE_ENDPOINT,
          leastMs: LEAST_MS,
          work: workOf(shopCarrier(officeNow, othersAllowed, answerMs)),
        },
        ...endpoints.map((endpoint) => ({
          name: lineOfWebhook(endpoint.name),
          places: WEBHOOK_PLACES,
          leastMs: LEAST_MS,
          work: workOf(webhookCarrier(db, endpoint, config.webhookAllow, answerMs)),
        })),
      ],
      giveUp: (job) => bury(courier, job),
      handOn,
      ...(patience && { patience }),
    },
    log,
  );
  await forgetErased(db, config.dataDir);
  const endFollowing = followErasedMail(db, config.dataDir);
  await findLost(db, log);
  const relay = new Relay(
    db,
    queue,
    endpoints.map(({ name }) => name),
    log,
  );
  outbox.onPost(() => relay.wake());
  const stop = async () => {
    endFollowing();
    await relay.end();
    await queue.stop();
    transport.close();
  };
  return { stop };
}

function openTransport(
  { mail, dataDir }: Settings,
  log: Logger,
  times?: SmtpTimes,
): Promise<Transport> | Transport {
  if (isSmtp(mail)) return smtpTransport(mail, log, times);
  log.info('no SMTP_URL: mail is not sent, but kept in the data folder (demo: /demo/mail/)');
  return keepingTransport(dataDir);
}

const isSmtp = (mail: MailSettings): mail is MailSettings & { smtpUrl: string } => mail.smtpUrl !== undefined;
