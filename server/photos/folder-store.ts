import { chmod, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';
import { auditLog, isErasure } from '../db/schema.ts';
import { syncFolder } from './sync.ts';

const INCOMING = '.incoming';
const SET_ASIDE = '.set-aside';

/** What a sweep found. */
export interface Swept {
  /** Uploads that were cut off; removed, since nobody was told that they arrived. */
  unfinished: number;
  /** Photos of requests that the database does not know; moved to `photos/.set-aside`, where a person decides. */
  setAside: number;
  /** Photos of requests that were erased; removed. */
  erased: number;
}

/**
 * The photos on disk: `photos/<request uuid>/<file>`. What is still arriving lies in `photos/.incoming/<uuid>` and
 * becomes final by one rename of the folder, so that no request ever has some of its photos only.
 */
export class PhotoStore {
  readonly folder: string;

  private readonly reserveBytes: number;

  /**
   * @param dataDir the server's data folder
   * @param reserveBytes how much of the disk stays free
   */
  constructor(dataDir: string, reserveBytes = 0) {
    this.folder = join(dataDir, 'photos');
    this.reserveBytes = reserveBytes;
  }

  /** Whether so much may still be stored. */
  async hasRoom(bytes: number): Promise<boolean> {
    return (await this.freeBytes()) - bytes >= this.reserveBytes;
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  /** Where photos lie that a sweep found nobody for. */
  get setAside(): string {
    return join(this.folder, SET_ASIDE);
  }

  /** Where the files of a submission arrive. */
  incoming(uuid: string): string {
    return join(this.folder, INCOMING, uuid);
  }

  /** Where a photo lies once its request is stored, relative to the store's folder. */
  pathOf(requestUuid: string, fileName: string): string {
    return `${requestUuid}/${fileName}`;
  }

  /** Puts what arrived in its final place, and waits until that is on the disk. */
  async keep(uuid: string): Promise<void> {
    await syncFolder(this.incoming(uuid));
    await rename(this.incoming(uuid), join(this.folder, uuid));
    await syncFolder(this.folder);
  }

  /** Removes what arrived and was not kept. */
  async discardIncoming(uuid: string): Promise<void> {
    await rm(this.incoming(uuid), { recursive: true, force: true });
  }

  /** Removes all that there is of a request that was not stored. */
  async discard(uuid: string): Promise<void> {
    await this.discardIncoming(uuid);
    await rm(join(this.folder, uuid), { recursive: true, force: true });
  }

  /** Removes the photos of a request that is erased, wherever they lie. */
  async erase(uuid: string): Promise<void> {
    await this.discard(uuid);
    await rm(join(this.setAside, uuid), { recursive: true, force: true });
  }

  /** The requests that have photos here. */
  async kept(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names.filter((name) => /^[0-9a-f-]{36}$/.test(name));
  }

  /** Tidies up after a crash. Only before the server listens. */
  async sweep(db: Db): Promise<Swept> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    await chmod(this.folder, 0o700);
    await mkdir(join(this.folder, INCOMING), { recursive: true, mode: 0o700 });
    const unfinished = await readdir(join(this.folder, INCOMING));
    for (const uuid of unfinished) await this.discardIncoming(uuid);
    const unknown = await unknownRequests(db, await this.kept());
    const erased = await erasedOf(db, unknown);
    for (const uuid of erased) await this.erase(uuid);
    const orphans = unknown.filter((uuid) => !erased.has(uuid));
    if (orphans.length > 0) await mkdir(this.setAside, { recursive: true, mode: 0o700 });
    for (const uuid of orphans) await rename(join(this.folder, uuid), join(this.setAside, uuid));
    return { unfinished: unfinished.length, setAside: orphans.length, erased: erased.size };
  }
}

/** Those of the requests that were erased. The server may have ended before their photos were gone. */
async function erasedOf(db: Db, uuids: readonly string[]): Promise<Set<string>> {
  if (uuids.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ uuid: auditLog.subjectUuid })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectUuid, [...uuids]), isErasure));
  return new Set(rows.map(({ uuid }) => uuid));
}

/** Those of the requests that are not in the database. */
export async function unknownRequests(db: Db, uuids: readonly string[]): Promise<string[]> {
  const stored = await rowsOf<{ uuid: string }>(
    db,
    sql`select uuid from requests where uuid = any(${`{${uuids.join(',')}}`}::uuid[])`,
  );
  const known = new Set(stored.map(({ uuid }) => uuid));
  return uuids.filter((uuid) => !known.has(uuid));
}
