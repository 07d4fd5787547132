import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '#contract/base/limits.ts';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import type { Limited } from '#contract/refusals/rate-limits.ts';
import { Refusal } from '../base/errors.ts';
import type { Uploads } from '../limits/uploads.ts';
import type { AddedPhoto } from '../quotes/goods.ts';
import { type FormPairs, ReceivedFile, receiveForm } from '../requests/receive-form.ts';
import type { ProductData } from './product-data.ts';

export interface ReceivedPhotosOptions extends ProductData {
  uploads: Uploads;
  /** An upload is given up if (almost) nothing arrives for this long. */
  uploadIdleMs: number;
}

/** Whether a browser sends the form of a page, and shows what it is answered with. */
export const isOfPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

/**
 * Receives photos that are added to something, as a multipart form, behind a link that was opened.
 * @param link that is counted
 * @param keep stores them; before it returns they count as arriving, and are removed if anything fails
 * @param limited the thing that is counted
 */
export async function receivePhotos(
  { photos, uploads, uploadIdleMs, limits }: ReceivedPhotosOptions,
  request: FastifyRequest,
  link: string,
  keep: (form: FormPairs, arrived: { uploadId: string; photos: AddedPhoto[] }) => Promise<unknown>,
  limited: Limited = 'addedPhotos',
): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data'))
    throw new Refusal('unsupported_content_type');
  await limits?.count(limited, { link });
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
      await keep(form, { uploadId, photos: photosOf(form) });
    } finally {
      await photos.discardIncoming(uploadId);
    }
  });
}

/** A text of the form; '' if it is missing. */
export function textOf(form: FormPairs, field: string): string {
  const [, text] = form.find(([name]) => name === field) ?? [];
  return typeof text === 'string' ? text : '';
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
  return files.map(({ originalName, name, bytes, type, fault }) => {
    if (fault) return refuse(PHOTO_MESSAGES[fault](originalName));
    if (!type) return refuse(PHOTO_MESSAGES.badType(originalName));
    return { name, bytes, type, originalName };
  });
}
