import type { FastifyInstance } from 'fastify';
import { dayInJapan } from '#contract/base/japanese-days.ts';
import { firstQuotes } from '#contract/calls/site.ts';
import type { Db } from '../db/open.ts';
import { toldMedian } from '../figures/first-quotes.ts';
import { keptFor } from './kept-for.ts';
import { route } from './route.ts';

/** The figure moves by days. */
const KEPT_MS = 600_000;

/**
 * How long sellers wait for the first quote.
 * @param invented whether requests are made up: then nothing is said of them
 */
export function firstQuotesCall(app: FastifyInstance, db: Db, invented: boolean): void {
  const read = keptFor(KEPT_MS, async () => (invented ? null : toldMedian(db, dayInJapan(new Date()))));
  route(app, firstQuotes, async () => ({ median_hours: await read() }));
}
