import type { PhotoStorage } from './draft-keeper.ts';

const DATABASE = 'appraisal-form';
const STORE = 'photos';

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return asPromise(request);
}

/** Does one thing with the stored photos and then closes the connection. */
async function withPhotos<Value>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await asPromise(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

/**
 * Stores the photos of a draft in IndexedDB, because other storages cannot hold files. If the browser refuses, the
 * photos are not stored. The form works without that.
 */
export function photoStorage(key: string): PhotoStorage {
  return {
    async load() {
      try {
        const found: unknown = await withPhotos('readonly', (photos) => photos.get(key));
        return found instanceof Map ? found : new Map();
      } catch {
        return new Map();
      }
    },
    async keep(files) {
      try {
        if (files.size > 0) await withPhotos('readwrite', (photos) => photos.put(files, key));
        else await withPhotos('readwrite', (photos) => photos.delete(key));
      } catch {
        // See above.
      }
    },
  };
}
