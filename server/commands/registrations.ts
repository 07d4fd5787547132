/** `npm run registrations -- list | show | approve | refuse`. */
import * as z from 'zod/mini';
import { keysOf } from '#contract/base/keys.ts';
import { REGISTRATION_STATES } from '#contract/desk/desk.ts';
import type { PlaceRules } from '#contract/life/clocks.ts';
import { command, orSay, readArguments } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, type ListPage, listPageOf } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { byOf } from '../desk/log.ts';
import { atMachine } from '../desk/person.ts';
import { registrationActs } from '../desk/registrations.ts';
import { SHOP_COLUMNS } from '../shops/import-shops.ts';
import { listRegistrations, type RegistrationState, showRegistration } from '../shops/registrations.ts';
import { toolsOf } from './tools.ts';

const STATES = keysOf(REGISTRATION_STATES);

const USAGE = [
  `npm run registrations -- list [--state ${STATES.join('|')}] ${LISTING_USAGE}`,
  'npm run registrations -- show UUID',
  'npm run registrations -- approve UUID --antique_dealer_license … --categories 時計/バッグ --served_prefectures 東京都',
  '    and any other column of "npm run shops -- import"',
  'npm run registrations -- refuse UUID',
].join('\n');

const columns = Object.fromEntries(SHOP_COLUMNS.map((name) => [name, { type: 'string' }] as const));

const options = { ...columns, ...LISTING_OPTIONS, state: { type: 'string' } } as const;

interface Given {
  db: Db;
  rules: PlaceRules;
  uuid: string;
  state: RegistrationState | undefined;
  page: ListPage;
  format: { json?: boolean | undefined; csv?: boolean | undefined };
  more: Readonly<Record<string, string>>;
}

const ACTIONS: Readonly<Record<string, (input: Given) => Promise<string>>> = {
  list: async ({ db, state, page, format }) =>
    asListing(await listRegistrations(db, state, page), format, 'no such registrations'),
  show: async ({ db, uuid }) => {
    const registration = await showRegistration(db, uuid, byOf(atMachine()));
    return registration ? JSON.stringify(registration, null, 2) : 'no such registration';
  },
  approve: async (input) => {
    const { wrong } = await decide(input, true);
    if (wrong.length > 0)
      throw new StartError(
        `It is not approved:\n${wrong.map(({ column, problem }) => `  ${column}: ${problem}`).join('\n')}`,
        USAGE,
      );
    return `${input.uuid} is a shop now`;
  },
  refuse: async (input) => {
    await decide(input, false);
    return `${input.uuid} is refused`;
  },
};

const decide = ({ db, rules, uuid, more }: Given, approve: boolean) =>
  registrationActs.decideRegistration
    .run(toolsOf(db, rules), atMachine(), { uuid, approve, cells: approve ? more : {} })
    .catch(orSay(`${uuid} is no open registration.`, 'npm run registrations -- list --state open'));

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [name = '', uuid = ''] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  if (name !== 'list' && !z.guid().safeParse(uuid).success)
    throw new StartError(`${JSON.stringify(uuid)} is no uuid.`, USAGE);
  const { state, json, csv, limit, page, ...more } = values;
  const wantedState = STATES.find((one) => one === state);
  if (state !== undefined && !wantedState) throw new StartError(`There is no state "${state}".`, USAGE);
  const database = await openReached(settings);
  try {
    const input = {
      uuid,
      state: wantedState,
      page: listPageOf({ limit, page }, USAGE),
      format: { json, csv },
    };
    const text = await action({
      db: database.db,
      rules: settings.places,
      ...input,
      more: more as Record<string, string>,
    });
    if (text) console.log(text);
  } finally {
    await database.close();
  }
});
