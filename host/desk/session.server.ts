import { createCookie, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import { COOKIES } from '#contract/site/cookies.ts';
import { isSitePath } from '#contract/site/site-path.ts';
import type { ActName, AnswerOfAct, InputOf } from '#server/desk/acts.ts';
import type { AskDesk } from '#server/desk/desk-door.ts';
import { CallError } from '../data/http.ts';
import { servedHere } from '../data/served-here.ts';
import { siteContext } from '../settings/context.ts';
import { NOT_HERE } from './sign-in/messages.ts';

const DAY_S = 86_400;

/** Browsers keep it from other hosts, other paths and scripts. On this machine they take it without TLS too. */
const cookie = createCookie(COOKIES.session.name, {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIES.session.days * DAY_S,
});

/** The signs that a header carries: a browser can keep anything as its cookie. */
const SESSION = /^[!-~]{1,300}$/;

const knownCookie = createCookie(COOKIES.browser.name, {
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIES.browser.days * DAY_S,
});

type Asking = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The session of the desk in a header Cookie. */
export async function deskSessionIn(cookies: string | null): Promise<string | undefined> {
  const session: unknown = await cookie.parse(cookies);
  return typeof session === 'string' && SESSION.test(session) ? session : undefined;
}

const sessionOf = ({ headers }: Request) => deskSessionIn(headers.get('cookie'));

/** The token of a browser in which people have signed in before, for the acts that take it. */
export async function browserHeaders({ headers }: Request): Promise<{ browser?: string }> {
  const browser: unknown = await knownCookie.parse(headers.get('cookie'));
  return typeof browser === 'string' && browser.length < 200 ? { browser } : {};
}

/** A page of the desk that was asked for; the desk itself for any other address. */
export function deskPath(path: string | null): string {
  if (!path || !isSitePath(path)) return DESK_PAGES.home;
  const { pathname, search } = new URL(path, 'http://this.site.invalid');
  return /^\/desk(\/|$)/.test(pathname) ? pathname + search : DESK_PAGES.home;
}

/** Opens the desk for the person of a new session, and ends the one that the browser had before. */
export async function enterWith(args: Asking, { session, browser }: { session: string; browser: string }) {
  await signOut(args);
  const next = new URL(args.request.url).searchParams.get('next');
  const headers = new Headers();
  headers.append('set-cookie', await cookie.serialize(session));
  headers.append('set-cookie', await knownCookie.serialize(browser));
  return redirect(deskPath(next), { headers });
}

/** Ends the session of the browser, if it has one. */
async function signOut(args: Asking): Promise<void> {
  if (!(await sessionOf(args.request))) return;
  const self = await asPerson(args, 'readSelf', {}).catch(() => undefined);
  const own = self?.sessions.find(({ current }) => current);
  if (own) await asPerson(args, 'endSession', { uuid: own.uuid });
}

/** Signs the visitor out, and leads to the page for signing in. */
export async function leave(args: Asking) {
  await signOut(args);
  return redirect(`${DESK_PAGES.signIn}?out`, { headers: { 'set-cookie': await clearCookie() } });
}

const clearCookie = () => cookie.serialize('', { maxAge: 0 });

/**
 * Asks for a view or an act as the person who is signed in. Anybody else is led to the page for signing in, and back.
 * @throws CallError a refusal of this act
 */
export async function asPerson<Name extends ActName>(
  args: Asking,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOfAct<Name>> {
  const { request } = args;
  const desk = deskOf(args);
  const session = await sessionOf(request);
  if (!session) throw await toSignIn(request);
  const { answer, refusal } = await desk(session, name, input);
  if (!refusal) return answer;
  if (refusal.status === 401) throw await toSignIn(request);
  if (refusal.status === 403) throw data(null, { status: 403, statusText: 'Forbidden' });
  throw new CallError(refusal.message, refusal);
}

/** The desks of this process. @throws 404 where the API is on another server */
export const deskOf = ({ context }: Pick<Asking, 'context'>): AskDesk =>
  servedHere(context.get(siteContext).desk, NOT_HERE);

/**
 * Asks for an act that is open to anybody.
 * @throws CallError a refusal of this act
 */
export async function asVisitor<Name extends ActName>(
  args: Asking,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOfAct<Name>> {
  const { answer, refusal } = await deskOf(args)(undefined, name, input);
  if (refusal) throw new CallError(refusal.message, refusal);
  return answer;
}

/**
 * Calls as asPerson does. A thing that is not there makes the page one that is not there.
 * @throws CallError a failure of the server
 */
export const asPersonOf: typeof asPerson = (args, name, input) =>
  asPerson(args, name, input).catch((error: unknown) => {
    if (error instanceof CallError && error.status < 500) throw data(null, { status: 404 });
    throw error;
  });

async function toSignIn({ url, method }: Request) {
  const { pathname, search } = new URL(url);
  const query = method === 'GET' ? `?${new URLSearchParams({ next: pathname + search })}` : '';
  return redirect(DESK_PAGES.signIn + query, { headers: { 'set-cookie': await clearCookie() } });
}

/**
 * The text of a failed act by the code of its refusal.
 * @throws the error, if it is none of a call
 */
export function textOfFailure<Texts extends { other: string }>(error: unknown, texts: Texts): string {
  if (!(error instanceof CallError)) throw error;
  return Object.hasOwn(texts, error.code) ? String(texts[error.code as keyof Texts]) : texts.other;
}

/**
 * The page of the desk for a lead, if its shop's person is signed in; undefined for everybody else, for whom the link
 * works as it is.
 */
export async function leadAtDesk(args: Asking, token: string): Promise<string | undefined> {
  const session = await sessionOf(args.request);
  if (!session) return undefined;
  const { desk } = args.context.get(siteContext);
  const { answer: lead } = (await desk?.(session, 'findLead', { token })) ?? {};
  return lead && `${DESK_PAGES.shop}/${lead.name}?tab=all`;
}
