/** `npm run migrate`: brings schema and reference data to this release, before its servers start. */
import { command } from '../base/command.ts';
import { migrateAndSeed } from '../db/prepare.ts';
import { prepareQueue } from '../db/queue.ts';
import { openReached } from '../db/reach.ts';

await command(async (settings) => {
  const database = await openReached(settings, { make: true });
  try {
    console.log(`database: ${database.description}`);
    await migrateAndSeed(database, settings.seed, console.log);
    await prepareQueue(database);
    console.log('schema and reference data are up to date');
  } finally {
    await database.close();
  }
});
