/** `npm run shops -- import FILE.csv [--dry-run] | registrations | unreachable | reachable UUID …`. */
import * as z from 'zod/mini';
import type { PlaceRules } from '#contract/life/clocks.ts';
import { command, readArguments, readNamedFile } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { atMachine } from '../desk/person.ts';
import { importRows, shopActs } from '../desk/shops.ts';
import { importShops, readShopFile } from '../shops/import-shops.ts';
import { registrationsAsFile } from '../shops/open-registrations.ts';
import { unreachableShops } from '../shops/reach.ts';
import { isDone, toolsOf } from './tools.ts';

const USAGE = [
  'npm run shops -- import FILE.csv [--dry-run]',
  'npm run shops -- registrations',
  'npm run shops -- unreachable [--json | --csv]',
  'npm run shops -- reachable UUID …',
].join('\n');

const options = {
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

type Work = (db: Db, rules: PlaceRules) => Promise<void>;

/** Reads what is named before the database is opened. */
async function workOf(): Promise<Work> {
  const { values, positionals } = readArguments(options, USAGE);
  const [action, ...names] = positionals;
  const isDry = values['dry-run'] === true;
  if (action === 'import' && names[0]) {
    const rows = readShopFile(await readNamedFile(names[0], USAGE));
    return async (db) => {
      const { added, changed } = await (isDry
        ? importShops(db, rows, true)
        : importRows(db, atMachine(), rows));
      console.log(`shops: ${added} added, ${changed} changed${isDry ? ' (not written: dry run)' : ''}`);
    };
  }
  if (action === 'registrations')
    return async (db) => void process.stdout.write(await registrationsAsFile(db));
  if (action === 'unreachable')
    return async (db) =>
      console.log(asListing(await unreachableShops(db), values, 'every shop can be reached'));
  if (action === 'reachable' && names.length > 0) {
    const wrong = names.find((uuid) => !z.guid().safeParse(uuid).success);
    if (wrong !== undefined) throw new StartError(`${JSON.stringify(wrong)} is no uuid.`, USAGE);
    return async (db, rules) => {
      let count = 0;
      for (const uuid of names) if (await isReachable(db, rules, uuid)) count += 1;
      console.log(`${count} get requests again`);
    };
  }
  throw new StartError(action ? `"${action}" needs something else.` : 'No action is named.', USAGE);
}

/** @returns false for a shop that is not there; mail goes to the others again */
const isReachable = (db: Db, rules: PlaceRules, uuid: string): Promise<boolean> =>
  isDone(shopActs.switchShop.run(toolsOf(db, rules), atMachine(), { uuid, to: 'reachable' }));

await command(async (settings) => {
  const work = await workOf();
  const database = await openReached(settings);
  try {
    await work(database.db, settings.places);
  } finally {
    await database.close();
  }
});
