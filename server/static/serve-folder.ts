import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOR_ALL_ORIGINS } from '../cross-origin.ts';
import { ALWAYS, pageHeaders } from './security-headers.ts';

/** A folder of built files and where it is served. */
export interface Mount {
  /** Begins and ends with a slash. */
  prefix: string;
  /** Absolute path. If it does not exist yet, its files are not found. */
  folder: string;
  /** Files of earlier builds (releases.ts), for those that are not in `folder`. */
  earlier?: string;
  /** The files' URLs change with their content, so browsers may cache them. */
  versioned?: boolean;
  /** Files that stand in for others, by the names of those. */
  instead?: Readonly<Record<string, string>>;
  /** Pages of partners use these files too. */
  crossOrigin?: boolean;
  /** Only files whose names end with this are served. */
  ending?: string;
}

/**
 * Serves a built folder. Browsers cache files in `assets/` for a year (their names contain a hash) and
 * check the others each time. Sends the `.br` or `.gz` file beside a file if the browser accepts it.
 */
export async function serveFolder(
  app: FastifyInstance,
  { prefix, folder, earlier, versioned = false, crossOrigin = false, instead = {}, ending = '' }: Mount,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: earlier ? [folder, earlier] : folder,
    prefix,
    decorateReply: Object.keys(instead).length > 0,
    preCompressed: true,
    allowedPath: (path) => path.endsWith(ending),
    redirect: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isPage = path.replace(/\.(br|gz)$/, '').endsWith('.html');
      const headers = {
        ...(isPage ? pageHeaders("'self'") : ALWAYS),
        ...(crossOrigin && FOR_ALL_ORIGINS),
        'cache-control':
          versioned || path.startsWith(`${folder}/assets/`) || path.startsWith(`${earlier}/assets/`)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
      };
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
  for (const [name, other] of Object.entries(instead)) {
    app.get(prefix + name, (_request, reply) => reply.sendFile(other));
  }
}
