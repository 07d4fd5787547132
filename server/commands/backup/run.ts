/** `npm run backup -- [--verify] FOLDER` and `npm run restore -- FOLDER`. */
import { resolve } from 'node:path';
import { command, readArguments } from '../../base/command.ts';
import { StartError } from '../../base/errors.ts';
import { backUp } from './backup.ts';
import { type Manifest, summaryOf } from './manifest.ts';
import { restore } from './restore.ts';
import { verify } from './verify.ts';

const USAGE = 'npm run backup -- FOLDER, npm run backup -- --verify FOLDER, or npm run restore -- FOLDER';

const ACTIONS = {
  backup: { work: backUp, done: 'The backup is complete.' },
  verify: {
    work: verify,
    done: 'The backup can be restored: counts and checksums of rows and photos agree.',
  },
  restore: {
    work: restore,
    done: 'Restored: counts and checksums of rows and photos agree with the backup.',
  },
} as const;

await command(async (settings) => {
  const { values, positionals } = readArguments({ verify: { type: 'boolean' } }, USAGE);
  const [name = '', folder] = positionals;
  if (!(name === 'backup' || name === 'restore') || !folder)
    throw new StartError('No folder is named.', USAGE);
  const { work, done } = ACTIONS[values.verify && name === 'backup' ? 'verify' : name];
  const manifest: Manifest & { lookAt?: readonly string[] } = await work(
    settings,
    resolve(folder),
    console.log,
  );
  for (const line of summaryOf(manifest)) console.log(line);
  console.log(done);
  if (name === 'restore') for (const line of manifest.lookAt ?? []) console.log(line);
});
