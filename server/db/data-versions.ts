import { databaseTrouble } from '../base/database-trouble.ts';
import type { Db } from './open.ts';
import { dataVersions } from './schema.ts';

/** How soon a process notices that data have changed. */
const POLL_MS = 2_000;

type Name = (typeof dataVersions.$inferSelect)['name'];

interface Follower {
  name: Name;
  /** The version that was loaded last. */
  version: string | undefined;
  load(): Promise<void>;
}

/** Notices when the data that processes keep in memory change in the database, whichever process changes them. */
export class DataVersions {
  readonly #db: Db;
  readonly #say: (line: string) => void;
  readonly #followers: Follower[] = [];
  #timer: NodeJS.Timeout | undefined;
  #ended = false;

  /** @param say is called with a line for each notice */
  constructor(db: Db, say: (line: string) => void) {
    this.#db = db;
    this.#say = say;
  }

  /** Calls `load` now, and again soon after each change. */
  async follow(name: Name, load: () => Promise<void>): Promise<void> {
    // Read before the data: a change in between is loaded again.
    const version = (await this.#read()).get(name);
    await load();
    this.#followers.push({ name, version, load });
    if (!this.#timer) this.#wait();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    if (!this.#ended)
      this.#timer = setTimeout(() => this.#poll().finally(() => this.#wait()), POLL_MS).unref();
  }

  /**
   * A version that cannot be read or loaded, because the database is away or for another reason, is tried again the
   * next time.
   */
  async #poll(): Promise<void> {
    try {
      const versions = await this.#read();
      for (const follower of this.#followers)
        await this.#loadIfChanged(follower, versions.get(follower.name));
    } catch (error) {
      if (!databaseTrouble(error)) this.#say(`changed data cannot be read: ${error}`);
    }
  }

  async #loadIfChanged(follower: Follower, version: string | undefined): Promise<void> {
    if (version === follower.version) return;
    await follower.load();
    follower.version = version;
    this.#say(`${follower.name}: changed in the database, read again`);
  }

  async #read(): Promise<Map<Name, string>> {
    const rows = await this.#db.select().from(dataVersions);
    return new Map(rows.map(({ name, version }) => [name, version]));
  }
}

/**
 * Keeps data of the database in memory. They are replaced as a whole after a change.
 * @returns a function that gives the current data
 */
export async function keepCurrent<Data>(
  versions: DataVersions,
  name: Name,
  load: () => Promise<Data>,
): Promise<() => Data> {
  let current: Data;
  await versions.follow(name, async () => {
    current = await load();
  });
  return () => current;
}
