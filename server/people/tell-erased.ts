import { sql } from 'drizzle-orm';
import { isHeardBy, type RequestKind } from '#contract/life/facts.ts';
import type { Db } from '../db/open.ts';
import { disclose } from '../db/records/ledger.ts';
import { withStored } from '../db/with-stored.ts';
import type { Outbox } from '../deliveries/outbox.ts';

/** A request that is about to be erased, and the shops that have learned anything of it. */
export interface Known {
  uuid: string;
  kind: RequestKind;
  mediumUuid: string;
  shops: string[];
}

/** Asks the shops that have learned anything of a request to erase it too, and notes that in the ledger. */
export async function tellOfErasure(tx: Db, outbox: Outbox, rows: readonly Known[]): Promise<void> {
  for (const { uuid, kind, mediumUuid, shops } of rows) {
    if (!isHeardBy(kind, 'shop', 'request.erased')) continue;
    const about = { mediumUuid, shops: shops.map((shop) => ({ uuid: shop })) };
    await withStored(tx, sql`(select ${uuid}::uuid as uuid)`, {
      announced: outbox.announce(['request.erased'], about),
    });
    for (const shop of shops) await disclose(tx, { request: uuid, shop, what: 'erasure', act: 'seller' });
  }
}
