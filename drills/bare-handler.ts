/**
 * The least cost of a submission: `node bare-handler.ts FOLDER DATABASE_URL` writes the body of each request to a file,
 * waits until it is on the disk, inserts one row and answers. Prints its URL. Stops when its standard input ends.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Pool } from 'pg';

const [folder = '', url = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const pool = new Pool({ connectionString: url });
await pool.query('create table received (uuid uuid primary key, bytes integer not null)');

async function receive(request: IncomingMessage, answer: ServerResponse): Promise<void> {
  const uuid = randomUUID();
  const file = await open(join(folder, uuid), 'wx');
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      await file.appendFile(chunk);
    }
    await file.datasync();
  } finally {
    await file.close();
  }
  await pool.query('insert into received values ($1, $2)', [uuid, bytes]);
  answer.setHeader('content-type', 'application/json').end(JSON.stringify({ uuid }));
}

// A caller that stops in the middle is no reason to stop.
const server = createServer((request, answer) => void receive(request, answer).catch(() => answer.destroy()));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
process.stdin
  .once('end', async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  })
  .resume();
