import { createHmac } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { type Role, SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { Refusal } from '../base/errors.ts';
import type { Db } from '../db/open.ts';
import { deskPeople, deskSignIns, media, shops } from '../db/schema.ts';
import { withStored } from '../db/with-stored.ts';
import type { SignInTokens } from '../deliveries/links/sign-in-tokens.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Auth } from './auth.ts';
import { Challenges } from './challenges.ts';
import { takeUp } from './invitations.ts';
import { personOfKey } from './keys.ts';
import { KnownBrowsers } from './known-browsers.ts';
import { logAct } from './log.ts';
import { addressOfPasskey, type PasskeyAnswer } from './passkeys.ts';
import { oneAtATime } from './people.ts';
import type { Person } from './person.ts';

const MINUTE_MS = 60_000;

/** The browser in which somebody signs in. */
export interface Browser {
  /** The name that it gives itself. */
  name: string;
  /** Its token, if people have signed in there before. */
  token?: string | undefined;
}

/** Somebody has signed in. */
interface Entered {
  /** The value of the session. */
  session: string;
  /** The token by which the browser is known from now on. */
  browser: string;
}

/** Lets people in to the desks. */
export class Desk {
  readonly #db: Db;
  readonly #outbox: Outbox;
  readonly #tokens: SignInTokens;
  readonly #secret: string;
  #auth: Promise<Auth> | undefined;
  readonly challenges: Challenges;
  readonly browsers: KnownBrowsers;

  /** @param secret that of the links in mails */
  constructor(db: Db, outbox: Outbox, tokens: SignInTokens, secret: string) {
    this.#db = db;
    this.#outbox = outbox;
    this.#tokens = tokens;
    this.challenges = new Challenges(db, secret);
    this.browsers = new KnownBrowsers(db, secret);
    this.#secret = createHmac('sha256', secret).update('desk: sessions').digest('hex');
  }

  /** The library is loaded when somebody uses a desk. */
  #opened(): Promise<Auth> {
    this.#auth ??= import('./auth.ts').then(({ Auth }) => new Auth(this.#db, this.#secret, this.#tokens));
    return this.#auth;
  }

  /** The token by which the first owner comes in; undefined as soon as there is one. */
  async firstOwnerToken(): Promise<string | undefined> {
    if ((await this.#db.$count(deskPeople)) > 0) return undefined;
    return this.#tokens.makeFirst(new Date(Date.now() + SIGN_IN_MINUTES * MINUTE_MS));
  }

  /** @throws Refusal `unknown_link`: it is too old, or there is somebody already */
  async makeFirstOwner(token: string, fields: { name: string; email: string }, browser: Browser) {
    if (!this.#tokens.opensFirst(token)) throw new Refusal('unknown_link');
    const email = fields.email.toLowerCase();
    await this.#db.transaction(async (tx) => {
      // Before the count, in a statement of its own: a statement sees only what was there when it began.
      await oneAtATime(tx);
      if ((await tx.$count(deskPeople)) > 0) throw new Refusal('unknown_link');
      await tx.insert(deskPeople).values({ name: fields.name, email, role: 'owner' });
    });
    return this.#enterAs(email, browser);
  }

  /**
   * Sends somebody a link to sign in. Does nothing for an address that nobody here has.
   * @param tells whether the mail says that somebody asks again and again
   */
  async askToSignIn(address: string, tells = false): Promise<void> {
    const email = address.toLowerCase();
    const person = await this.#working(email);
    if (!person) return;
    const auth = await this.#opened();
    const uuid = this.#tokens.open(await auth.link(email)) ?? '';
    const insertion = this.#db
      .insert(deskSignIns)
      .values({ uuid, personId: person.id, tells })
      .returning({ uuid: deskSignIns.uuid });
    await withStored(this.#db, insertion, { announced: this.#outbox.announce(['person.sign_in_asked']) });
    this.#outbox.posted();
  }

  /**
   * The token of a link by which somebody signs in, for an operator who hands it over.
   * @returns undefined if nobody here has the address
   */
  async linkFor(by: Person, address: string): Promise<string | undefined> {
    const person = await this.#working(address.toLowerCase());
    if (!person) return undefined;
    const token = await (await this.#opened()).link(person.email);
    await logAct(this.#db, by, { action: 'make_link', subject: 'desk_people', uuid: person.id });
    return token;
  }

  /** @throws Refusal `unknown_link`: it was used, it is too old, or we have not made it */
  async signIn(token: string, browser: Browser): Promise<Entered> {
    const auth = await this.#opened();
    const session = this.#tokens.open(token) && (await auth.enter(token, browser.name));
    const person = session ? await auth.person(session) : undefined;
    if (!session || !person) throw new Refusal('unknown_link');
    await takeUp(this.#db, person.id);
    await logAct(this.#db, person, { action: 'sign_in', subject: 'desk_people', uuid: person.id });
    return { session, browser: await this.browsers.remember(person.email, browser.token) };
  }

  /** Signs in as the sample person of a role. */
  async enterSample(role: Role, name: string, browser: Browser): Promise<Entered> {
    const email = `${role}@desk.example`;
    const [busiest] = await this.#db.select().from(shops).orderBy(desc(shops.matchCount)).limit(1);
    const all = await this.#db.select({ uuid: media.uuid }).from(media);
    const worksFor = {
      shopUuids: role === 'shop' && busiest ? [busiest.uuid] : [],
      mediumUuids: role === 'partner' ? all.map(({ uuid }) => uuid) : [],
    };
    await this.#db
      .insert(deskPeople)
      .values({ name, email, role, ...worksFor })
      .onConflictDoUpdate({ target: deskPeople.email, set: worksFor });
    return this.#enterAs(email, browser);
  }

  /**
   * The person of a session.
   * @throws Refusal `not_signed_in`
   */
  async person(session: string | undefined): Promise<Person> {
    const person = session ? await (await this.#opened()).person(session) : undefined;
    if (!person) throw new Refusal('not_signed_in');
    return person;
  }

  /** Whether it is the session of somebody. */
  async knows(session: string): Promise<boolean> {
    return (await (await this.#opened()).person(session)) !== undefined;
  }

  /**
   * Signs in the person whose device has signed.
   * @param origin of the site
   * @throws Refusal `unknown_passkey`
   */
  async signInByPasskey(origin: string, response: PasskeyAnswer, browser: Browser): Promise<Entered> {
    const site = { db: this.#db, challenges: this.challenges, origin };
    return this.#enterAs(await addressOfPasskey(site, response), browser);
  }

  /**
   * The person for whom a program asks.
   * @throws Refusal `not_signed_in`
   */
  async personOfKey(key: string): Promise<Person> {
    const person = await personOfKey(this.#db, key);
    if (!person) throw new Refusal('not_signed_in');
    return person;
  }

  async #enterAs(email: string, browser: Browser): Promise<Entered> {
    return this.signIn(await (await this.#opened()).link(email), browser);
  }

  async #working(email: string) {
    const [person] = await this.#db.select().from(deskPeople).where(eq(deskPeople.email, email));
    return person?.endedAt ? undefined : person;
  }
}
