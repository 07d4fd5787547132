import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { DESK_PAGES } from '#contract/desk/desk.ts';
import type { Config } from '../base/config.ts';
import type { Logger } from '../base/logging.ts';
import { Metrics } from '../base/metrics.ts';
import type { ProductData } from '../calls/product-data.ts';
import { readPostLibrary } from '../column/read-posts.ts';
import { deskDoor } from '../desk/desk-door.ts';
import { linkDoor } from '../quotes/link-door.ts';
import { Contents } from '../site/contents.ts';
import { followArticles } from '../site/follow-contents.ts';
import type { PagesOptions, PageVisitors } from '../site/site-build.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import { closeApp, listen, serveMetrics } from './listen.ts';
import { openProduct } from './open-product.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Its address, as `http://host:port`. */
  address: string;
  /**
   * Answers for `SHUTDOWN_MS` that it is leaving, finishes open calls, then closes the database and unlocks the data
   * folder.
   */
  stop(): Promise<void>;
  /** The path by which the first owner of the desks comes in; undefined as soon as there is one. */
  firstOwner: string | undefined;
}

export interface StartOptions extends Pick<AppOptions, 'folders' | 'form'> {
  /** Registers the rest of the routes. It may keep pages until their contents change. */
  mount?: (app: FastifyInstance, pages: Pick<PagesOptions, 'contents' | 'visitors'>) => Promise<void>;
}

const visitorsOf = (product: ProductData, log: Logger): PageVisitors => {
  const onFailure = (error: unknown) => log.error({ err: error }, 'act failed');
  return {
    isSession: (session) => product.desk.knows(session),
    isToken: (token) => product.links.hasMade(token),
    desk: deskDoor(product, onFailure),
    link: linkDoor(product, onFailure),
  };
};

/**
 * Starts everything in order: lock, database, migrations, seeds, app, port. If a step fails, everything that was opened
 * is closed again. If the product API is on another server, no database is opened.
 *
 * @param log gets a line for each step
 * @throws StartError with a remedy if the server cannot start
 */
export async function startServer(
  config: Config,
  options: StartOptions,
  log: Logger,
): Promise<RunningServer> {
  const say = (line: string) => log.info(line);
  const undo: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const metrics = new Metrics();
    const contents = new Contents(config.seed === 'demo');
    const product = config.site.apiBase ? undefined : await openProduct(config, undo, log, metrics, contents);
    const posts = config.site.contentApiBase ? undefined : await readPostLibrary();
    const leaving = new AbortController();
    if (config.site.contentApiBase) undo.push(followArticles(config.site.contentApiBase, contents));
    const { folders, form, mount } = options;
    const app = await buildApp({
      folders,
      form,
      ...(mount && {
        mount: (site) => mount(site, { contents, visitors: product && visitorsOf(product, log) }),
      }),
      config,
      log,
      product,
      posts,
      metrics,
      leaving: leaving.signal,
    });
    undo.push(() => closeApp(app));
    if (config.metrics) undo.push(await serveMetrics(metrics, config.metrics, say));
    const address = await listen(app, config);
    const leave = async () => {
      leaving.abort();
      await wait(config.shutdownMs);
      await stop();
    };
    const token = await product?.desk.firstOwnerToken();
    const firstOwner = token && `${DESK_PAGES.firstOwner}/${token}`;
    return { app, address, stop: leave, firstOwner };
  } catch (error) {
    await stop();
    throw error;
  }
}
