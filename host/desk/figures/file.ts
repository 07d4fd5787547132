import { data } from 'react-router';
import { isKeyOf } from '#contract/base/keys.ts';
import { asPerson } from '../session.server.ts';
import type { Route } from './+types/file.ts';
import { askedFigures } from './asked.ts';
import { chartData } from './charts.ts';
import { csvFile } from './csv.server.ts';
import { FIGURES } from './messages.ts';

/** The table of a chart as a file. */
export async function loader(args: Route.LoaderArgs) {
  const name = args.params.name.replace(/\.csv$/, '');
  if (!isKeyOf(FIGURES.charts, name)) throw data(null, { status: 404 });
  const { query } = askedFigures(args.request);
  const { heads, rows } = chartData(name, await asPerson(args, 'readFigures', query));
  return csvFile(name, [heads, ...rows]);
}
