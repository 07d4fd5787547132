import { keysOf } from '#contract/base/keys.ts';
import { ROLES } from '#contract/desk/desk.ts';
import { SeededRandom } from '#server/db/seed/shops/random.ts';
import { inAddress, ODD_JSON, ODD_TEXTS, oddQueries } from '#test/base/odd-values.ts';
import { intentsOf, readNames, type SitePath, sitePaths } from '#test/bench/odd-pages.ts';
import { ALL_CALLS, type TestedCall } from '#test/server/all-calls.ts';
import { isOfLead } from '#test/server/link-calls.ts';
import { type OddCallers, oddAddress } from './odd-people.ts';

/** The same dice in every run. */
const DICE = new SeededRandom(2027);

const below = (limit: number) => DICE.between(0, limit - 1);
const of = <T>(list: readonly T[]): T => DICE.pick(list);

const NO_ROW = '00000000-0000-4000-8000-000000000000';
const IN_PATH = /\{(\w+)\}/g;
const PAGE_PARAMETER = /:(\w+)\??|\*$/g;

/** A request whose framing is right and whose contents make no sense. */
interface OddRequest {
  bytes: Buffer;
  /** Somebody is signed in. */
  isSignedIn: boolean;
}

interface Parts {
  method: string;
  target: string;
  headers: readonly string[];
  body?: string;
}

/** @param site the origin, for forms of its pages */
function bytesOf({ method, target, headers, body }: Parts, site: string): Buffer {
  const length = body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${new URL(site).host}`,
    ...headers,
    ...length,
    'Connection: close',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`);
}

const shapeOf = ({ query }: TestedCall['row']): string[] =>
  Object.keys((query as { def?: { shape?: object } } | undefined)?.def?.shape ?? {});

type Part = [name: string, value: unknown];

/** A list or an object with other parts. */
const rebuilt = (value: object, change: (part: Part) => Part): unknown =>
  Array.isArray(value)
    ? value.map((one, at) => change([String(at), one])[1])
    : Object.fromEntries(Object.entries(value).map(change));

/** A value of which one part, anywhere in it, is replaced by an odd one. */
function withOnePartOdd(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return typeof value === 'string' && below(4) > 0 ? of(ODD_TEXTS) : of(ODD_JSON);
  const key = of(Object.keys(value));
  return rebuilt(value, ([name, part]) => [name, name === key ? withOnePartOdd(part) : part]);
}

let people = 0;

/** A body whose addresses nobody has used: a limit for one person would answer instead of the call. */
function ofSomebodyNew(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    return rebuilt(value, ([name, part]) => [name, ofSomebodyNew(part)]);
  if (typeof value !== 'string' || !value.includes('@')) return value;
  people += 1;
  return `odd-${people}@example.jp`;
}

function oddCall(callers: OddCallers): { parts: Parts; isSignedIn: boolean } {
  const { row, body, roles } = of(ALL_CALLS.filter((call) => call.row.body !== 'multipart'));
  const query = shapeOf(row);
  const places = [
    ...(row.path.includes('{') ? ['path'] : []),
    ...(query.length > 0 ? ['query', 'query'] : []),
    ...(body === undefined ? [] : ['body', 'body', 'body']),
  ];
  const place = places.length > 0 ? of(places) : 'header';
  const path = row.path.replace(IN_PATH, (_, name) => {
    if (place === 'path') return inAddress(of(ODD_TEXTS)) || 'x';
    if (name === 'token') return of(isOfLead(row) ? callers.leads : callers.requests);
    return name === 'zip' ? '1620801' : NO_ROW;
  });
  const queryText = place === 'query' ? `?${of(oddQueries(of(query)))}` : '';
  const session = roles.length > 0 ? of(callers.sessions[of(roles)]) : undefined;
  const fresh = ofSomebodyNew(body);
  const bodyText =
    body === undefined ? undefined : JSON.stringify(place === 'body' ? withOnePartOdd(fresh) : fresh);
  return {
    parts: {
      method: row.method,
      target: path + queryText,
      headers: [
        ...(session ? [`Authorization: Bearer ${session}`] : []),
        ...(bodyText === undefined ? [] : ['Content-Type: application/json']),
        ...(place === 'header' ? [`User-Agent: ${of(ODD_TEXTS).replace(/[^ -~]/g, '?')}`] : []),
      ],
      ...(bodyText !== undefined && { body: bodyText }),
    },
    isSignedIn: session !== undefined,
  };
}

const cookieOf = (session: string) =>
  `__Host-desk=${encodeURIComponent(Buffer.from(JSON.stringify(session)).toString('base64'))}`;

function oddPage(callers: OddCallers, pages: readonly SitePath[], names: readonly string[], site: string) {
  const page = of(pages);
  const isOfDesk = page.path.startsWith('/desk');
  const isOdd = below(2) === 0;
  const path =
    page.path.replace(PAGE_PARAMETER, (whole, name) => {
      if (isOdd) return inAddress(of(ODD_TEXTS)) || 'x';
      if (name === 'token') return of(page.path.startsWith('/leads') ? callers.leads : callers.requests);
      return whole === '*' ? '' : NO_ROW;
    }) || '/';
  const intents = intentsOf(page);
  const isForm = page.takesForms && below(3) === 0;
  const form = new URLSearchParams({
    intent: intents.length > 0 && below(2) === 0 ? of(intents) : of(ODD_TEXTS),
    [of(names)]: of(ODD_TEXTS),
    [of(names)]: of(ODD_TEXTS),
  });
  const queryText = isForm ? '' : `?${of(names)}=${inAddress(of(ODD_TEXTS))}`;
  const session = isOfDesk && below(5) > 0 ? of(callers.sessions[of(keysOf(ROLES))]) : undefined;
  return {
    parts: {
      method: isForm ? 'POST' : 'GET',
      target: path + queryText,
      headers: [
        ...(session ? [`Cookie: ${cookieOf(session)}`] : []),
        ...(isForm ? [`Origin: ${site}`, 'Content-Type: application/x-www-form-urlencoded'] : []),
      ],
      ...(isForm && { body: form.toString() }),
    },
    isSignedIn: session !== undefined,
  };
}

/**
 * Makes requests in which one value makes no sense and everything around it is right, so that they reach what answers
 * the call or makes the page; the same in every run.
 * @param addresses from so many they come
 */
export async function oddRequests(
  site: string,
  callers: OddCallers,
  addresses: number,
): Promise<() => OddRequest> {
  // The form for files of shops is multipart, and signing out would end a session of the drill.
  const pages = (await sitePaths()).filter(({ path }) => path !== '/desk/self');
  const names = readNames();
  return () => {
    const { parts, isSignedIn } = below(10) < 8 ? oddCall(callers) : oddPage(callers, pages, names, site);
    const headers = [...parts.headers, `X-Forwarded-For: ${oddAddress(below(addresses))}`];
    return { bytes: bytesOf({ ...parts, headers }, site), isSignedIn };
  };
}
