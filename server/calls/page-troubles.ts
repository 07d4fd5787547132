import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { isKeyOf } from '#contract/base/keys.ts';
import { tellPageTrouble } from '#contract/calls/site.ts';
import {
  PAGE_TROUBLES,
  type PageTrouble,
  TELLING_PAGES,
  type TellingPage,
} from '#contract/site/page-troubles.ts';
import type { Metrics } from '../base/metrics.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { route } from './route.ts';

/** How often sums are logged. */
const LOGGED_MS = 60_000;

/** Logs and counts pages that something else has changed. Nobody reads the answer, so it is always the same. */
export function pageTroubleCalls(app: FastifyInstance, metrics: Metrics, limits?: RateLimits): void {
  const sums = new Sums(app.log);
  app.addHook('onClose', () => sums.stop());
  route(app, tellPageTrouble, async ({ query: { page, trouble = '' }, request }) => {
    const pageName = TELLING_PAGES.find((name) => name === page);
    if (!pageName || !isKeyOf(PAGE_TROUBLES, trouble)) return {};
    if (limits && !(await limits.allows('pageTrouble', request))) return {};
    metrics.countPageTrouble(pageName, trouble);
    sums.add(pageName, trouble);
    return {};
  });
}

/** One line in the log for each page and trouble a minute, however many strangers call. */
class Sums {
  readonly #log: FastifyBaseLogger;
  #counts = new Map<string, { page: TellingPage; trouble: PageTrouble; count: number }>();
  readonly #timer: NodeJS.Timeout;

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
    this.#timer = setInterval(() => this.#write(), LOGGED_MS).unref();
  }

  add(page: TellingPage, trouble: PageTrouble): void {
    const key = `${page} ${trouble}`;
    const sum = this.#counts.get(key) ?? { page, trouble, count: 0 };
    this.#counts.set(key, { ...sum, count: sum.count + 1 });
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#write();
  }

  #write(): void {
    for (const sum of this.#counts.values()) this.#log.warn(sum, `a page ${PAGE_TROUBLES[sum.trouble]}`);
    this.#counts.clear();
  }
}
