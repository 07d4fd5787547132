/** `npm run media -- list | add | remove | import FILE.csv`. */
import { command, readArguments, readNamedFile } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { listMedia, readMediaFile, readMedium, removeMedium, writeMedia } from '../db/media.ts';
import type { Db } from '../db/open.ts';
import { openReached } from '../db/reach.ts';

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
  /** The name after the action. */
  named: string;
  hosts: readonly string[];
  uuid: string;
  dryRun: boolean;
}

const noted = (dryRun: boolean) => (dryRun ? ' (not written: dry run)' : '');

const ACTIONS: Readonly<Record<string, (given: Given) => Promise<void>>> = {
  list: async ({ db }) => {
    const found = await listMedia(db);
    for (const { uuid, name, hosts, createdAt } of found)
      console.log(`${createdAt.toISOString()}  ${uuid}  ${name}  ${hosts.join(', ')}`.trimEnd());
    if (found.length === 0) console.log('no media but the default one');
  },
  add: async ({ db, named, hosts, uuid, dryRun }) => {
    const medium = readMedium({ name: named, hosts, uuid }, USAGE);
    const { added } = await writeMedia(db, [medium], dryRun);
    console.log(`${medium.uuid}  ${added ? 'added' : 'changed'}${noted(dryRun)}`);
  },
  remove: async ({ db, named, dryRun }) => {
    if (!(await removeMedium(db, named, dryRun)))
      throw new StartError(`There is no medium ${JSON.stringify(named)}.`, USAGE);
    console.log(`${named}  removed${noted(dryRun)}`);
  },
  import: async ({ db, named, dryRun }) => {
    const found = readMediaFile(await readNamedFile(named, USAGE));
    const { added, changed } = await writeMedia(db, found, dryRun);
    console.log(`media: ${added} added, ${changed} changed${noted(dryRun)}`);
  },
};

await command(async (settings) => {
  const { values, positionals } = readArguments(options, USAGE);
  const [name = '', named = '', ...rest] = positionals;
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (!action) throw new StartError(name ? `There is no "${name}".` : 'No action is named.', USAGE);
  if (rest.length > 0 || (name !== 'list' && !named))
    throw new StartError(`"${name}" needs one name after it.`, USAGE);
  const database = await openReached(settings);
  try {
    await action({
      db: database.db,
      named,
      hosts: values.host ?? [],
      uuid: values.uuid ?? '',
      dryRun: values['dry-run'] === true,
    });
  } finally {
    await database.close();
  }
});
