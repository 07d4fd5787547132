/** `npm run backup -- FOLDER` and `npm run restore -- FOLDER`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { StartError } from '../errors.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';

const ACTIONS = { backup: backUp, restore } as const;

async function main(): Promise<void> {
  const [name = '', folder] = process.argv.slice(2);
  if (!(name === 'backup' || name === 'restore') || !folder)
    throw new StartError('No folder is named.', 'npm run backup -- FOLDER, or npm run restore -- FOLDER');
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { tables, photos } = await ACTIONS[name](readConfig(process.env), resolve(folder));
  for (const { name: table, rows } of tables) console.log(`${table}: ${rows}`);
  console.log(`photos: ${photos.length}`);
}

await main().catch((error: unknown) => {
  if (!(error instanceof StartError)) throw error;
  console.error(`${error.message}\n${error.remedy}`);
  process.exitCode = 1;
});
