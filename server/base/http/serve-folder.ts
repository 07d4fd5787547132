import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOR_ALL_ORIGINS } from './cross-origin.ts';
import { keepInMemory } from './files-in-memory.ts';
import { COMMON_HEADERS, pageHeaders } from './security-headers.ts';

/** A folder of built files and where it is served. */
export interface Mount {
  /** Begins and ends with a slash. */
  prefix: string;
  /** Absolute path. If it does not exist yet, its files are not found. */
  folder: string;
  /** Files of earlier builds (releases.ts), for those that are not in `folder`. */
  earlier?: string;
  /** Releases of these files (releases/releases.ts). The files of `major` come before those in `folder`. */
  releases?: { versions: string; major: string };
  /** The files' URLs change with their content, so browsers may cache them. */
  versioned?: boolean;
  /** Files that stand in for others, by the names of those. */
  instead?: Readonly<Record<string, string>>;
  /** Files that a build may lack, with the answer for who asks for them then. */
  mayLack?: Readonly<Record<string, string>>;
  /** Pages of partners use these files too. */
  crossOrigin?: boolean;
  /** Only files whose names end with this are served. */
  ending?: string;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const CHECKED = 'no-cache';
/** A release that is taken back is gone from everywhere after these five minutes. */
const FOR_MINUTES = 'public, max-age=300';

/** A file of one release, which never changes: `1.4.0/form.js`. */
const OF_RELEASE = /^\d+\.\d+\.\d+\//;

function cachingOf(path: string, { folder, earlier, releases, versioned }: Mount): string {
  const below = (root?: string) =>
    root && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : undefined;
  const releasePath = below(releases?.versions);
  if (releasePath !== undefined) {
    return OF_RELEASE.test(releasePath) || /^\d+\/assets\//.test(releasePath) ? FOR_EVER : FOR_MINUTES;
  }
  const buildPath = below(folder) ?? below(earlier);
  return versioned || buildPath?.startsWith('assets/') ? FOR_EVER : CHECKED;
}

/**
 * Serves a built folder. Browsers keep files in `assets/` for a year, because their names contain a hash. They check
 * the others each time, or after five minutes if they were released. The `.br` or `.gz` file beside a file is sent in
 * its place to browsers that accept it.
 */
export async function serveFolder(app: FastifyInstance, mount: Mount): Promise<void> {
  const { prefix, folder, earlier, releases, crossOrigin = false, ending = '' } = mount;
  const { instead = {}, mayLack = {} } = mount;
  const current = releases && join(releases.versions, releases.major);
  const roots = [current, folder, earlier, releases?.versions].filter((root) => root !== undefined);
  await app.register(async (scope) => {
    keepInMemory(scope);
    await scope.register(fastifyStatic, {
      root: roots,
      // They may come later: a build, a first release.
      suppressWarning: true,
      prefix,
      decorateReply: Object.keys({ ...instead, ...mayLack }).length > 0,
      preCompressed: true,
      allowedPath: (path) => path.endsWith(ending),
      redirect: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isPage = path.replace(/\.(br|gz)$/, '').endsWith('.html');
        const headers = {
          ...(isPage ? pageHeaders("'self'") : COMMON_HEADERS),
          ...(crossOrigin && FOR_ALL_ORIGINS),
          'cache-control': cachingOf(path, mount),
        };
        for (const [name, value] of Object.entries(headers)) reply.header(name, value);
      },
    });
    for (const [name, other] of Object.entries(instead)) {
      scope.get(prefix + name, (_request, reply) => reply.sendFile(other));
    }
    for (const [name, words] of Object.entries(mayLack)) {
      scope.get(prefix + name, (_request, reply) =>
        roots.some((root) => existsSync(join(root, name)))
          ? reply.sendFile(name)
          : reply.code(404).type('text/plain; charset=utf-8').send(`${words}\n`),
      );
    }
  });
}
