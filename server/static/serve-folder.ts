import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ALWAYS, pageHeaders } from './security-headers.ts';

/** A folder of built files and where it is served. */
export interface Mount {
  /** Begins and ends with a slash. */
  prefix: string;
  /** Absolute path. May not exist yet: then its files are not found. */
  folder: string;
  /** The files are asked for by an address that changes with their content, so browsers may keep them. */
  versioned?: boolean;
  /** Gives out only files whose names end so. */
  ending?: string;
}

/**
 * Serves a built folder to every origin: files in `assets/` for a year (their names hold a hash), the rest asked for
 * anew each time. Takes the `.br` or `.gz` beside a file where the browser accepts it.
 */
export async function serveFolder(
  app: FastifyInstance,
  { prefix, folder, versioned = false, ending = '' }: Mount,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix,
    decorateReply: false,
    preCompressed: true,
    allowedPath: (path) => path.endsWith(ending),
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isPage = path.replace(/\.(br|gz)$/, '').endsWith('.html');
      const headers = {
        ...(isPage ? pageHeaders() : ALWAYS),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control':
          versioned || path.startsWith(`${folder}/assets/`)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
      };
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}
