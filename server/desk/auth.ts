import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { magicLink } from 'better-auth/plugins/magic-link';
import { eq } from 'drizzle-orm';
import { SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import type { Db } from '../db/open.ts';
import { deskLinks, deskPeople, deskSessions } from '../db/schema.ts';
import type { SignInTokens } from '../deliveries/links/sign-in-tokens.ts';
import { type Person, personIn } from './person.ts';

const COOKIE = 'better-auth.session_token';
const DAY_S = 86_400;

/** Sessions and links of people, by better-auth, with its cookie in the place of a bearer token (decision 67). */
export class Auth {
  readonly #db: Db;
  readonly #auth: ReturnType<typeof openAuth>;

  constructor(db: Db, secret: string, tokens: SignInTokens) {
    this.#db = db;
    this.#auth = openAuth(db, secret, tokens);
  }

  /** Makes a link for the person with this address. @returns its token, which works once */
  async link(email: string): Promise<string> {
    let linkToken = '';
    const handOver = (token: string) => {
      linkToken = token;
    };
    await this.#auth.api.signInMagicLink({
      body: { email, metadata: { handOver } },
      headers: new Headers(),
    });
    return linkToken;
  }

  /**
   * Begins a session.
   * @param browser the name that the browser gives itself
   * @returns the value that shows the session; undefined if the link is unknown, used or too old
   */
  async enter(token: string, browser: string): Promise<string | undefined> {
    const headers = new Headers({ 'user-agent': browser });
    const entry = await this.#auth.api
      .magicLinkVerify({ query: { token }, headers, returnHeaders: true })
      // Every refusal leads to a page of errors, which we have ourselves.
      .catch((error: unknown) => {
        if (error instanceof Error && error.name === 'APIError') return undefined;
        throw error;
      });
    const cookie = entry?.headers.getSetCookie().find((line) => line.startsWith(`${COOKIE}=`));
    return cookie?.slice(COOKIE.length + 1).replace(/;.*/s, '');
  }

  /** @param session the value that `enter` returned */
  async person(session: string): Promise<Person | undefined> {
    const headers = new Headers({ cookie: `${COOKIE}=${session}` });
    const entry = await this.#auth.api.getSession({ headers, query: { disableCookieCache: true } });
    if (!entry) return undefined;
    const { id } = entry.session;
    const [row] = await this.#db
      .select({ person: deskPeople, open: deskSessions.shopUuid })
      .from(deskSessions)
      .innerJoin(deskPeople, eq(deskPeople.id, deskSessions.userId))
      .where(eq(deskSessions.id, id));
    return row && personIn(row.person, { session: id, open: row.open });
  }
}

const openAuth = (db: Db, secret: string, tokens: SignInTokens) =>
  betterAuth({
    secret,
    // Only for redirects, which nobody follows.
    baseURL: 'http://desk.invalid',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: deskPeople, session: deskSessions, verification: deskLinks },
    }),
    session: { expiresIn: 7 * DAY_S, updateAge: DAY_S },
    advanced: {
      // The check would miss the table of passwords and of accounts elsewhere, which nobody has.
      database: { generateId: () => randomUUID(), validateSchema: false },
      useSecureCookies: false,
    },
    // Ours count across processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    plugins: [
      magicLink({
        expiresIn: SIGN_IN_MINUTES * 60,
        storeToken: 'hashed',
        disableSignUp: true,
        generateToken: () => tokens.make(randomUUID()),
        sendMagicLink: ({ token, metadata }) => {
          metadata?.handOver(token);
        },
      }),
    ],
  });
