import { join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod/mini';
import { isKeyOf, keysOf } from '#contract/base/keys.ts';
import { LIMITS } from '#contract/base/limits.ts';
import { DEFAULT_PRODUCT_NAME } from '#contract/base/product.ts';
import { isEmail, mailAddressOf } from '#contract/customer/email.ts';
import { CHECKUP_ENGINES, type CheckupEngine } from '#contract/embed/checkups.ts';
import { PLACE_RULES, type PlaceRules } from '#contract/life/clocks.ts';
import { CONTACT_RELEASES, type ContactRelease } from '#contract/life/follow-up.ts';
import { TLS_MODES } from './connection.ts';
import { StartError } from './errors.ts';
import { missingOfOperator, type SiteConfig, siteConfig, siteEnvironment } from './site-config.ts';
import { hasKnownQuery } from './smtp-url.ts';
import { isWebhookSecret, WEBHOOK_SECRET } from './webhook-secret.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const BROWSERS = keysOf(CHECKUP_ENGINES)
  .map((engine) => `${engine}:/path`)
  .join(',');

/** Engines with the paths of their browsers. */
const browsersIn = (text: string): CheckupBrowser[] =>
  partsOf(text).flatMap((part) => {
    const [engine = '', ...rest] = part.split(':');
    const path = rest.join(':');
    return isKeyOf(CHECKUP_ENGINES, engine) && path ? [{ engine, path }] : [];
  });

const areBrowsers = (text: string) => browsersIn(text).length === partsOf(text).length;

/** Room that keeps the embedded database running and lets an operator work. */
const DISK_RESERVE_MB = 200;

const SET_ASIDE_DAYS = 7;

/** The proxies that `TRUST_PROXY=on` trusts: those on this machine and in its private network. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const partsOf = (text: string) => text.split(',').map((part) => part.trim());

const areNetworks = (text: string) =>
  partsOf(text).every((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part));

const areProxies = (text: string) => text === 'on' || text === 'off' || areNetworks(text);

function proxies(text: string): false | string[] {
  if (text === 'off') return false;
  return text === 'on' ? PRIVATE_NETWORKS : partsOf(text);
}

/** Bucket and prefix. */
const S3_URL = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Sender and operator of mails that are kept and not sent. */
const KEPT_FROM = 'noreply@takakurabe.example';
const KEPT_OPERATOR = 'operator@takakurabe.example';

const MIGRATE = ['start', 'check'] as const;

const SEEDS = ['demo', 'reference', 'none'] as const;

const FORM_LIBRARIES = ['preact', 'react'] as const;

function hasKnownTls(url: string): boolean {
  const [, mode] = /[?&]sslmode=([^&]*)/.exec(url) ?? [];
  return mode === undefined || TLS_MODES.includes(mode);
}

const whole = z.multipleOf(1, { error: 'a whole number', abort: true });
const atLeast = (least: number) => z.gte(least, `at least ${least}`);
const atMost = (most: number) => z.lte(most, `at most ${most.toLocaleString('en')}`);
const moreThanNothing = z.positive('more than 0');

const someTime = (usual: number) =>
  z._default(z.coerce.number('a number').check(moreThanNothing, atMost(365)), usual);

const text = (...checks: z.core.$ZodCheck<string>[]) => z.optional(z.string().check(...checks));
const oneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, `one of ${words.join(', ')}`);
const onOrOff = z.enum(['on', 'off'], 'on or off');

const mailAddress = z
  .string()
  .check(
    z.overwrite(mailAddressOf),
    z.refine(isEmail, 'an e-mail address such as noreply@takakurabe.example'),
  );

/** Values that are not repeated where somebody reads them: they contain passwords. */
const SECRET = ['DATABASE_URL', 'SMTP_URL', 'LINK_SECRET', 'ALARM_URL', 'ALARM_SECRET'];

const SECRET_CHARACTERS = 32;

const PORT = 'a port number from 0 to 65535';
const METRICS_PORT = 'a port number from 1 to 65535';

/** All environment variables that the server reads, with their defaults. */
const environment = z.object({
  PORT: z._default(z.coerce.number(PORT).check(whole, z.gte(0, PORT), z.lte(65_535, PORT)), 3000),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), 'data'),
  RELEASES_DIR: text(),
  PHOTO_STORE: text(
    z.regex(S3_URL, 's3:// with a bucket and, if you like, a prefix, such as s3://bucket/photos'),
  ),
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'an http(s) URL' })),
  S3_REGION: text(),
  S3_PATH_STYLE: z.optional(onOrOff),
  DISK_RESERVE_MB: z._default(
    z.coerce.number('a number of megabytes').check(whole, atLeast(0)),
    DISK_RESERVE_MB,
  ),
  RETENTION_DAYS: z.optional(z.coerce.number('a number of days').check(whole, atLeast(1))),
  SET_ASIDE_DAYS: z._default(z.coerce.number('a number of days').check(whole, atLeast(1)), SET_ASIDE_DAYS),
  REMIND_AFTER_HOURS: someTime(PLACE_RULES.remindHours),
  PASS_ON_AFTER_DAYS: someTime(PLACE_RULES.silentDays),
  PASS_ON_LOOKED_AFTER_DAYS: someTime(PLACE_RULES.lookedDays),
  SEEK_SHOPS_DAYS: someTime(PLACE_RULES.seekDays),
  MOST_SHOPS_TOLD: z._default(
    z.coerce.number('a number of shops').check(whole, atLeast(LIMITS.matchedShops)),
    PLACE_RULES.mostTold,
  ),
  CONTACT_RELEASE: z._default(oneOf(keysOf(CONTACT_RELEASES)), 'all'),
  DISCLOSURE_YEARS: z._default(z.coerce.number('a number of years').check(whole, atLeast(1)), 3),
  SHUTDOWN_MS: z._default(
    z.coerce.number('a number of milliseconds').check(whole, atLeast(0), atMost(600_000)),
    0,
  ),
  METRICS_PORT: z.optional(
    z.coerce.number(METRICS_PORT).check(whole, z.gte(1, METRICS_PORT), z.lte(65_535, METRICS_PORT)),
  ),
  METRICS_HOST: z._default(z.string(), 'localhost'),
  DATABASE_POOL: z._default(
    z.coerce.number('a number of connections').check(whole, atLeast(2), atMost(500)),
    10,
  ),
  DATABASE_URL: text(
    z.regex(/^postgres(ql)?:\/\/./, 'a PostgreSQL URL such as postgres://user:password@host:5432/name'),
    z.refine(hasKnownTls, `sslmode=${TLS_MODES.join(', sslmode=')}, or without sslmode`),
  ),
  MIGRATE: z._default(oneOf(MIGRATE), 'start'),
  LOG_LEVEL: z._default(oneOf(LOG_LEVELS), 'info'),
  PRODUCT_NAME: z._default(z.string().check(z.maxLength(50, 'at most 50 characters')), DEFAULT_PRODUCT_NAME),
  DEMO: z.optional(onOrOff),
  SEED: z.optional(oneOf(SEEDS)),
  FORM_LIBRARY: z._default(oneOf(FORM_LIBRARIES), 'preact'),
  RATE_LIMITS: z._default(onOrOff, 'on'),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          areProxies,
          'on, off, or the addresses and networks of proxies such as 10.0.0.0/8, 203.0.113.5',
        ),
      ),
    'off',
  ),
  SMTP_URL: z.optional(
    z
      .url({ protocol: /^smtps?$/, error: 'a URL such as smtps://user:password@host or smtp://host:587' })
      .check(
        z.refine(
          hasKnownQuery,
          'a URL with nothing behind its question mark but requireTLS=false, tls.rejectUnauthorized=false or tls.servername=HOST',
        ),
      ),
  ),
  MAIL_FROM: z.optional(mailAddress),
  MAIL_DKIM_SELECTOR: text(z.regex(/^[\w.-]+$/, 'the name of a key in the DNS')),
  MAIL_DKIM_KEY: text(),
  WEBHOOKS_FILE: text(),
  WEBHOOK_ALLOW: text(z.refine(areNetworks, 'addresses and networks such as 10.0.0.0/8')),
  CHECKUP_BROWSERS: text(z.refine(areBrowsers, `${BROWSERS}, or one of them`)),
  ALARM_URL: z.optional(z.url({ protocol: /^https?$/, error: 'an http(s) URL' })),
  ALARM_SECRET: text(z.refine(isWebhookSecret, WEBHOOK_SECRET)),
  BACKUP_EVERY: z.optional(z.coerce.number('a number of hours').check(atLeast(0.25), atMost(168))),
  BACKUP_TO: text(),
  BACKUP_EXPECTED_HOURS: z.optional(z.coerce.number('a number of hours').check(moreThanNothing)),
  LINK_SECRET: text(
    z.minLength(SECRET_CHARACTERS, `at least ${SECRET_CHARACTERS} characters that nobody guesses`),
  ),
  ...siteEnvironment,
});

/** An empty setting counts as none, as .env files write them. */
const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The place of the photos in a store that speaks S3. */
export interface S3Place {
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** Undefined: that of AWS, or of AWS_ENDPOINT_URL_S3. */
  endpoint: string | undefined;
  /** Undefined: as the SDK finds it (AWS_REGION, the files of the AWS CLI). */
  region: string | undefined;
  /** The bucket stands in the path and not in the host. */
  pathStyle: boolean;
}

/** How mail is sent. */
export interface MailSettings {
  /** Undefined: mail is kept in the data folder, and not sent. */
  smtpUrl: string | undefined;
  /** The address of the sender; its name is that of the product. */
  from: string;
  /** The key that mail is signed with: its name in the DNS, and its file. */
  dkim: { selector: string; keyFile: string } | undefined;
  /** The address of the operator; undefined: the operator gets no mail. */
  operator: string | undefined;
}

/** Calls to the operator when something is wrong. */
export interface AlarmSettings {
  /** Where calls go, and the secret that signs them; undefined: nobody is called. */
  call: { url: string; secret: string } | undefined;
  /** How old the last backup may be; undefined: nobody expects one. */
  backupHours: number | undefined;
}

/** Backups that the server makes by itself. */
export interface BackupSettings {
  everyHours: number;
  /** Where each gets a folder of its own. */
  folder: string;
}

/** A browser of this machine that looks at pages of partners. */
export interface CheckupBrowser {
  engine: CheckupEngine;
  path: string;
}

export interface Config {
  port: number;
  /** The host to listen on. `localhost` can be reached from this machine only, `0.0.0.0` from everywhere. */
  host: string;
  /** Absolute path of the folder for the embedded database and the photos. */
  dataDir: string;
  /** Absolute path of the folder for the built files of earlier releases. */
  releasesDir: string;
  /** Photos are kept there; undefined: in `dataDir`. */
  photoStore: S3Place | undefined;
  /** How much of the disk stays free: submissions that would leave less are refused. */
  diskReserveBytes: number;
  /** Requests older than this are erased with all photos. Undefined: none are erased. */
  retentionDays: number | undefined;
  /** For how long photos without a request are kept for a person to decide. */
  setAsideDays: number;
  places: PlaceRules;
  /** Which shops may see the contact of a new request. */
  contactRelease: ContactRelease;
  /** For how many years the ledger of disclosures is kept. */
  disclosureYears: number;
  /** How long the server answers that it is leaving before it refuses calls. */
  shutdownMs: number;
  /** Host and port of the figures for Prometheus; undefined: they are not served. */
  metrics: { port: number; host: string } | undefined;
  /** How many connections to the database this process opens at most. */
  databasePool: number;
  /** If set, a PostgreSQL of version 15 or later; otherwise the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether the server migrates and seeds the database when it starts, or only checks that it is up to date. */
  migrate: (typeof MIGRATE)[number];
  logLevel: (typeof LOG_LEVELS)[number];
  productName: string;
  /**
   * Contents of an empty database: catalogue and addresses (`reference`), also invented shops and recent requests
   * (`demo`), or nothing.
   */
  seed: (typeof SEEDS)[number];
  /** Serves `/demo/` and the calls that fail on purpose. */
  demo: boolean;
  /**
   * The networks whose machines may name the caller in X-Forwarded-For and x-request-id; false for none. The caller is
   * the last address outside these networks, because anybody could have written the addresses left of it.
   */
  trustProxy: false | string[];
  /** Counts calls by address and by person. Off only to measure or test. */
  rateLimits: boolean;
  /**
   * The library that `/widget/appraisal-form.js` is linked against. The file of each library also has a name of its
   * own.
   */
  formLibrary: (typeof FORM_LIBRARIES)[number];
  mail: MailSettings;
  /** The file that lists webhooks; undefined: there are none. */
  webhooksFile: string | undefined;
  /** Networks that are not public and that webhooks may reach. */
  webhookAllow: readonly string[];
  /** Without one, partners cannot ask for checkups of their pages. */
  checkupBrowsers: readonly CheckupBrowser[];
  alarms: AlarmSettings;
  /** Undefined: an operator makes them. */
  backups: BackupSettings | undefined;
  /** The secret of the links in mails. Undefined: one that the database made for itself. */
  linkSecret: string | undefined;
  /** The public site. */
  site: SiteConfig;
}

/**
 * Reads the settings from the environment.
 * @throws StartError that names every bad key and what it should be
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = environment.safeParse(withoutEmpty(env));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const key = String(issue.path[0]);
      const value = SECRET.includes(key) ? 'not usable' : JSON.stringify(env[key]);
      return `  ${key} is ${value}, should be: ${issue.message}`;
    });
    throw new StartError(
      `Bad settings:\n${lines.join('\n')}`,
      'Correct them in the environment or in .env; .env.example explains each.',
    );
  }
  const values = result.data;
  const missing = missingOfOperator(values);
  if (missing.length > 0) {
    throw new StartError(
      `Something of the operator is set, but not ${missing.join(', ')}.`,
      'Set all of them, or none: then every page says that it is a sample.',
    );
  }
  // Invented things are for trying it out: never for a public site, nor in somebody's own database.
  const tryingOut = !values.SITE_URL && !values.DATABASE_URL;
  const site = siteConfig(values);
  const isSample = tryingOut && !site.settings.operator;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    releasesDir: resolve(values.RELEASES_DIR ?? join(values.DATA_DIR, 'releases')),
    photoStore: s3Place(values),
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    retentionDays: values.RETENTION_DAYS,
    setAsideDays: values.SET_ASIDE_DAYS,
    places: {
      ...PLACE_RULES,
      remindHours: values.REMIND_AFTER_HOURS,
      silentDays: values.PASS_ON_AFTER_DAYS,
      lookedDays: values.PASS_ON_LOOKED_AFTER_DAYS,
      seekDays: values.SEEK_SHOPS_DAYS,
      mostTold: values.MOST_SHOPS_TOLD,
    },
    contactRelease: values.CONTACT_RELEASE,
    disclosureYears: values.DISCLOSURE_YEARS,
    shutdownMs: values.SHUTDOWN_MS,
    metrics: values.METRICS_PORT ? { port: values.METRICS_PORT, host: values.METRICS_HOST } : undefined,
    databasePool: values.DATABASE_POOL,
    databaseUrl: values.DATABASE_URL,
    migrate: values.MIGRATE,
    logLevel: values.LOG_LEVEL,
    productName: values.PRODUCT_NAME,
    seed: values.SEED ?? (isSample ? 'demo' : 'reference'),
    demo: values.DEMO ? values.DEMO === 'on' : tryingOut,
    trustProxy: proxies(values.TRUST_PROXY),
    rateLimits: values.RATE_LIMITS === 'on',
    formLibrary: values.FORM_LIBRARY,
    mail: mailSettings(values),
    webhooksFile: values.WEBHOOKS_FILE,
    webhookAllow: values.WEBHOOK_ALLOW ? partsOf(values.WEBHOOK_ALLOW) : [],
    checkupBrowsers: values.CHECKUP_BROWSERS ? browsersIn(values.CHECKUP_BROWSERS) : [],
    alarms: alarmSettings(values),
    backups: backupSettings(values),
    linkSecret: values.LINK_SECRET,
    site,
  };
}

/** @throws StartError if backups had no place */
function backupSettings({
  BACKUP_EVERY: everyHours,
  BACKUP_TO: folder,
}: z.infer<typeof environment>): BackupSettings | undefined {
  if (everyHours === undefined) return undefined;
  if (folder === undefined)
    throw new StartError(
      'BACKUP_EVERY is set, but BACKUP_TO is not.',
      'Set it to a folder, on another disk.',
    );
  return { everyHours, folder: resolve(folder) };
}

/** @throws StartError if calls could not be signed */
function alarmSettings(values: z.infer<typeof environment>): AlarmSettings {
  const { ALARM_URL: url, ALARM_SECRET: secret, BACKUP_EVERY: everyHours } = values;
  // One that is made by itself may take its time, or fail once.
  const backupHours = values.BACKUP_EXPECTED_HOURS ?? (everyHours && 2 * everyHours + 1);
  if (!url) return { call: undefined, backupHours };
  if (!secret)
    throw new StartError('ALARM_URL is set, but ALARM_SECRET is not.', `Set it to ${WEBHOOK_SECRET}.`);
  return { call: { url, secret }, backupHours };
}

/** @throws StartError if mail is to be sent but no mail server is set */
function mailSettings(values: z.infer<typeof environment>): MailSettings {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: keyFile } = values;
  if (smtpUrl && !from)
    throw new StartError('SMTP_URL is set, but MAIL_FROM is not.', 'Set it to the address that sends.');
  if (!selector !== !keyFile)
    throw new StartError('Of MAIL_DKIM_SELECTOR and MAIL_DKIM_KEY only one is set.', 'Set both, or none.');
  return {
    smtpUrl,
    from: from ?? KEPT_FROM,
    dkim: selector && keyFile ? { selector, keyFile } : undefined,
    operator: values.OPERATOR_EMAIL ?? (smtpUrl ? undefined : KEPT_OPERATOR),
  };
}

function s3Place(values: z.infer<typeof environment>): S3Place | undefined {
  const [, bucket, path = ''] = S3_URL.exec(values.PHOTO_STORE ?? '') ?? [];
  if (!bucket) return undefined;
  const endpoint = values.S3_ENDPOINT;
  return {
    bucket,
    prefix: path === '' ? '' : `${path.slice(1)}/`,
    endpoint,
    region: values.S3_REGION,
    pathStyle: values.S3_PATH_STYLE ? values.S3_PATH_STYLE === 'on' : endpoint !== undefined,
  };
}
