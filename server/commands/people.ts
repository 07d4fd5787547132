/** `npm run people -- link ADDRESS`: the way in for somebody whom no mail reaches. */
import { DESK_PAGES, SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { openReached } from '../db/reach.ts';
import { openLinks } from '../deliveries/links/links.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { Desk } from '../desk/desk.ts';
import { atMachine } from '../desk/person.ts';

const USAGE = 'npm run people -- link ADDRESS [--by NAME]';

const options = { by: { type: 'string' } } as const;

await command(async ({ site, linkSecret, port, ...place }) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [action = '', address = '', ...rest] = positionals;
  if (action !== 'link')
    throw new StartError(action ? `There is no "${action}".` : 'No action is named.', USAGE);
  if (!address || rest.length > 0) throw new StartError('"link" needs one mail address after it.', USAGE);
  const { siteUrl } = site.settings;
  const { db, close } = await openReached(place);
  try {
    const { links, secret } = await openLinks(db, { linkSecret, siteUrl });
    const desk = new Desk(db, new Outbox(), links.signIns, secret);
    const token = await desk.linkFor(atMachine(values.by), address);
    if (!token) throw new StartError(`Nobody who works at a desk has the address ${address}.`, USAGE);
    console.log(`${siteUrl || `http://localhost:${port}`}${DESK_PAGES.enter}/${token}`);
    console.error(`It works once, for ${SIGN_IN_MINUTES} minutes. Give it to nobody else.`);
  } finally {
    await close();
  }
});
