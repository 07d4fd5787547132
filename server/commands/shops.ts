/** `npm run shops -- import FILE.csv [--dry-run]`, and `npm run shops -- registrations`. */
import { command, readArguments, readNamedFile } from '../base/command.ts';
import { StartError } from '../base/errors.ts';
import { openReached } from '../db/reach.ts';
import { importShops, readShopFile, registrationsAsFile } from '../shops/import-shops.ts';

const USAGE = 'npm run shops -- import FILE.csv [--dry-run], or npm run shops -- registrations';

await command(async (settings) => {
  const { values, positionals } = readArguments({ 'dry-run': { type: 'boolean' } }, USAGE);
  const [action, path] = positionals;
  if (action !== 'registrations' && !(action === 'import' && path))
    throw new StartError('No action is named.', USAGE);
  const found = path && action === 'import' ? readShopFile(await readNamedFile(path, USAGE)) : [];
  const database = await openReached(settings);
  try {
    if (action === 'registrations') return void process.stdout.write(await registrationsAsFile(database.db));
    const { added, changed } = await importShops(database.db, found, values['dry-run'] === true);
    console.log(
      `shops: ${added} added, ${changed} changed${values['dry-run'] ? ' (not written: dry run)' : ''}`,
    );
  } finally {
    await database.close();
  }
});
