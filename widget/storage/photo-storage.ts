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

/** Where there is no room, that is known only at the end. */
const untilEnd = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Does one thing with the stored photos and then closes the connection. */
async function withPhotos<Value>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const [value] = await Promise.all([act(transaction.objectStore(STORE)), untilEnd(transaction)]);
    return value;
  } finally {
    database.close();
  }
}

type Files = Map<string, readonly File[]>;

async function filesOf(photos: IDBObjectStore, key: string): Promise<Files> {
  const value: unknown = await asPromise(photos.get(key));
  return value instanceof Map ? value : new Map();
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Reads and writes in one transaction, so that two tabs do not overwrite each other's. */
const change = (key: string, act: (all: Files) => void) =>
  withPhotos('readwrite', async (photos) => {
    const all = new Map(await filesOf(photos, key));
    act(all);
    if (all.size > 0) await asPromise(photos.put(all, key));
    else await asPromise(photos.delete(key));
  });

/**
 * Stores the photos of a draft in IndexedDB, because other storages cannot hold files. If the browser refuses, the
 * photos are not stored. The form works without that, and says after a reload how many are not back.
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
      const remove = (all: Files) => {
        for (const item of removedItems) all.delete(item);
      };
      try {
        await change(key, (all) => {
          for (const [item, ofItem] of files) all.set(item, ofItem);
          remove(all);
        });
      } catch {
        // Stored photos that the seller has replaced must not come back in the place of those without room.
        await change(key, (all) => {
          for (const [item, before] of all) {
            const now = files.get(item);
            if (now)
              all.set(
                item,
                before.filter((one) => now.some((other) => isSame(one, other))),
              );
          }
          remove(all);
        }).catch(() => {});
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
