import type { FastifyRequest } from 'fastify';
import { Refusal } from '../base/errors.ts';
import type { PageVisitors, SiteBuild } from './site-build.ts';

/**
 * Whether the sender of a form may send one to this page, asked before the form is read. For anybody else the page is
 * rendered as if the form were empty, and says itself what is missing: a session, or a link that works.
 */
export async function mayRead(
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  build: SiteBuild,
  visitors: PageVisitors | undefined,
): Promise<boolean> {
  if (!visitors) return true;
  const { visitorNeeds, deskSessionIn } = build.entry.module;
  const { needs, token = '' } = visitorNeeds(build, url.replace(/\?.*/s, ''));
  if (needs === 'token') return visitors.isToken(token);
  if (needs !== 'session') return true;
  const session = await deskSessionIn(headers.cookie ?? null);
  return session !== undefined && visitors.isSession(session);
}

/** The fields of a form at most: the page of the site's contents has some hundreds. */
const MOST_FIELDS = 2_000;

const AMPERSAND = 0x26;
const PART = Buffer.from('ontent-');

/** Counts the fields of a form before it is parsed. @throws Refusal `too_much` */
export function countFields(body: Buffer, type = ''): void {
  const mark = type.startsWith('multipart/') ? PART : Buffer.from([AMPERSAND]);
  let count = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1;
    // A part has two or three headers with this beginning.
    if (count > MOST_FIELDS) throw new Refusal('too_much');
  }
}
