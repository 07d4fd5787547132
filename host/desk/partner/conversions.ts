import { secondInJapan } from '#contract/base/japanese-days.ts';
import { CONVERSION_STATES, REFUSED_WHY } from '#contract/media/conversions.ts';
import { csvFile } from '../figures/csv.server.ts';
import { goodsText } from '../parts/conversions.tsx';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { CONVERSIONS as WORDS } from '../parts/messages.ts';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/conversions.ts';

/** The conversions of a medium as a file, with a column for each kind of id and each named value. */
export async function loader(args: Route.LoaderArgs) {
  const query = filtersIn(listQuery(args.request).query, ['medium', 'days']);
  const { conversions } = await asPersonOf(args, 'readConversions', query);
  const kinds = [...new Set(conversions.flatMap(({ tracking }) => Object.keys(tracking)))].sort();
  const names = [...new Set(conversions.flatMap(({ context }) => Object.keys(context)))].sort();
  return csvFile('conversions', [
    [
      WORDS.number,
      WORDS.atInJapan,
      WORDS.goods,
      WORDS.state,
      WORDS.why,
      WORDS.since,
      WORDS.valueInYen,
      ...kinds,
      ...names.map(WORDS.context),
    ],
    ...conversions.map((row) => [
      row.number,
      secondInJapan(row.at),
      goodsText(row),
      CONVERSION_STATES[row.state].label,
      row.why ? REFUSED_WHY[row.why] : '',
      secondInJapan(row.since),
      row.value ?? '',
      ...kinds.map((kind) => row.tracking[kind] ?? ''),
      ...names.map((name) => row.context[name] ?? ''),
    ]),
  ]);
}
