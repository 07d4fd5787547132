import { secondInJapan } from '#contract/base/japanese-days.ts';
import { csvFile } from '../figures/csv.server.ts';
import { filtersIn, listQuery } from '../parts/list-query.ts';
import { CATEGORY_OPTIONS } from '../parts/options.ts';
import { asPersonOf } from '../session.server.ts';
import type { Route } from './+types/conversions.ts';
import { PARTNER as WORDS } from './messages.ts';

/** The requests of a medium as a file, with a column for each kind of id. */
export async function loader(args: Route.LoaderArgs) {
  const query = filtersIn(listQuery(args.request).query, ['medium', 'days']);
  const { conversions } = await asPersonOf(args, 'readConversions', query);
  const kinds = [...new Set(conversions.flatMap(({ tracking }) => Object.keys(tracking)))].sort();
  return csvFile('conversions', [
    [WORDS.number, WORDS.at, WORDS.goods, ...kinds],
    ...conversions.map(({ number, at, categories, tracking }) => [
      number,
      secondInJapan(at),
      categories.map((key) => CATEGORY_OPTIONS[key] ?? key).join('、'),
      ...kinds.map((kind) => tracking[kind] ?? ''),
    ]),
  ]);
}
