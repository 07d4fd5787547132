/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. */
import { resolve } from 'node:path';
import { command } from '../command.ts';
import { StartError } from '../errors.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const ACTIONS = { backup: backUp, restore } as const;

await command(async (settings) => {
  const [name = '', folder] = process.argv.slice(2);
  if (!(name === 'backup' || name === 'restore') || !folder)
    throw new StartError('No folder is named.', 'npm run backup -- FOLDER, or npm run restore -- FOLDER');
  const { tables, photos } = await ACTIONS[name](settings, resolve(folder), console.log);
  for (const { name: table, rows } of tables) console.log(`${table}: ${rows}`);
  console.log(`photos: ${photos.length}`);
});
