import { desc } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { requests } from '../db/schema.ts';
import type { Contents } from './contents.ts';

/** How soon a request that any process has stored shows on our pages. */
const REQUESTS_MS = 2_000;
/** How soon an article that was written in another system does. */
const ARTICLES_MS = 10_000;
const PATIENCE_MS = 5_000;

/**
 * Asks again and again for a mark that is another one after each change.
 * @param look a failure is not a change; the next look decides
 * @returns ends it
 */
function watch(everyMs: number, look: () => Promise<string>, onChange: () => void): () => Promise<void> {
  let last: string | undefined;
  let hasEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    const current = await look().catch(() => last);
    if (last !== undefined && current !== last) onChange();
    last = current;
    if (!hasEnded) timer = setTimeout(turn, everyMs).unref();
  };
  void turn();
  return async () => {
    hasEnded = true;
    clearTimeout(timer);
  };
}

/** Notices new requests, whichever process stores them. */
export const followRequests = (db: Db, contents: Contents): (() => Promise<void>) =>
  watch(
    REQUESTS_MS,
    async () => {
      const [newest] = await db
        .select({ uuid: requests.uuid })
        .from(requests)
        .orderBy(desc(requests.createdAt))
        .limit(1);
      return newest?.uuid ?? '';
    },
    () => contents.changed('requests'),
  );

/** An answer is no longer than this, unless something is wrong there. */
const ANSWER_CHARACTERS = 1000;

async function startOf(answer: Response): Promise<string> {
  let text = '';
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length >= ANSWER_CHARACTERS) break;
  }
  return text.slice(0, ANSWER_CHARACTERS);
}

/**
 * Notices articles that are written, changed or deleted in a WordPress.
 * @param base its REST API, …/wp-json
 */
export const followArticles = (
  base: string,
  contents: Contents,
  everyMs = ARTICLES_MS,
): (() => Promise<void>) =>
  watch(
    everyMs,
    async () => {
      const answer = await fetch(`${base}/wp/v2/posts?per_page=1&orderby=modified&_fields=id,modified_gmt`, {
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      return `${answer.headers.get('x-wp-total')} ${await startOf(answer)}`;
    },
    () => contents.changed('articles'),
  );
