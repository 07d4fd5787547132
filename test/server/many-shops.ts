/**
 * Serves the partner-shop calls with any number of shops: `node many-shops.ts 10000`. Prints its URL. Stops when its
 * standard input ends.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { prepareDataFolder } from '#server/base/data-folder.ts';
import { partnerShopCalls } from '#server/calls/partner-shops.ts';
import { openEmbedded } from '#server/db/open.ts';
import { seed } from '#server/db/seed/seed.ts';
import { addShops } from './add-shops.ts';

const folder = await mkdtemp(join(tmpdir(), 'many-shops-'));
await prepareDataFolder(folder);
const database = await openEmbedded(folder);
await database.migrate();
await seed(database.db, () => {}, 'reference');
await addShops(database.db, Number(process.argv[2]));
const app = Fastify();
partnerShopCalls(app, database.db, false);
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(app.listeningOrigin);
process.stdin
  .once('end', async () => {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true });
  })
  .resume();
