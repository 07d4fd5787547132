import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { StartError } from './errors.ts';

/** `npm run dev`: serves widget and demo from their sources, with hot reload, in place of the built folders. */
export async function mountSources(_app: FastifyInstance, _config: Config): Promise<void> {
  throw new StartError('There is no development mode yet.', 'Use npm start.');
}
