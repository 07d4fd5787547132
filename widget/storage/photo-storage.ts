import type { PhotoStorage } from './draft-keeper.ts';

const DATABASE = 'appraisal-form';
const STORE = 'photos';

function asPromise<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBObjectStore> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  const database = await asPromise(request);
  return database.transaction(STORE, 'readwrite').objectStore(STORE);
}

/**
 * Keeps the photos of a draft in the page's IndexedDB, as no other storage takes files.
 * A browser that refuses costs the seller the kept photos, never the form.
 */
export function photoStorage(key: string): PhotoStorage {
  return {
    async load() {
      try {
        const found: unknown = await asPromise((await open()).get(key));
        return found instanceof Map ? found : new Map();
      } catch {
        return new Map();
      }
    },
    async keep(files) {
      try {
        const store = await open();
        if (files.size > 0) await asPromise(store.put(files, key));
        else await asPromise(store.delete(key));
      } catch {
        // See above.
      }
    },
  };
}
