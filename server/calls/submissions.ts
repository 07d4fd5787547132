import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER, submitRequest } from '#contract/calls/requests.ts';
import type { Db } from '../db/open.ts';
import type { Outbox } from '../deliveries/outbox.ts';
import { Refusal } from '../errors.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { Uploads } from '../limits/uploads.ts';
import type { Links } from '../links/links.ts';
import type { Metrics } from '../metrics.ts';
import { siteOrigin } from '../pages/origin.ts';
import type { PhotoStore } from '../photos/photo-store.ts';
import type { Addresses } from '../reference/addresses.ts';
import { readRequest } from '../requests/read-request.ts';
import { receiveForm } from '../requests/receive-form.ts';
import { isStored, storeRequest } from '../requests/store-request.ts';
import { seenAddress } from './ip.ts';
import { type Received, route } from './route.ts';

export interface SubmissionOptions {
  db: Db;
  addresses(): Addresses;
  photos: PhotoStore;
  outbox: Outbox;
  links: Links;
  limits?: RateLimits | undefined;
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
  metrics: Metrics;
}

/**
 * One submission as a multipart form (document 2, section 7). Answers with the request's uuid and the shops that it
 * was passed on to. If anything is wrong, nothing is stored.
 */
export function submissionCall(app: FastifyInstance, options: SubmissionOptions): void {
  const uploads = new Uploads();
  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

    route(scope, submitRequest, async ({ request, refuse }) => {
      if (!request.headers['content-type']?.startsWith('multipart/form-data')) {
        refuse('unsupported_content_type');
      }
      const idempotencyKey = readIdempotencyKey(request.headers[IDEMPOTENCY_HEADER.toLowerCase()], refuse);
      const uuid = randomUUID();
      // Before anything is read: a disk that is full helps nobody.
      const announced = Number(request.headers['content-length'] ?? 0);
      if (!(await options.photos.hasRoom(announced))) throw new Refusal('storage_full');
      const { db, photos, outbox, links, limits, addresses, uploadIdleMs, metrics } = options;
      await limits?.fromAddress('request', request);
      return uploads.run(request.ip, async () => {
        try {
          const form = await metrics.time('receive', () =>
            receiveForm(request.raw, (expected) => photos.receive(uuid, expected), uploadIdleMs),
          );
          const read = readRequest(form);
          // Who sends the form could have written any address into it.
          read.attribution.ip_address = seenAddress(request);
          const { email, tel1: phone, zip1 } = read.customer;
          const isRepetition = await isStored(db, idempotencyKey);
          if (!isRepetition) await limits?.forPerson('request', { email, phone });
          const prefectureId = addresses().prefectureOf(zip1);
          const asked = { uuid, idempotencyKey, isRepetition, request: read, prefectureId, outbox };
          const stored = await metrics.time('store', () => storeRequest(db, photos, asked));
          outbox.posted();
          const { uuid: id, shops, linkVersion: version, createdAt } = stored;
          const own = { kind: 'request', uuids: [id], version } as const;
          const origin = originOf(request, links.siteUrl);
          return { uuid: id, company_shops: shops, request_url: links.to(own, createdAt, origin) };
        } finally {
          await photos.discardIncoming(uuid);
        }
      });
    });
  });
}

/** A request is stored, whatever name the server was called by. */
function originOf(request: FastifyRequest, siteUrl: string): string | undefined {
  try {
    return siteOrigin(request, siteUrl);
  } catch {
    return undefined;
  }
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
