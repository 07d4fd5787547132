/** `npm run enquiries -- list | show`. */
import * as z from 'zod/mini';
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, listPageOf } from '../base/listing.ts';
import { openReached } from '../db/reach.ts';
import { byOf } from '../desk/log.ts';
import { atMachine } from '../desk/person.ts';
import { listEnquiries, showEnquiry } from '../people/enquiries.ts';

const USAGE = [`npm run enquiries -- list ${LISTING_USAGE}`, 'npm run enquiries -- show UUID'].join('\n');

await command(async (settings) => {
  const { values, positionals } = readArguments(LISTING_OPTIONS, USAGE);
  const [name = '', uuid = ''] = positionals;
  if (name !== 'list' && name !== 'show')
    throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  if (name === 'show' && !z.guid().safeParse(uuid).success)
    throw new StartError(`${JSON.stringify(uuid)} is no uuid.`, USAGE);
  const page = listPageOf(values, USAGE);
  const { db, close } = await openReached(settings);
  try {
    if (name === 'list') {
      const text = asListing(await listEnquiries(db, page), values, 'no enquiries yet');
      if (text) console.log(text);
      return;
    }
    const enquiry = await showEnquiry(db, uuid, byOf(atMachine()));
    console.log(enquiry ? JSON.stringify(enquiry, null, 2) : 'no such enquiry');
  } finally {
    await close();
  }
});
