import { between } from 'drizzle-orm';
import type { Db } from '../open.ts';
import { requests } from '../schema.ts';

/** The number of a request that people read to each other: the first digits of its uuid. */
export const numberOf = (uuid: string): string =>
  uuid
    .replaceAll('-', '')
    .slice(0, 12)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1-');

const NUMBER = /^([\da-f]{4})-([\da-f]{4})-([\da-f]{4})$/i;

/** The uuids of requests with this number: one, or none. Undefined if it is no number. */
export async function findByNumber(db: Db, number: string): Promise<string[] | undefined> {
  const [, first, second, third] = NUMBER.exec(number) ?? [];
  if (!first) return undefined;
  const begin = `${first}${second}-${third}`;
  const rows = await db
    .select({ uuid: requests.uuid })
    .from(requests)
    .where(between(requests.uuid, `${begin}-0000-0000-000000000000`, `${begin}-ffff-ffff-ffffffffffff`));
  return rows.map(({ uuid }) => uuid);
}
