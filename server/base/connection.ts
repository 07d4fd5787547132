import type { PoolConfig } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { messageOf, StartError } from './errors.ts';

/**
 * Ways to connect that mean the same in every release of the driver. It reads `require` and others as `verify-full`
 * today, and will connect without checking the certificate one day.
 */
export const TLS_MODES = ['disable', 'verify-full', 'no-verify'];

/**
 * How to connect to a PostgreSQL elsewhere, with or without TLS, as its URL says. For everything that connects: the pool,
 * which the queue shares, migrations, and the commands of operators. Certificates are read once.
 * @throws StartError if the URL, or a file that it names, cannot be read
 */
export function connectionOf(url: string): PoolConfig {
  try {
    return parseIntoClientConfig(url);
  } catch (cause) {
    throw new StartError(
      `DATABASE_URL cannot be used: ${messageOf(cause)}`,
      'Correct it. The files that it names (sslrootcert, sslcert, sslkey) must be readable for this process.',
      { cause },
    );
  }
}

/** Says in words whether the traffic to the database is protected. */
export function protectionOf({ ssl, host }: PoolConfig): string {
  if (ssl) return ', encrypted';
  const staysHere = !host || host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host);
  return staysHere ? '' : ', not encrypted';
}
