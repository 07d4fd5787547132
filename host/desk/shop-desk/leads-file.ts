import { placeWords } from '#contract/life/place-states.ts';
import { csvFile } from '../figures/csv.server.ts';
import { listQuery } from '../parts/list-query.ts';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/leads-file.ts';
import { LEADS_FILE as WORDS } from './messages.ts';

/** A moment as spreadsheets read it, in Japan: 2026-11-30 09:05. */
const cellOf = (moment: string) =>
  new Date(moment).toLocaleString('sv-SE', {
    timeZone: 'Asia/Tokyo',
    dateStyle: 'short',
    timeStyle: 'short',
  });

/** The requests of a shop as a file, as the list is filtered. */
export async function loader(args: Route.LoaderArgs) {
  const tab = listQuery(args.request).query.get('tab') ?? 'all';
  const { leads } = await asPersonOf(args, 'readLeadFile', { tab });
  return csvFile('leads', [
    [
      WORDS.number,
      WORDS.at,
      WORDS.goods,
      WORDS.more,
      WORDS.prefecture,
      WORDS.state,
      WORDS.since,
      WORDS.quote,
      WORDS.due,
    ],
    ...leads.map(({ number, at, goods, more, prefecture, state, why, since, quote, due }) => [
      number,
      cellOf(at),
      goods,
      more,
      prefecture,
      placeWords('shop', state, why),
      cellOf(since),
      quote,
      due ? cellOf(due) : '',
    ]),
  ]);
}
