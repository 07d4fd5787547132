import { PhotoStoreError } from '../../base/errors.ts';

/** The answers of stores that are full or over a quota: AWS, Ceph, MinIO, Swift. */
const FULL = /quota|storagefull|insufficientstorage|toolarge/i;
const INSUFFICIENT_STORAGE = 507;

interface StoreAnswer {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Any failure of a store: the same call may succeed later, and the seller is not at fault. */
export function storeTrouble(error: unknown): PhotoStoreError {
  const cause = error instanceof Error ? error : new Error(String(error));
  const { name = '', $metadata }: StoreAnswer = cause;
  const isFull = FULL.test(name) || $metadata?.httpStatusCode === INSUFFICIENT_STORAGE;
  return new PhotoStoreError(isFull ? 'storage_full' : 'unavailable', {
    // Some answers have a name only.
    cause: cause.message && cause.message !== 'UnknownError' ? cause : new Error(name, { cause }),
  });
}

/** Whether the answer says that the object does not exist. */
export function isMissing(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name === 'NotFound' || name === 'NoSuchKey' || name === 'NoSuchUpload';
}
