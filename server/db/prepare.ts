import type { Config } from '../base/config.ts';
import { StartError } from '../base/errors.ts';
import { type SchemaState, schemaState } from './migrations.ts';
import type { Database, Db } from './open.ts';
import { outdatedSeeds, seed } from './seed/seed.ts';
import { unfinishedDatabase } from './unfinished-restore.ts';

/**
 * Gives the database the schema and the reference data of this release. If a later release has changed the schema, both
 * are that one's, and stay as they are.
 * @param say is called with a line for each step
 * @throws StartError if this release is too old for the schema, a version before the first release made it, or the
 *   database is half restored
 */
export async function migrateAndSeed(
  database: Database,
  kind: Config['seed'],
  say: (line: string) => void,
): Promise<void> {
  await database.alone(async (db) => {
    const { missing, isLater } = await usableState(db);
    if (missing.length > 0) {
      await database.migrate();
      say(`migrated: ${missing.join(', ')}`);
    }
    if (isLater) say('a later release has changed the schema; its reference data stay');
    else await seed(db, say, kind);
  });
}

/**
 * Only checks the schema: migrating is a step of its own.
 * @throws StartError if the schema is older than this release, this release is too old for it, or the database is half
 *   restored
 */
export async function checkSchema(
  { db }: Database,
  kind: Config['seed'],
  say: (line: string) => void,
): Promise<void> {
  const { missing, isLater } = await usableState(db);
  if (missing.length > 0)
    throw new StartError(
      `The database has the schema of an earlier release: ${missing.join(', ')} missing.`,
      'Run "npm run migrate" once, with the settings of this server; servers of the release before go on meanwhile.',
    );
  const outdated = isLater ? [] : await outdatedSeeds(db, kind);
  if (outdated.length > 0) say(`reference data of another release: ${outdated.join(', ')} (npm run migrate)`);
}

async function usableState(db: Db): Promise<SchemaState> {
  const state = await schemaState(db);
  if (state.isHalfRestored) throw unfinishedDatabase();
  if (state.isBeforeFirst) throw beforeFirstRelease();
  if (state.unknown.length > 0) throw tooOld(state.unknown);
  return state;
}

const beforeFirstRelease = () =>
  new StartError(
    'The database was made by a version before the first release, whose schema this release does not change.',
    'Take a backup with that version (npm run backup -- FOLDER), then put it into an empty DATA_DIR or database with this one (npm run restore -- FOLDER).',
  );

const tooOld = (unknown: readonly string[]) =>
  new StartError(
    `This release is too old for the schema of the database, which needs ${unknown.join(', ')}.`,
    'Start the later release that the other servers have.',
  );
