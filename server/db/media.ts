import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { cellOfValues } from '#contract/base/cells.ts';
import { DEFAULT_MEDIUM_UUID } from '#contract/base/product.ts';
import type { ContextField } from '#contract/media/context.ts';
import { cells, needed, optionalUuid, readTable } from '../base/csv.ts';
import { StartError } from '../base/errors.ts';
import { uuidOf } from '../base/uuid-of.ts';
import type { Db } from './open.ts';
import { media } from './schema.ts';

export type NewMedium = Pick<typeof media.$inferSelect, 'uuid' | 'name' | 'hosts'>;

/** A host as browsers write it: in lower case, other letters than those of ASCII encoded. */
function hostOf(text: string): string | undefined {
  const host = text.includes(':') ? '' : (URL.parse(`https://${text}`)?.hostname ?? '');
  return /^[a-z0-9.-]+$/.test(host) ? host : undefined;
}

/** The columns of a file of media. A single medium is checked by the same schema. */
const row = z.object({
  uuid: optionalUuid,
  name: needed,
  hosts: z._default(
    z.pipe(
      cells.check(z.refine((texts) => texts.every(hostOf), 'such as example.jp, without https:// and paths')),
      z.transform((texts) => texts.flatMap((text) => hostOf(text) ?? [])),
    ),
    [],
  ),
});

/** Without a uuid, a medium is known again by its name. */
const uuidOfMedium = ({ uuid, name }: { uuid: string; name: string }) =>
  (uuid || uuidOf(`medium ${name}`)).toLowerCase();

/** @throws StartError that names every line and column that is wrong */
export const readMediaFile = (file: Buffer): NewMedium[] =>
  readTable(file, row, { name: 'medium', column: 'name', keyOf: uuidOfMedium }).map((cell) => ({
    ...cell,
    uuid: uuidOfMedium(cell),
  }));

/** @throws StartError that names the problem */
export function readMedium(
  { hosts, ...fields }: { name: string; hosts: readonly string[]; uuid: string },
  usage: string,
): NewMedium {
  const { data, error } = row.safeParse({ ...fields, hosts: cellOfValues(hosts) });
  if (data) return { ...data, uuid: uuidOfMedium(data) };
  throw new StartError(
    error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'),
    usage,
  );
}

/**
 * Adds and changes media: all or none.
 * @param dryRun checks only, and changes nothing
 */
export async function writeMedia(
  db: Db,
  rows: readonly NewMedium[],
  dryRun = false,
): Promise<{ added: number; changed: number }> {
  const uuids = new Set((await db.select({ uuid: media.uuid }).from(media)).map(({ uuid }) => uuid));
  const changedCount = rows.filter(({ uuid }) => uuids.has(uuid)).length;
  if (!dryRun)
    await db.transaction(async (tx) => {
      for (const { uuid, ...changes } of rows)
        await tx
          .insert(media)
          .values({ uuid, ...changes })
          .onConflictDoUpdate({ target: media.uuid, set: changes });
    });
  return { added: rows.length - changedCount, changed: changedCount };
}

export const listMedia = (db: Db) => db.select().from(media).orderBy(asc(media.createdAt), asc(media.name));

/** Requests that name it stay, and stay valid. @returns whether there was such a medium */
export async function removeMedium(db: Db, uuid: string, dryRun = false): Promise<boolean> {
  if (!isUuid(uuid)) return false;
  const isIt = eq(media.uuid, uuid);
  const rows = await (dryRun
    ? db.select().from(media).where(isIt)
    : db.delete(media).where(isIt).returning());
  return rows.length > 0;
}

export const isUuid = (text: string) => z.guid().safeParse(text).success;

/** Tells if a host is one of these, or below one. */
export const isHostOf = (hosts: readonly string[], host: string): boolean =>
  hosts.some((one) => host === one || host.endsWith(`.${one}`));

/** The default one is always known. */
const DEFAULT = { hosts: [], context: [] };

/**
 * Whether a medium is known, and may be used by pages of a host.
 * @param host undefined for a page that does not send its origin; then any medium may be used
 */
export async function mediumStatus(
  db: Db,
  uuid: string,
  host: string | undefined,
): Promise<{ known: boolean; here: boolean; context: ContextField[] }> {
  const [hostsRow] = isUuid(uuid)
    ? await db.select({ hosts: media.hosts, context: media.context }).from(media).where(eq(media.uuid, uuid))
    : [];
  const medium = uuid.toLowerCase() === DEFAULT_MEDIUM_UUID ? DEFAULT : hostsRow;
  if (!medium) return { known: false, here: false, context: [] };
  const { hosts, context } = medium;
  const isHere = hosts.length === 0 || host === undefined || isHostOf(hosts, host);
  return { known: true, here: isHere, context: [...context] };
}
