import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PageTrouble, TellingPage } from '#contract/site/page-troubles.ts';
import { routeOf } from './logging.ts';

/** The stages of a submission that are timed. */
export type Stage = 'receive' | 'store';

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** Figures of this process, in the form of Prometheus. They count routes and states, never persons. */
export class Metrics {
  readonly registry = new Registry();

  readonly #answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly #stages = new Histogram({
    name: 'submission_stage_duration_seconds',
    help: 'Time that a submission spends in a stage.',
    labelNames: ['stage'],
    buckets: SECONDS,
    registers: [this.registry],
  });

  readonly #pageTroubles = new Counter({
    name: 'page_troubles_total',
    help: 'Pages that a translator, an extension or a proxy has changed.',
    labelNames: ['page', 'trouble'],
    registers: [this.registry],
  });

  /** Counts a page that something else has changed. */
  countPageTrouble(page: TellingPage, trouble: PageTrouble): void {
    this.#pageTroubles.inc({ page, trouble });
  }

  /** Counts each answer by the pattern of its route. */
  countAnswers(app: FastifyInstance): void {
    app.addHook('onResponse', ({ method, routeOptions }, reply, next) => {
      const labels = { method, route: routeOf(routeOptions), status: reply.statusCode };
      this.#answers.observe(labels, reply.elapsedTime / 1000);
      next();
    });
  }

  /** Runs a stage of a submission and notes how long it took, also if it fails. */
  async time<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
    const end = this.#stages.startTimer({ stage });
    try {
      return await work();
    } finally {
      end();
    }
  }

  /** Adds figures of the connections to the database and of the disk. */
  watch({ pool, photos }: { pool: Pool; photos: { freeBytes(): Promise<number | undefined> } }): void {
    this.#gauge('database_connections', 'Connections to the database.', () => pool.totalCount);
    this.#gauge('database_connections_idle', 'Connections that nobody uses.', () => pool.idleCount);
    this.#gauge('database_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
    this.#gauge('photos_free_bytes', 'Free space where photos are stored.', () => photos.freeBytes());
  }

  /** Adds figures of the submissions that are arriving. */
  watchUploads(uploads: { readonly running: number; readonly turnedAway: number }): void {
    this.#gauge('uploads_running', 'Submissions that are arriving.', () => uploads.running);
    this.#gauge(
      'uploads_turned_away',
      'Submissions that found no room or gave way.',
      () => uploads.turnedAway,
    );
  }

  /** Adds figures of the counts of the form. */
  watchFunnel(funnel: { readonly waiting: number; readonly dropped: number }): void {
    this.#gauge('funnel_counts_waiting', 'Counts of the form that wait to be written.', () => funnel.waiting);
    this.#gauge(
      'funnel_steps_dropped',
      'Steps of the form that were not counted: too many different ones came at once.',
      () => funnel.dropped,
    );
  }

  /** Adds figures of the challenges of passkeys. */
  watchChallenges(challenges: {
    readonly counts: { given: number; answered: number; refused: number };
  }): void {
    const { registry } = this;
    new Gauge({
      name: 'passkey_challenges',
      help: 'Challenges of passkeys: given out, answered rightly, answers refused.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(challenges.counts)) this.set({ state }, count);
      },
    });
  }

  /** Adds figures of the last look at the service (server/upkeep/alarms). */
  watchSigns(watch: {
    readonly signs:
      | {
          databaseIsThere: boolean;
          oldestWaitingS: number;
          deadInADay: number;
          withoutShop: number;
          backupAgeS: number;
          certificateDays: number | undefined;
          clockDifferenceS: number;
        }
      | undefined;
    readonly raised: readonly string[];
  }): void {
    const signs = () => watch.signs;
    this.#gauge('database_there', '1 while the database answers.', () => {
      const there = signs()?.databaseIsThere;
      return there === undefined ? undefined : Number(there);
    });
    this.#gauge(
      'deliveries_oldest_waiting_seconds',
      'How long the oldest delivery waits.',
      () => signs()?.oldestWaitingS,
    );
    this.#gauge('deliveries_dead_last_day', 'Deliveries given up in 24 hours.', () => signs()?.deadInADay);
    this.#gauge(
      'requests_without_shop',
      'Requests of which no shop can be told.',
      () => signs()?.withoutShop,
    );
    this.#gauge('backup_age_seconds', 'Time since the last backup.', () => signs()?.backupAgeS);
    this.#gauge('certificate_days_left', 'Days until the certificate ends.', () => signs()?.certificateDays);
    this.#gauge(
      'clock_difference_seconds',
      'Clock of this machine against the database.',
      () => signs()?.clockDifferenceS,
    );
    this.#gauge('alarms_raised', 'Alarms of now.', () => watch.raised.length);
  }

  #gauge(name: string, help: string, value: () => number | undefined | Promise<number | undefined>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        const now = await value();
        if (now !== undefined) this.set(now);
      },
    });
  }

  /**
   * Serves the figures on a port of their own, which no proxy passes on; also those of the process (memory, delay of the
   * event loop).
   */
  listen(port: number, host: string): Promise<Server> {
    collectDefaultMetrics({ register: this.registry });
    const server = createServer(async (_request, answer) => {
      answer.setHeader('content-type', this.registry.contentType);
      answer.end(await this.registry.metrics().catch(() => ''));
    });
    return new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => resolve(server));
    });
  }
}
