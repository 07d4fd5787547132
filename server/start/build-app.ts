import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { DEFAULT_PRODUCT_NAME } from '#contract/base/product.ts';
import type { FormRelease } from '#contract/embed/release.ts';
import { withoutMajor } from '#contract/embed/widget-files.ts';
import type { Config } from '../base/config.ts';
import { allowOtherOrigins } from '../base/http/cross-origin.ts';
import {
  handleErrors,
  refuseConnection,
  refuseMalformedUrl,
  refuseWhileClosing,
} from '../base/http/error-handling.ts';
import { readJson } from '../base/http/read-json.ts';
import { makeRequestId, sendRequestIds } from '../base/http/request-id.ts';
import { completeHeaders } from '../base/http/security-headers.ts';
import { type Mount, serveFolder } from '../base/http/serve-folder.ts';
import { readAddress, stayOnSite } from '../base/http/site-path.ts';
import { limitTime } from '../base/http/time.ts';
import { callLog, createLog, type Logger, logCalls } from '../base/logging.ts';
import { Metrics } from '../base/metrics.ts';
import { addedPhotosCall } from '../calls/added-photos.ts';
import { addressCalls } from '../calls/addresses.ts';
import { catalogueCalls } from '../calls/catalogue.ts';
import { continuationCalls } from '../calls/continuations.ts';
import { deskCalls } from '../calls/desk/desk-calls.ts';
import { disclosureCall } from '../calls/disclosure.ts';
import { firstQuotesCall } from '../calls/first-quotes.ts';
import { followUpCalls } from '../calls/follow-up.ts';
import { funnelCalls } from '../calls/funnel.ts';
import { Strangers } from '../calls/gate.ts';
import { healthCalls } from '../calls/health.ts';
import { ipCall } from '../calls/ip.ts';
import { mediumCalls } from '../calls/media.ts';
import { pageTroubleCalls } from '../calls/page-troubles.ts';
import { partnerShopCalls } from '../calls/partner-shops.ts';
import { phoneLinkCalls } from '../calls/phone-links.ts';
import type { ProductData } from '../calls/product-data.ts';
import { recentAppraisalCall } from '../calls/recent-appraisals.ts';
import { registrationCalls } from '../calls/registrations.ts';
import { submissionCall } from '../calls/submissions.ts';
import { surveyCalls } from '../calls/surveys.ts';
import type { PostLibrary } from '../column/post-library.ts';
import { storedViews } from '../column/views.ts';
import { contentCalls } from '../column/wordpress/calls.ts';
import { type FailureTimes, failOnPurpose, rewriteDemoUrl } from '../files/demo/failures.ts';
import { mailPages } from '../files/demo/mail-page.ts';
import { favicon } from '../files/favicon.ts';
import { framedForm } from '../files/framed-form.ts';
import { apiDescription } from '../files/openapi/routes.ts';
import { phonePage } from '../files/phone-page.ts';
import { versionAnswer } from '../files/releases/version-answer.ts';
import { zipAnswers } from '../files/zip-answers.ts';
import { limitConnections } from '../limits/connections.ts';
import { Uploads } from '../limits/uploads.ts';
import { escapeMalformedUrl } from '../site/escape-malformed-url.ts';

export interface AppOptions {
  config: Pick<Config, 'logLevel' | 'demo' | 'trustProxy'> &
    Partial<Pick<Config, 'productName' | 'site' | 'dataDir' | 'mail'>>;
  /** Left out if the product API is on another server. */
  product?: ProductData | undefined;
  /** The column's articles; left out if a WordPress on another server has them. */
  posts?: PostLibrary | undefined;
  /** The form that pages of partners get; the paths of its major version are served for it. */
  form?: { version: string; read: () => Promise<FormRelease> } | undefined;
  /** Built folders to serve. */
  folders?: readonly Mount[] | undefined;
  /** Registers the rest of the routes: the public site, or a development server instead of built folders. */
  mount?: (app: FastifyInstance) => Promise<void>;
  /** The log of the process; one of its own if it is left out. */
  log?: Logger;
  times?: Partial<Times>;
  metrics?: Metrics;
  /** Aborted when the server is about to stop: it still takes calls, and reports that it is not ready for more. */
  leaving?: AbortSignal;
}

export interface Times extends FailureTimes {
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
  /** A request is given up if it is not complete after this long: enough for 600 MB over a slow connection. */
  requestMs: number;
  /** A body that is not an upload has to be complete after this long. */
  bodyMs: number;
  /** The headers of a request have to be complete after this long, on a new connection from its beginning. */
  headersMs: number;
  /** A connection on which nothing moves for this long, in neither direction, is ended: its caller does not read. */
  quietMs: number;
}

const TIMES: Times = {
  slowMs: 3_000,
  silentMs: 15_000,
  uploadIdleMs: 30_000,
  requestMs: 15 * 60_000,
  bodyMs: 15_000,
  headersMs: 15_000,
  // Longer than any call of the database and of a store of photos.
  quietMs: 120_000,
};
/** A connection is looked at so often until its headers are late. */
const CHECKS = 15;
const JSON_BYTES = 64 * 1024;
/** An address with a search of 3,000 characters, of which each becomes nine, and all other headers. */
const HEADER_BYTES = 48 * 1024;

/** Builds the whole server. It does not listen yet. Closing it does not close the database, which the caller opened. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, product, posts } = options;
  const times = { ...TIMES, ...options.times };
  const { metrics = new Metrics() } = options;
  const app = Fastify({
    loggerInstance: callLog(options.log ?? createLog(), config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    // Without options, which pino would look through for each request.
    childLoggerFactory: (log, bindings) => log.child(bindings),
    genReqId: makeRequestId(config.trustProxy !== false),
    frameworkErrors: refuseMalformedUrl,
    clientErrorHandler: refuseConnection,
    bodyLimit: JSON_BYTES,
    http: {
      maxHeaderSize: HEADER_BYTES,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: Math.ceil(times.headersMs / CHECKS),
    },
    trustProxy: config.trustProxy,
    requestTimeout: times.requestMs,
    connectionTimeout: times.quietMs,
    forceCloseConnections: 'idle',
    // refuseWhileClosing refuses instead, in the same shape as every other refusal.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => {
      const address = readAddress(url);
      const path = escapeMalformedUrl(config.demo ? rewriteDemoUrl(address) : address);
      return options.form ? withoutMajor(path, options.form.version) : path;
    },
  });

  allowOtherOrigins(app);
  sendRequestIds(app);
  completeHeaders(app);
  refuseWhileClosing(app);
  logCalls(app);
  metrics.countAnswers(app);
  const strangers = new Strangers(product?.limits);
  handleErrors(app, (refusal, request) => strangers.refused(refusal, request));
  strangers.watch(app);
  readJson(app);
  stayOnSite(app, config.site ? [config.site.settings.privacyUrl] : []);
  limitTime(app, times.bodyMs);
  limitConnections(app.server, config.trustProxy !== false);
  if (config.demo) failOnPurpose(app, times);
  if (config.demo && config.dataDir && !config.mail?.smtpUrl) mailPages(app, config.dataDir);

  const uploads = new Uploads();
  metrics.watchUploads(uploads);
  product?.alarms?.watchUploads(uploads);
  if (product) metrics.watchFunnel(product.funnel);
  healthCalls(app, product && { ...product, uploads }, options.leaving);
  ipCall(app);
  if (product) {
    productCalls(app, product, times, metrics, uploads);
    apiDescription(app, config.productName ?? DEFAULT_PRODUCT_NAME);
  }
  if (posts) contentCalls(app, posts, product && { views: storedViews(product.db), limits: product.limits });

  framedForm(app);
  if (product) phonePage(app);
  await favicon(app);
  if (options.form) versionAnswer(app, options.form.read);
  zipAnswers(app, config.site?.settings.siteUrl ?? '');
  for (const folder of options.folders ?? []) await serveFolder(app, folder);
  if (options.mount) await options.mount(app);
  return app;
}

function productCalls(
  app: FastifyInstance,
  product: ProductData,
  { uploadIdleMs }: Times,
  metrics: Metrics,
  uploads: Uploads,
): void {
  const { db, catalogue, addresses, outbox, limits } = product;
  catalogueCalls(app, catalogue);
  addressCalls(app, addresses);
  addedPhotosCall(app, { ...product, uploads, uploadIdleMs });
  phoneLinkCalls(app, { ...product, uploads, uploadIdleMs });
  submissionCall(app, { ...product, uploads, uploadIdleMs, metrics });
  continuationCalls(app, { ...product, uploads, uploadIdleMs });
  disclosureCall(app, product);
  surveyCalls(app, db, outbox);
  funnelCalls(app, product.funnel, limits);
  pageTroubleCalls(app, metrics, limits);
  partnerShopCalls(app, db, product.invented);
  recentAppraisalCall(app, db, product.links.names, product.invented);
  firstQuotesCall(app, db, product.invented);
  registrationCalls(app, db, outbox, limits);
  mediumCalls(app, db, limits);
  followUpCalls(app, product);
  deskCalls(app, product);
}
