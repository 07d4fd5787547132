import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/base/limits.ts';
import { addPhotos } from '#contract/calls/follow-up.ts';
import { LINK_PAGES } from '#contract/life/follow-up.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { Refusal } from '../base/errors.ts';
import { guarded } from '../limits/guarded.ts';
import type { Uploads } from '../limits/uploads.ts';
import { visitorAddress } from '../limits/visitor.ts';
import { type AddedPhoto, addPhotos as add } from '../quotes/goods.ts';
import { openOwnLink, requestOf } from '../quotes/open-link.ts';
import { type FormPairs, ReceivedFile, receiveForm } from '../requests/receive-form.ts';
import type { ProductData } from './product-data.ts';
import { route } from './route.ts';

export interface AddedPhotosOptions extends ProductData {
  uploads: Uploads;
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
}

/** Photos that a seller adds to a request that is stored, as a multipart form. */
export function addedPhotosCall(app: FastifyInstance, options: AddedPhotosOptions): void {
  const { limits } = options;
  app.register(async (scope) => {
    // The body stays a stream; receiveForm reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

    route(scope, addPhotos, async ({ params: { token }, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const back = (outcome: string) =>
        reply.redirect(`${LINK_PAGES.request}/${token}?photos=${outcome}#photos`, 303);
      try {
        await guarded(limits, visitorAddress(request), () => receiveAndAdd(options, request, token));
      } catch (error) {
        if (isOfPage(request) && error instanceof Refusal) return back(error.code);
        throw error;
      }
      if (isOfPage(request)) return back('added');
      return {};
    });
  });
}

/** Whether a browser sends the form of the page, and shows what it is answered with. */
const isOfPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

async function receiveAndAdd(
  options: AddedPhotosOptions,
  request: FastifyRequest,
  token: string,
): Promise<void> {
  const { db, photos, uploads, uploadIdleMs, limits } = options;
  const link = await openOwnLink(options, token);
  await requestOf(db, link);
  if (!request.headers['content-type']?.startsWith('multipart/form-data'))
    throw new Refusal('unsupported_content_type');
  await limits?.count('addedPhotos', { link: link.request });
  const size = Number(request.headers['content-length'] ?? 0);
  if (!(await photos.hasRoom(size))) throw new Refusal('storage_full');
  const uploadId = randomUUID();
  await uploads.run(request.ip, size, async (slot) => {
    try {
      const form = await receiveForm(
        request.raw,
        (expected) => photos.receive(uploadId, expected),
        uploadIdleMs,
        slot,
      );
      await add(options, link, itemOf(form), uploadId, photosOf(form));
    } finally {
      await photos.discardIncoming(uploadId);
    }
  });
}

function itemOf(form: FormPairs): number {
  const [, text] = form.find(([name]) => name === 'item') ?? [];
  if (typeof text !== 'string' || !/^\d{1,2}$/.test(text)) throw new Refusal('not_found');
  return Number(text);
}

/** @throws Refusal invalid_submission, in the words of the form */
function photosOf(form: FormPairs): AddedPhoto[] {
  const files = form.flatMap(([name, value]) =>
    name === 'photos' && value instanceof ReceivedFile ? [value] : [],
  );
  const refuse = (message: string): never => {
    throw new Refusal('invalid_submission', message, [{ field: 'photos', message }]);
  };
  if (files.length === 0) return refuse(PHOTO_MESSAGES.badType(''));
  if (files.length > LIMITS.photosPerItem) return refuse(PHOTO_MESSAGES.tooMany);
  return files.map(({ originalName, name, bytes, type, tooLarge }) => {
    if (tooLarge) return refuse(PHOTO_MESSAGES.tooLarge(originalName));
    if (!type) return refuse(PHOTO_MESSAGES.badType(originalName));
    return { name, bytes, type, originalName };
  });
}
