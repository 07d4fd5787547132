import { Client, type PoolConfig } from 'pg';
import { connectionOf } from '../base/connection.ts';
import { codeOf, StartError } from '../base/errors.ts';

/** How soon a place has to say whether it takes writes. */
const ASK_MS = 2_000;

/** A connection ends after this time, so that none stays for long with a place that takes no writes any more. */
const LIFETIME_S = 60;

/** The state of PostgreSQL for a write at a place that only reads. */
const READ_ONLY = '25006';

/** Values of `target_session_attrs`, as libpq names them, under which a place takes writes. */
const WRITING = ['read-write', 'primary'];

/** Where one of several PostgreSQLs of a cluster is reached. */
export interface DatabaseHost {
  host: string;
  port: number;
}

/**
 * How to connect to a PostgreSQL elsewhere, as its URL says. Where it names several hosts (`db1:5432,db2:5432`), or
 * asks for it with `target_session_attrs`, each connection goes to the one that takes writes at the moment: a standby
 * that is promoted is found by the next connection.
 * @throws StartError if the URL, or a file that it names, cannot be read
 */
export function primaryOf(url: string): PoolConfig {
  const [, head = '', hosts = '', tail = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s.exec(url) ?? [];
  const [path = '', query = ''] = tail.split(/\?(.*)/s);
  const parameters = new URLSearchParams(query);
  const attributes = parameters.get('target_session_attrs');
  if (!hosts.includes(',') && attributes === null) return connectionOf(url);
  if (attributes !== null && !WRITING.includes(attributes)) throw readsOnly(attributes);
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `${path}?${parameters}` : path;
  const connections = hosts.split(',').map((host) => connectionOf(head + host + rest));
  const places = connections.map(({ host, port }) => ({ host: host ?? '', port: port ?? 5432 }));
  return { ...connections[0], maxLifetimeSeconds: LIFETIME_S, Client: clientOf(places) };
}

/** One connection of its own, besides those of a pool. */
export const connect = (connection: PoolConfig): Client =>
  new ((connection.Client ?? Client) as typeof Client)(connection);

/** The place only reads: it is a standby, or was the primary until now. A connection to it is of no use. */
export function isReadOnly(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (codeOf(at) === READ_ONLY) return true;
  return false;
}

type Done = Parameters<Client['connect']>[0];

/** A class of connections to the place that takes writes. All of them remember together which one it is. */
function clientOf(places: readonly DatabaseHost[]): typeof Client {
  let primary: DatabaseHost | undefined;

  return class PrimaryClient extends Client {
    readonly #config: PoolConfig;

    constructor(config: PoolConfig = {}) {
      super(config);
      this.#config = config;
    }

    override connect(): Promise<Client>;
    override connect(done: Done): void;
    override connect(done?: Done): Promise<Client> | undefined {
      const connection = this.#connect();
      if (!done) return connection;
      const tell = done as (error: Error | null, client: Client) => void;
      connection.then(
        () => tell(null, this),
        (error) => tell(error, this),
      );
      return undefined;
    }

    async #connect(): Promise<Client> {
      primary ??= await Promise.any(places.map((place) => writingPlace(this.#config, place))).catch(nowhere);
      const place = primary;
      try {
        Object.assign(this, place);
        await super.connect();
        await requireWrites(this);
        return this;
      } catch (error) {
        if (primary === place) primary = undefined;
        // The pool does not end a connection that failed.
        void this.end().catch(() => {});
        throw error;
      }
    }
  };
}

async function writingPlace(config: PoolConfig, place: DatabaseHost): Promise<DatabaseHost> {
  const { password } = config;
  const patience = { connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS };
  // A pool hides the password from copies of its settings.
  const client = new Client({ ...config, ...(password && { password }), ...place, ...patience });
  client.on('error', () => {});
  try {
    await client.connect();
    await requireWrites(client);
    return place;
  } finally {
    void client.end().catch(() => {});
  }
}

async function requireWrites(client: Pick<Client, 'query'>): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'off') return;
  throw Object.assign(new Error('this place takes no writes at the moment'), { code: READ_ONLY });
}

/** @throws the reason of the first place that was named */
function nowhere(error: AggregateError): never {
  throw error.errors[0];
}

const readsOnly = (attributes: string) =>
  new StartError(
    `DATABASE_URL cannot be used: target_session_attrs=${attributes} does not ask for a place that takes writes.`,
    `Write target_session_attrs=${WRITING.join(' or ')}, or leave it out.`,
  );
