/** `npm run deliveries -- count | list | show | send-again | bounced`. */
import * as z from 'zod/mini';
import { command, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, type ListPage, listPageOf } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { noteBounce, readBounce, readMail } from '../deliveries/bounces.ts';
import {
  countDeliveries,
  DELIVERY_STATES,
  type Filter,
  isEvent,
  isState,
  listDeliveries,
  showDeliveries,
} from '../deliveries/list.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { sendChosenAgain } from '../desk/deliveries.ts';
import { atMachine } from '../desk/person.ts';
import type { Life } from '../life/life.ts';
import { toolsOf } from './tools.ts';

const FILTERS = `[--state ${DELIVERY_STATES.join('|')}] [--event NAME] [--error CODE] [--about UUID] [--shop UUID]`;

const USAGE = [
  'npm run deliveries -- count [--json | --csv]',
  `npm run deliveries -- list ${FILTERS} ${LISTING_USAGE}`,
  'npm run deliveries -- show UUID …',
  'npm run deliveries -- send-again UUID … | --state dead [--event NAME] [--error CODE] [--about UUID] [--shop UUID]',
  'npm run deliveries -- bounced < MAIL',
].join('\n');

const options = {
  ...LISTING_OPTIONS,
  state: { type: 'string' },
  event: { type: 'string' },
  error: { type: 'string' },
  about: { type: 'string' },
  shop: { type: 'string' },
} as const;

interface Given {
  db: Db;
  life: Life;
  outbox: Outbox;
  filter: Filter;
  page: ListPage;
  format: { json?: boolean | undefined; csv?: boolean | undefined };
}

const ACTIONS: Readonly<Record<string, (input: Given) => Promise<string>>> = {
  count: async ({ db, format }) => asListing(await countDeliveries(db), format, 'no deliveries yet'),
  list: async ({ db, filter, page, format }) =>
    asListing(await listDeliveries(db, filter, page), format, 'no such deliveries'),
  show: async ({ db, filter: { uuids = [] } }) => {
    if (uuids.length === 0) throw new StartError('No delivery is named.', USAGE);
    const entries = await showDeliveries(db, uuids);
    return entries.length > 0
      ? entries.map((one) => JSON.stringify(one, null, 2)).join('\n')
      : 'no such deliveries';
  },
  'send-again': async ({ db, outbox, filter }) => {
    const isNamed = filter.uuids?.length || filter.state === 'dead';
    if (!isNamed) throw new StartError('Name deliveries, or --state dead.', USAGE);
    return `${await sendChosenAgain(db, outbox, atMachine(), filter)} are sent again`;
  },
  bounced: async ({ db, life }) => {
    const bounce = await readBounce(await readMail(process.stdin));
    if (!bounce) return 'no notice about a mail of ours';
    if (!bounce.isFinal) return 'a notice of a delay: nothing to do';
    const isNew = await noteBounce(db, bounce.delivery, (...args) => life.settled(...args));
    return isNew ? `${bounce.delivery} has come back` : 'known already, or about a mail that is gone';
  },
};

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [name = '', ...uuids] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  const { state, event, error, about, shop, json, csv } = values;
  const wrong = [...uuids, ...[about, shop].filter((uuid) => uuid !== undefined)].find(
    (uuid) => !z.guid().safeParse(uuid).success,
  );
  if (wrong !== undefined) throw new StartError(`${JSON.stringify(wrong)} is no uuid.`, USAGE);
  if (state !== undefined && !isState(state)) throw new StartError(`There is no state "${state}".`, USAGE);
  if (event !== undefined && !isEvent(event)) throw new StartError(`There is no event "${event}".`, USAGE);
  const page = listPageOf(values, USAGE);
  const database = await openReached(settings);
  try {
    const filter: Filter = {
      uuids,
      state,
      event,
      errors: error ? [error] : undefined,
      about: about ? [about] : undefined,
      to: shop ? { recipient: 'shop', keys: [shop] } : undefined,
    };
    const text = await action({
      ...toolsOf(database.db, settings.places),
      filter,
      page,
      format: { json, csv },
    });
    if (text) console.log(text);
  } finally {
    await database.close();
  }
});
