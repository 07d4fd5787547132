import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/open.ts';

/** `GET /health`: 200 while the database answers, if there is one, 503 otherwise. */
export function healthCall(app: FastifyInstance, db: Db | undefined): void {
  app.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await db?.execute(sql`select 1`);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
}
