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
  act: (photos: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await act(database.transaction(STORE, mode).objectStore(STORE));
  } finally {
    database.close();
  }
}

type Files = Map<string, readonly File[]>;

async function filesOf(photos: IDBObjectStore, key: string): Promise<Files> {
  const value: unknown = await asPromise(photos.get(key));
  return value instanceof Map ? value : new Map();
}

/**
 * Stores the photos of a draft in IndexedDB, because other storages cannot hold files. If the browser refuses, the
 * photos are not stored. The form works without that.
 */
export function photoStorage(key: string, isAllowed: () => boolean = () => true): PhotoStorage {
  return {
    async load() {
      if (!isAllowed()) return new Map();
      try {
        return await withPhotos('readonly', (photos) => filesOf(photos, key));
      } catch {
        return new Map();
      }
    },
    async keep(files, removedItems = []) {
      if (!isAllowed()) return;
      try {
        // Read and written in one transaction, so that two tabs do not overwrite each other's.
        await withPhotos('readwrite', async (photos) => {
          const all = new Map([...(await filesOf(photos, key)), ...files]);
          for (const item of removedItems) all.delete(item);
          if (all.size > 0) await asPromise(photos.put(all, key));
          else await asPromise(photos.delete(key));
        });
      } catch {
        // See above.
      }
    },
    async clear() {
      try {
        await withPhotos('readwrite', (photos) => asPromise(photos.delete(key)));
      } catch {
        // See above.
      }
    },
  };
}
