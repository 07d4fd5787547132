import type { Config } from '../config.ts';
import { StartError } from '../errors.ts';
import { schemaState } from './migrations.ts';
import type { Database } from './open.ts';
import { outdatedSeeds, seed } from './seed/seed.ts';

/**
 * Gives the database the schema and the reference data of this release. If a later release has changed the schema, both
 * are that one's, and stay as they are.
 * @param say is called with a line for each step
 * @throws StartError if this release is too old for the schema
 */
export async function migrateAndSeed(
  database: Database,
  kind: Config['seed'],
  say: (line: string) => void,
): Promise<void> {
  await database.alone(async (db) => {
    const { missing, isLater, unknown } = await schemaState(db);
    if (unknown.length > 0) throw tooOld(unknown);
    if (missing.length > 0) {
      await database.migrate();
      say(`migrated: ${missing.join(', ')}`);
    }
    if (isLater) say('a later release has changed the schema; its reference data stay');
    else await seed(db, say, kind);
  });
}

/**
 * Only looks: migrating is a step of its own.
 * @throws StartError if the schema is older than this release, or this release is too old for it
 */
export async function checkSchema(
  { db }: Database,
  kind: Config['seed'],
  say: (line: string) => void,
): Promise<void> {
  const { missing, isLater, unknown } = await schemaState(db);
  if (unknown.length > 0) throw tooOld(unknown);
  if (missing.length > 0)
    throw new StartError(
      `The database has the schema of an earlier release: ${missing.join(', ')} missing.`,
      'Run "npm run migrate" once, with the settings of this server; servers of the release before go on meanwhile.',
    );
  const outdated = isLater ? [] : await outdatedSeeds(db, kind);
  if (outdated.length > 0) say(`reference data of another release: ${outdated.join(', ')} (npm run migrate)`);
}

const tooOld = (unknown: readonly string[]) =>
  new StartError(
    `This release is too old for the schema of the database, which needs ${unknown.join(', ')}.`,
    'Start the later release that the other servers have.',
  );
