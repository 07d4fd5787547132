import { resolve } from 'node:path';
import * as z from 'zod';
import { DEFAULT_PRODUCT_NAME } from '#contract/product.ts';
import { StartError } from './errors.ts';
import { type SiteConfig, siteConfig, siteEnvironment } from './pages/site-config.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Room for the embedded database to go on, and for an operator to work. */
const DISK_RESERVE_MB = 200;

const emptyMeansUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(emptyMeansUnset, schema);

/** All environment variables that the server reads, with their defaults. */
const environment = z.object({
  PORT: setting(
    z.coerce.number('a port number from 0 to 65535').int('a whole number').min(0).max(65_535).default(3000),
  ),
  HOST: setting(z.string().default('localhost')),
  DATA_DIR: setting(z.string().default('data')),
  DISK_RESERVE_MB: setting(
    z.coerce.number('a number of megabytes').int('a whole number').min(0).default(DISK_RESERVE_MB),
  ),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/./, 'a PostgreSQL URL such as postgres://user:password@host:5432/name')
      .optional(),
  ),
  LOG_LEVEL: setting(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info')),
  PRODUCT_NAME: setting(z.string().max(50, 'at most 50 characters').default(DEFAULT_PRODUCT_NAME)),
  DEMO: setting(z.enum(['on', 'off'], 'on or off').default('on')),
  RATE_LIMITS: setting(z.enum(['on', 'off'], 'on or off').default('on')),
  TRUST_PROXY: setting(z.enum(['on', 'off'], 'on or off').default('off')),
  ...siteEnvironment,
});

export interface Config {
  port: number;
  /** Where to listen. `localhost` can be reached from this machine only, `0.0.0.0` from everywhere. */
  host: string;
  /** Absolute path of the folder for the embedded database and the photos. */
  dataDir: string;
  /** How much of the disk stays free: submissions that would leave less are refused. */
  diskReserveBytes: number;
  /** If set, a PostgreSQL of version 15 or later; otherwise the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  productName: string;
  /** Serves `/demo/` and the calls that fail on purpose. */
  demo: boolean;
  /**
   * Trusts X-Forwarded-For and x-request-id. Only for a server behind a proxy that sets them, or callers could claim
   * any IP address.
   */
  trustProxy: boolean;
  /** Counts what comes from an address and for a person. Off only to measure or test. */
  rateLimits: boolean;
  /** The public site. */
  site: SiteConfig;
}

/**
 * Reads the settings from the environment.
 * @throws StartError that names every bad key and what it should be
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const key = String(issue.path[0]);
      // The URL of a database may contain its password.
      const value = key === 'DATABASE_URL' ? 'not usable' : JSON.stringify(env[key]);
      return `  ${key} is ${value}, should be: ${issue.message}`;
    });
    throw new StartError(
      `Bad settings:\n${lines.join('\n')}`,
      'Correct them in the environment or in .env; .env.example explains each.',
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    diskReserveBytes: values.DISK_RESERVE_MB * 1024 * 1024,
    databaseUrl: values.DATABASE_URL,
    logLevel: values.LOG_LEVEL,
    productName: values.PRODUCT_NAME,
    demo: values.DEMO === 'on',
    trustProxy: values.TRUST_PROXY === 'on',
    rateLimits: values.RATE_LIMITS === 'on',
    site: siteConfig(values),
  };
}
