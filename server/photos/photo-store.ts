import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/open.ts';

const INCOMING = '.incoming';

/**
 * The photos on disk: `photos/<request uuid>/<file>`. What is still arriving lies in `photos/.incoming/<uuid>` and
 * becomes final by one rename of the folder, so that no request ever has some of its photos only.
 */
export class PhotoStore {
  readonly folder: string;

  /** @param dataDir the server's data folder */
  constructor(dataDir: string) {
    this.folder = join(dataDir, 'photos');
  }

  /** Where the files of a submission arrive. */
  incoming(uuid: string): string {
    return join(this.folder, INCOMING, uuid);
  }

  /** Where a photo lies once its request is stored, relative to the store's folder. */
  pathOf(requestUuid: string, fileName: string): string {
    return `${requestUuid}/${fileName}`;
  }

  /** Puts what arrived in its final place. */
  async keep(uuid: string): Promise<void> {
    await rename(this.incoming(uuid), join(this.folder, uuid));
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

  /**
   * Removes what a crash left behind: files that were arriving, and folders of requests that were never stored.
   * Only before the server listens. Answers with the number of folders removed.
   */
  async sweep(db: Db): Promise<number> {
    await mkdir(join(this.folder, INCOMING), { recursive: true });
    const arriving = await readdir(join(this.folder, INCOMING));
    const kept = (await readdir(this.folder)).filter((name) => /^[0-9a-f-]{36}$/.test(name));
    const stored = await rowsOf<{ uuid: string }>(
      db,
      sql`select uuid from requests where uuid = any(${`{${kept.join(',')}}`}::uuid[])`,
    );
    const known = new Set(stored.map(({ uuid }) => uuid));
    const orphans = [...arriving, ...kept.filter((uuid) => !known.has(uuid))];
    for (const uuid of orphans) await this.discard(uuid);
    return orphans.length;
  }
}
