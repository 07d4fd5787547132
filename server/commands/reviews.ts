/** `npm run reviews -- list | release | refuse`: what sellers and shops wrote, before it is shown. */
import * as z from 'zod/mini';
import { command, orSay, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, listPageOf } from '../base/listing.ts';
import { openReached } from '../db/reach.ts';
import { atMachine } from '../desk/person.ts';
import { reviewActs } from '../desk/reviews.ts';
import { listReviews } from '../life/reviews.ts';
import { toolsOf } from './tools.ts';

const USAGE = [
  `npm run reviews -- list [--all] ${LISTING_USAGE}`,
  'npm run reviews -- release UUID [--by NAME]',
  'npm run reviews -- refuse UUID [--by NAME]',
].join('\n');

const options = { ...LISTING_OPTIONS, all: { type: 'boolean' }, by: { type: 'string' } } as const;

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [action = '', uuid = ''] = positionals;
  if (action !== 'list' && action !== 'release' && action !== 'refuse')
    throw new StartError(action ? `There is no "${action}".` : 'No action is named.', USAGE);
  if (action !== 'list' && !z.guid().safeParse(uuid).success)
    throw new StartError(`${JSON.stringify(uuid)} is no uuid.`, USAGE);
  const { all, by, json, csv, limit, page } = values;
  const database = await openReached(settings);
  try {
    if (action === 'list') {
      const rows = await listReviews(database.db, !all, listPageOf({ limit, page }, USAGE));
      console.log(asListing(rows, { json, csv }, 'no review waits'));
      return;
    }
    const { what } = await reviewActs.decideReview
      .run(toolsOf(database.db, settings.places), atMachine(by), { uuid, release: action === 'release' })
      .catch(orSay(`Nothing of ${uuid} waits.`, USAGE));
    console.log(`the ${what} of ${uuid} is ${action === 'release' ? 'shown' : 'refused'}`);
  } finally {
    await database.close();
  }
});
