/** `npm run media -- list | add | remove | import FILE.csv`. */
import type { PlaceRules } from '#contract/life/clocks.ts';
import { command, readArguments, readNamedFile } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import {
  listMedia,
  type NewMedium,
  readMediaFile,
  readMedium,
  removeMedium,
  writeMedia,
} from '../db/media.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';
import { mediaActs } from '../desk/media.ts';
import { atMachine } from '../desk/person.ts';
import { toolsOf } from './tools.ts';

const USAGE = [
  'npm run media -- list',
  'npm run media -- add NAME [--host example.jp …] [--uuid UUID] [--dry-run]',
  'npm run media -- remove UUID [--dry-run]',
  'npm run media -- import FILE.csv [--dry-run]',
].join('\n');

const options = {
  'dry-run': { type: 'boolean' },
  host: { type: 'string', multiple: true },
  uuid: { type: 'string' },
} as const;

interface Given {
  db: Db;
  rules: PlaceRules;
  /** The name after the action. */
  named: string;
  hosts: readonly string[];
  uuid: string;
  dryRun: boolean;
}

/** @param dryRun counts only */
const write = ({ db, dryRun }: Given, media: NewMedium[]) =>
  dryRun ? writeMedia(db, media, true) : mediaActs.writeMedia.run({ db }, atMachine(), { media });

const note = (dryRun: boolean) => (dryRun ? ' (not written: dry run)' : '');

const ACTIONS: Readonly<Record<string, (input: Given) => Promise<void>>> = {
  list: async ({ db }) => {
    const rows = await listMedia(db);
    for (const { uuid, name, hosts, createdAt } of rows)
      console.log(`${createdAt.toISOString()}  ${uuid}  ${name}  ${hosts.join(', ')}`.trimEnd());
    if (rows.length === 0) console.log('no media but the default one');
  },
  add: async (input) => {
    const { named, hosts, uuid, dryRun } = input;
    const medium = readMedium({ name: named, hosts, uuid }, USAGE);
    const { added } = await write(input, [medium]);
    console.log(`${medium.uuid}  ${added ? 'added' : 'changed'}${note(dryRun)}`);
  },
  remove: async ({ db, rules, named, dryRun }) => {
    if (!(await removeMedium(db, named, true)))
      throw new StartError(`There is no medium ${JSON.stringify(named)}.`, USAGE);
    if (!dryRun) await mediaActs.removeMedium.run(toolsOf(db, rules), atMachine(), { uuid: named });
    console.log(`${named}  removed${note(dryRun)}`);
  },
  import: async (input) => {
    const { named, dryRun } = input;
    const rows = readMediaFile(await readNamedFile(named, USAGE));
    const { added, changed } = await write(input, rows);
    console.log(`media: ${added} added, ${changed} changed${note(dryRun)}`);
  },
};

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [name = '', argument = '', ...rest] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  if (rest.length > 0 || (name !== 'list' && !argument))
    throw new StartError(`"${name}" needs one name after it.`, USAGE);
  const database = await openReached(settings);
  try {
    await action({
      db: database.db,
      rules: settings.places,
      named: argument,
      hosts: values.host ?? [],
      uuid: values.uuid ?? '',
      dryRun: values['dry-run'] === true,
    });
  } finally {
    await database.close();
  }
});
