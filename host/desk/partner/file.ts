import { csvFile } from '../figures/csv.server.ts';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/file.ts';
import { PARTNER as WORDS } from './messages.ts';

/** The counts of each day as a file. */
export async function loader(args: Route.LoaderArgs) {
  const query = filtersIn(listQuery(args.request).query, ['medium', 'days']);
  const { days } = await asPerson(args, 'readMedia', query);
  return csvFile('days', [
    [WORDS.day, WORDS.steps.seen, WORDS.steps.sent, WORDS.requests],
    ...days.map(({ day, seen, sent, requests }) => [day, seen, sent, requests]),
  ]);
}
