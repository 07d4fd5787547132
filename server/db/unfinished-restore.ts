import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../base/errors.ts';

/** A restore works in this folder of the data folder until all of it is there. */
export const RESTORING = '.restoring';

/** While a restore fills a database elsewhere, that has a table of this name. */
export const RESTORING_TABLE = 'restore_under_way';

const unfinished = (where: string, otherwise: string) =>
  new StartError(
    `A restore into ${where} did not finish.`,
    `Run it again (npm run restore -- FOLDER); it begins anew. ${otherwise}`,
  );

/** @throws StartError if there is no database in the folder, but a restore that was broken off */
export function refuseUnfinishedFolder(dataDir: string): void {
  const work = join(dataDir, RESTORING);
  if (existsSync(join(dataDir, 'postgres')) || !existsSync(work)) return;
  throw unfinished(dataDir, `Or remove ${work} to start from nothing.`);
}

/** For a database that a restore was filling when it was broken off. */
export const unfinishedDatabase = () =>
  unfinished('the database', 'Or name an empty database with DATABASE_URL.');
