/** `npm run report -- --month 2026-11`: requests and what became of them, for charts elsewhere as `--csv`. */
import { monthInJapan } from '#contract/base/japanese-days.ts';
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing } from '../base/listing.ts';
import { openReached } from '../db/reach.ts';
import { ALL_COLUMNS, countRequests, isColumn, isMonth, USUAL_COLUMNS } from '../figures/report.ts';

const USAGE = `npm run report -- [--month ${monthInJapan(new Date())}] [--by ${ALL_COLUMNS.join(',')}] [--json | --csv]`;

const options = {
  month: { type: 'string' },
  by: { type: 'string', default: USUAL_COLUMNS.join(',') },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const { month = monthInJapan(new Date()), by, json, csv } = values;
  if (positionals.length > 0) throw new StartError(`"${positionals[0]}" is nothing that it knows.`, USAGE);
  if (!isMonth(month)) throw new StartError(`${JSON.stringify(month)} is no month such as 2026-11.`, USAGE);
  const names = [...new Set(by.split(',').filter(Boolean))];
  const unknown = names.find((name) => !isColumn(name));
  if (unknown !== undefined) throw new StartError(`Requests are not counted by "${unknown}".`, USAGE);
  const database = await openReached(settings);
  try {
    const columns = names.filter(isColumn);
    const rows = await countRequests(database.db, month, columns);
    const text = asListing(rows, { json, csv }, `no requests in ${month}`);
    if (text) console.log(text);
    if (json || csv || rows.length === 0 || columns.length === 0) return;
    const [total] = await countRequests(database.db, month, []);
    if (total) {
      const { requests, items, quotes, releases, deals } = total;
      console.log(
        `${month}: ${requests} requests, ${items} items, ${quotes} quotes, ${releases} releases, ${deals} deals`,
      );
    }
  } finally {
    await database.close();
  }
});
