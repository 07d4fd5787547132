import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  IDEMPOTENCY_HEADER,
  LANGUAGE_HEADER,
  submitRequest,
  THEME_HEADER,
} from '#contract/calls/requests.ts';
import { SUBMISSION_NAMES } from '#contract/customer/submission.ts';
import { THEME_NAMES, type Theme } from '#contract/embed/themes.ts';
import { inAddress } from '#contract/language/address.ts';
import { type Language, languageFor } from '#contract/language/languages.ts';
import type { ContactRelease } from '#contract/life/follow-up.ts';
import { Refusal } from '../base/errors.ts';
import { siteOrigin } from '../base/http/origin.ts';
import { SERVER_MESSAGES } from '../base/messages.ts';
import type { Metrics } from '../base/metrics.ts';
import type { Db } from '../db/open.ts';
import type { Links } from '../deliveries/links/links.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import type { Life } from '../life/life.ts';
import type { Marks } from '../limits/marks.ts';
import { addressOf, type RateLimits } from '../limits/rate-limits.ts';
import { isLimited } from '../limits/sender-marks.ts';
import { Turns } from '../limits/turns.ts';
import type { UploadSlot } from '../limits/upload-lane.ts';
import type { Uploads } from '../limits/uploads.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import { type ReadRequest, readRequest } from '../requests/read-request.ts';
import { receiveForm } from '../requests/receive-form.ts';
import { isStored, type StoredRequest, storeRequest } from '../requests/store-request.ts';
import { seenAddress } from './ip.ts';
import { type Received, route } from './route.ts';

export interface SubmissionOptions {
  db: Db;
  photos: PhotoStore;
  outbox: Outbox;
  life: Life;
  links: Links;
  marks: Marks;
  termsDated: string;
  contactRelease: ContactRelease;
  limits?: RateLimits | undefined;
  uploads: Uploads;
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
  metrics: Metrics;
}

/**
 * One submission as a multipart form (document 2, section 7). Answers with the request's uuid and the shops that it
 * was passed on to. If anything is wrong, nothing is stored.
 */
export function submissionCall(app: FastifyInstance, options: SubmissionOptions): void {
  const { links } = options;
  const submissions = new Submissions(options);
  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

    route(scope, submitRequest, async ({ request, refuse }) => {
      if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
        refuse('unsupported_content_type');
      }
      const key = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER.toLowerCase()], refuse);
      const {
        uuid,
        shops,
        linkVersion: version,
        createdAt,
        contactRelease,
      } = await submissions.take(request, key);
      const own = { kind: 'request', uuids: [uuid], version } as const;
      const origin = originOf(request, links.siteUrl);
      const page = links.to(own, createdAt, origin);
      const request_url = page && inAddress(readLanguage(request), page);
      return { uuid, company_shops: shops, request_url, contact_release: contactRelease };
    });
  });
}

/** Takes submissions in: as many as there is room for, each key once. */
class Submissions {
  readonly #options: SubmissionOptions;
  readonly #turns = new Turns();

  constructor(options: SubmissionOptions) {
    this.#options = options;
  }

  /** @param key of the submission, which a repetition has too */
  async take(request: FastifyRequest, key: string | undefined): Promise<StoredRequest> {
    const { photos, uploads } = this.#options;
    const uuid = randomUUID();
    // Checked before the body is read: photos that would be refused need not arrive.
    const size = Number(request.headers['content-length'] ?? 0);
    if (!(await photos.hasRoom(size))) throw new Refusal('storage_full');
    await this.#checkAddress(request, key);
    return uploads.run(request.ip, size, async (slot) => {
      try {
        const content = await this.#receive(request, uuid, slot);
        // A repetition that arrives while the first is being stored waits for it, and counts towards no limit.
        return await this.#turns.run(key, () => this.#store(request, content, uuid, key));
      } finally {
        await photos.discardIncoming(uuid);
      }
    });
  }

  /** @throws Refusal 429 for an address that is over its limit, unless the request is stored already */
  async #checkAddress(request: FastifyRequest, key: string | undefined): Promise<void> {
    const { db, limits } = this.#options;
    try {
      await limits?.check('request', addressOf(request));
    } catch (error) {
      if (!(await isStored(db, key))) throw error;
    }
  }

  async #receive(request: FastifyRequest, uuid: string, slot: UploadSlot): Promise<ReadRequest> {
    const { photos, metrics, uploadIdleMs } = this.#options;
    const form = await metrics.time('receive', () =>
      receiveForm(request.raw, (expected) => photos.receive(uuid, expected), uploadIdleMs, slot),
    );
    const content = readRequest(form);
    checkTestKey(this.#options.links, content);
    // The sender could have written any address into the form.
    content.attribution.ip_address = seenAddress(request);
    return content;
  }

  async #store(
    call: FastifyRequest,
    request: ReadRequest,
    uuid: string,
    idempotencyKey: string | undefined,
  ): Promise<StoredRequest> {
    const { db, photos, outbox, life, marks, limits, metrics, termsDated } = this.#options;
    const contactRelease = request.quotesFirst ? 'chosen' : this.#options.contactRelease;
    const { email, tel1: phone } = request.customer;
    const isRepetition = await isStored(db, idempotencyKey);
    const caller = { ...addressOf(call), email, phone };
    if (!isRepetition) await limits?.count('request', caller);
    if (!isRepetition && limits && (await isLimited(db, marks, { email, phone })))
      await limits.count('markedSender', { email, phone });
    const settings = { outbox, life, marks, termsDated, contactRelease };
    const theme = readTheme(call.headers[THEME_HEADER.toLowerCase()]);
    const language = readLanguage(call);
    const submission = { uuid, idempotencyKey, isRepetition, request, theme, language, ...settings };
    const record = await metrics.time('store', () => storeRequest(db, photos, submission));
    // Another process has stored it at the same moment.
    if (!isRepetition && record.uuid !== uuid) await limits?.takeBack('request', caller);
    outbox.posted();
    return record;
  }
}

/** @throws Refusal 422 for a key of test mode that we have not made, that is over or that names another medium */
function checkTestKey({ testKeys }: Links, { test, mediumUuid }: ReadRequest): void {
  if (!test?.key || testKeys.open(test.key, new Date()) === mediumUuid) return;
  const detail = { field: SUBMISSION_NAMES.testKey, message: SERVER_MESSAGES.badTestKey };
  throw new Refusal('invalid_submission', undefined, [detail]);
}

/** The request is stored even if the server was called by an unknown host name. */
function originOf(request: FastifyRequest, siteUrl: string): string | undefined {
  try {
    return siteOrigin(request, siteUrl);
  } catch {
    return undefined;
  }
}

/** Undefined if it was not sent, or is none. */
const readTheme = (value: string | string[] | undefined): Theme | undefined =>
  THEME_NAMES.find((name) => name === value);

/** Japanese if none was sent, or one that we do not speak. */
function readLanguage({ headers }: FastifyRequest): Language {
  const value = headers[LANGUAGE_HEADER.toLowerCase()];
  return languageFor(typeof value === 'string' ? value : '');
}

function readIdempotencyKey(
  value: string | string[] | undefined,
  refuse: Received<typeof submitRequest>['refuse'],
): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) {
    return value.toLowerCase();
  }
  return refuse('invalid_idempotency_key');
}
