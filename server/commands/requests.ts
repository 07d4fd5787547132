/** `npm run requests -- list | show | why | export | correct | revoke | erase | erased`. */
import * as z from 'zod/mini';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import type { Correction } from '#contract/schemas/follow-up.ts';
import { command, orSay, readArguments, readNamedFile } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { asListing, LISTING_OPTIONS, LISTING_USAGE, type ListPage, listPageOf } from '../base/listing.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { findByNumber } from '../db/records/number.ts';
import { forgetErased } from '../deliveries/mail/kept-mail.ts';
import { Outbox } from '../deliveries/outbox.ts';
import { readEndpoints } from '../deliveries/webhooks/endpoints.ts';
import { byOf } from '../desk/log.ts';
import { atMachine, type Person as Worker } from '../desk/person.ts';
import { requestActs } from '../desk/request-acts.ts';
import type { Life } from '../life/life.ts';
import { readChoices, whyRows } from '../matching/choices.ts';
import { type ErasedPerson, eraseByUuid, erasePerson, requestsOf } from '../people/erase.ts';
import { listErased, listRequests, readParted, readWholeRequest } from '../people/show.ts';
import { openPhotoStore } from '../photos/open-photo-store.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { isDone, toolsOf } from './tools.ts';

const USAGE = [
  `npm run requests -- list ${LISTING_USAGE}`,
  'npm run requests -- show UUID …',
  'npm run requests -- why UUID | NUMBER [--json | --csv]',
  'npm run requests -- export UUID … | --email ADDRESS | --phone NUMBER',
  'npm run requests -- correct UUID --set FIELD=TEXT [--set …]',
  'npm run requests -- revoke UUID …',
  'npm run requests -- erase UUID … | --email ADDRESS | --phone NUMBER | --file FILE',
  'npm run requests -- erased',
].join('\n');

const options = {
  ...LISTING_OPTIONS,
  email: { type: 'string' },
  phone: { type: 'string' },
  file: { type: 'string' },
  set: { type: 'string', multiple: true },
  by: { type: 'string' },
} as const;

interface Given {
  db: Db;
  photos: PhotoStore;
  outbox: Outbox;
  life: Life;
  dataDir: string;
  uuids: string[];
  person: ErasedPerson | undefined;
  correction: Correction;
  /** The person who gives the command: the audit log keeps the name. */
  by: Worker;
  page: ListPage;
  format: { json?: boolean | undefined; csv?: boolean | undefined };
}

const ACTIONS: Readonly<Record<string, (input: Given) => Promise<void>>> = {
  list: async ({ db, page, format }) => {
    const text = asListing(await listRequests(db, page), format, 'no requests yet');
    if (text) console.log(text);
  },
  show: (input) => print(input, 'show', 2),
  why: async ({ db, uuids, format }) => {
    const [uuid, ...more] = uuids;
    if (!uuid || more.length > 0) throw new StartError('Name one request.', USAGE);
    const lines = await readChoices(db, uuid);
    if (format.json) for (const line of lines) console.log(JSON.stringify(line));
    else console.log(asListing(whyRows(lines), format, 'nothing is kept of why'));
  },
  export: (input) => print(input, 'export'),
  correct: async (input) => {
    const { uuids, correction, by } = input;
    const [uuid, ...more] = uuids;
    if (!uuid || more.length > 0 || Object.keys(correction).length === 0)
      throw new StartError('Name one request, and what to set.', USAGE);
    const { problems, corrected } = await requestActs.correctRequest
      .run(input, by, { uuid, ...correction })
      .catch(orSay(`There is no request ${uuid}.`, USAGE));
    if (problems.length > 0)
      throw new StartError(problems.map(({ field, message }) => `${field}: ${message}`).join('\n'), USAGE);
    console.log(corrected.length > 0 ? `corrected: ${corrected.join(', ')}` : 'nothing is different');
  },
  revoke: async (input) => {
    const { uuids, by } = input;
    requireSubject(uuids, undefined);
    let count = 0;
    for (const uuid of uuids) if (await isDone(requestActs.revokeLinks.run(input, by, { uuid }))) count += 1;
    console.log(`requests: the links of ${count} revoked`);
  },
  erase: async ({ db, photos, outbox, dataDir, uuids, person, by }) => {
    requireSubject(uuids, person);
    const result = person
      ? await erasePerson(db, photos, person, outbox, byOf(by))
      : await eraseByUuid(db, photos, uuids, outbox, byOf(by));
    await forgetErased(db, dataDir);
    const { shops_told: shopCount, ...rows } = result;
    for (const [table, count] of Object.entries(rows)) console.log(`${table}: ${count} erased`);
    console.log(`shops that are told to erase what they know: ${shopCount}`);
  },
  erased: async ({ db }) => {
    for (const uuid of await listErased(db)) console.log(uuid);
  },
};

async function print(
  { db, uuids, person, by }: Given,
  action: 'show' | 'export',
  indent?: number,
): Promise<void> {
  requireSubject(uuids, person);
  for (const uuid of person ? await requestsOf(db, person) : uuids) {
    const request = await readWholeRequest(db, uuid, action, byOf(by));
    if (request) console.log(JSON.stringify(request, null, indent));
    else console.error(`${uuid}: no such request`);
  }
  const reviews = person ? await readParted(db, person, byOf(by)) : [];
  if (reviews.length > 0) console.log(JSON.stringify({ reviews }, null, indent));
}

function requireSubject(uuids: readonly string[], person: ErasedPerson | undefined): void {
  if (uuids.length === 0 && !person) throw new StartError('No request and no person is named.', USAGE);
}

/** The fields of `--set name1=…`, by their keys in contract/customer/customer.ts. */
function correctionOf(texts: readonly string[]): Correction {
  const entries = texts.map((one) => {
    const [, key = '', text = ''] = /^(\w+)=(.*)$/s.exec(one) ?? [];
    if (!CUSTOMER_FIELD_KEYS.some((field) => field === key))
      throw new StartError(`"${one}" sets none of ${CUSTOMER_FIELD_KEYS.join(', ')}.`, USAGE);
    return [key, text];
  });
  return Object.fromEntries(entries);
}

/** Requests are named by uuid, or by the number that sellers and shops read. */
async function uuidsOf(db: Db, names: readonly string[]): Promise<string[]> {
  const uuids: string[] = [];
  for (const name of names) {
    const matches = isUuid(name) ? [name] : await findByNumber(db, name);
    if (!matches) throw new StartError(`${JSON.stringify(name)} is no uuid and no number.`, USAGE);
    if (matches.length === 0) throw new StartError(`There is no request ${name}.`, USAGE);
    uuids.push(...matches);
  }
  return uuids;
}

const isUuid = (text: string) => z.guid().safeParse(text).success;

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [name = '', ...names] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  const { email, phone, file, set = [], by, json, csv } = values;
  const page = listPageOf(values, USAGE);
  const fromFile = file ? (await readNamedFile(file, USAGE)).toString().split(/\s+/).filter(Boolean) : [];
  const all = [...names, ...fromFile];
  const database = await openReached(settings);
  try {
    const outbox = new Outbox(await readEndpoints(settings.webhooksFile, settings.webhookAllow));
    await action({
      ...toolsOf(database.db, settings.places, outbox),
      photos: await openPhotoStore(settings),
      dataDir: settings.dataDir,
      uuids: await uuidsOf(database.db, all),
      person: email || phone ? { email, phone } : undefined,
      correction: correctionOf(set),
      by: atMachine(by),
      page,
      format: { json, csv },
    });
  } finally {
    await database.close();
  }
});
