import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { Seal, uuidBytes, uuidsIn } from '../base/seal.ts';
import type { Db } from '../db/open.ts';
import { deskPeople } from '../db/schema.ts';

/** How many people share a browser at most. */
const PEOPLE = 3;

/**
 * The browsers in which people have signed in before. Each keeps a token that lets nobody in: it only has a limit of its
 * own, which strangers cannot use up. The token names the browser and the last people in it by keys that a person loses
 * with the access; nobody can read it.
 */
export class KnownBrowsers {
  readonly #db: Db;
  readonly #seal: Seal;

  /** @param secret that of the links in mails: another one forgets all browsers */
  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#seal = new Seal(secret, 'known browser');
  }

  /**
   * The token of a browser in which somebody has signed in.
   * @param token the one that it had before
   */
  async remember(email: string, token = ''): Promise<string> {
    const [person] = await this.#db
      .select({ key: deskPeople.browserKey })
      .from(deskPeople)
      .where(eq(deskPeople.email, email));
    const own = person ? [person.key] : [];
    const { name = randomUUID(), keys } = this.#open(token);
    const all = [...own, ...keys.filter((key) => !own.includes(key))].slice(0, PEOPLE);
    return this.#seal.close(uuidBytes([name, ...all]));
  }

  /**
   * The name of a browser, if somebody of it works here.
   * @param email of the one who has to; anybody if it is left out
   */
  async nameOf(token = '', email?: string): Promise<string | undefined> {
    const { name, keys } = this.#open(token);
    if (!name || keys.length === 0) return undefined;
    const [row] = await this.#db
      .select({ id: deskPeople.id })
      .from(deskPeople)
      .where(
        and(
          inArray(deskPeople.browserKey, keys),
          isNull(deskPeople.endedAt),
          email === undefined ? undefined : eq(deskPeople.email, email.toLowerCase()),
        ),
      )
      .limit(1);
    return row && name;
  }

  #open(token: string): { name?: string; keys: string[] } {
    const bytes = this.#seal.open(token);
    const [name, ...keys] = bytes ? uuidsIn(bytes) : [];
    return name ? { name, keys } : { keys };
  }
}
