/** `npm run people -- list | link | address | owner`: the people at the desks, and the ways in for those whom no mail reaches. */
import { eq } from 'drizzle-orm';
import { isKeyOf } from '#contract/base/keys.ts';
import { isEmail } from '#contract/customer/email.ts';
import { isName } from '#contract/customer/name.ts';
import { DESK_PAGES, SIGN_IN_MINUTES } from '#contract/desk/desk.ts';
import { command, orSay, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, listPageOf } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { deskPeople } from '../db/schema.ts';
import { openLinks } from '../deliveries/links/links.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { addressActs, stayingThings } from '../desk/addresses.ts';
import { Desk } from '../desk/desk.ts';
import { makeOwner } from '../desk/owners.ts';
import { listPeople } from '../desk/people-list.ts';
import { atMachine, type Person } from '../desk/person.ts';

const USAGE = [
  `npm run people -- list [--all] ${LISTING_USAGE}`,
  'npm run people -- link ADDRESS [--by NAME]',
  'npm run people -- address OLD NEW [--by NAME]',
  'npm run people -- owner ADDRESS NAME [--by NAME]',
].join('\n');

const options = { ...LISTING_OPTIONS, all: { type: 'boolean' }, by: { type: 'string' } } as const;

/** How many words follow an action. */
const WORDS = { list: 0, link: 1, address: 2, owner: 2 } as const;

interface At {
  db: Db;
  by: Person;
  /** The link by which somebody with this address signs in. */
  linkFor(address: string): Promise<string>;
  /** The address of the site. */
  site: string;
}

const nobody = (address: string) =>
  new StartError(`Nobody who works at a desk has the address ${address}.`, USAGE);

function sayLink(link: string): void {
  console.log(link);
  console.error(`It works once, for ${SIGN_IN_MINUTES} minutes. Give it to nobody else.`);
}

async function changeAddress({ db, by, site }: At, former: string, address: string): Promise<void> {
  if (!isEmail(address)) throw new StartError(`${address} is no mail address.`, USAGE);
  const [person] = await db.select().from(deskPeople).where(eq(deskPeople.email, former.toLowerCase()));
  if (!person) throw nobody(former);
  const { id: uuid } = person;
  await addressActs.changeAddress
    .run({ db, outbox: new Outbox() }, by, { uuid, email: address })
    .catch(
      orSay(
        `${former} stays: the person has no access, or somebody else has ${address}.`,
        'npm run people -- list --all shows everybody.',
      ),
    );
  const { passkeys, keys } = await stayingThings(db, uuid);
  console.log(`${person.name} has the address ${address.toLowerCase()} from now on`);
  console.error(
    [
      'All sessions, known browsers and links on their way have ended. The address before is told by mail.',
      `${passkeys} passkeys and ${keys} keys stay. If somebody else could read the mailbox, end them: ${site}${DESK_PAGES.people}/${uuid}`,
      `The way in: npm run people -- link ${address.toLowerCase()}`,
    ].join('\n'),
  );
}

async function addOwner({ db, by, linkFor }: At, address: string, name: string): Promise<void> {
  if (!isEmail(address)) throw new StartError(`${address} is no mail address.`, USAGE);
  if (!isName(name)) throw new StartError(`${JSON.stringify(name)} is no name.`, USAGE);
  await makeOwner(db, by, { email: address, name }).catch(
    orSay(
      'There is an owner who can come in.',
      'npm run people -- list shows who, npm run people -- link ADDRESS lets them in, npm run people -- address OLD NEW changes a lost mailbox.',
    ),
  );
  sayLink(await linkFor(address));
}

await command(async ({ site, linkSecret, port, ...place }) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [action = '', ...words] = positionals;
  if (!isKeyOf(WORDS, action))
    throw new StartError(action ? `There is no "${action}".` : 'No action is named.', USAGE);
  if (words.length !== WORDS[action])
    throw new StartError(`"${action}" needs ${WORDS[action]} words after it.`, USAGE);
  const [first = '', second = ''] = words;
  const { siteUrl } = site.settings;
  const { all, by, json, csv, limit, page } = values;
  const { db, close } = await openReached(place);
  try {
    const { links, secret } = await openLinks(db, { linkSecret, siteUrl });
    const desk = new Desk(db, new Outbox(), links.signIns, secret);
    const address = siteUrl || `http://localhost:${port}`;
    const at: At = {
      db,
      by: atMachine(by),
      site: address,
      linkFor: async (email) => {
        const token = await desk.linkFor(at.by, email);
        if (!token) throw nobody(email);
        return `${address}${DESK_PAGES.enter}/${token}`;
      },
    };
    if (action === 'link') sayLink(await at.linkFor(first));
    else if (action === 'address') await changeAddress(at, first, second);
    else if (action === 'owner') await addOwner(at, first, second);
    else {
      const rows = await listPeople(db, all ?? false, listPageOf({ limit, page }, USAGE));
      console.log(asListing(rows, { json, csv }, 'nobody'));
    }
  } finally {
    await close();
  }
});
