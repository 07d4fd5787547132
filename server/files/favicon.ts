import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { COMMON_HEADERS } from '../base/http/security-headers.ts';

const FILE = new URL('../../art/images/favicon.ico', import.meta.url);

/** The icon at the address that clients ask for without reading a page. */
export async function favicon(app: FastifyInstance): Promise<void> {
  const icon = await readFile(FILE);
  app.get('/favicon.ico', (_request, reply) =>
    reply
      .headers({ ...COMMON_HEADERS, 'cache-control': 'public, max-age=86400' })
      .type('image/x-icon')
      .send(icon),
  );
}
