import { afterEach, describe, expect, test, vi } from 'vitest';
import { photoStorage } from './photo-storage.ts';

const DATABASE = 'appraisal-form';
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

/** Resolves when no connection to the database is open any more: an open one blocks the deletion. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Writes as the release before this one did: a Map of item ids to files, under the draft's key. */
async function writeAsBefore(key: string, value: unknown): Promise<void> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore('photos');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction('photos', 'readwrite');
  transaction.objectStore('photos').put(value, key);
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDatabase();
});

describe('The photos of a draft', () => {
  test('are there again when the page is opened again', async () => {
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg'), photo('2.jpg')]]]));
    const photos = await photoStorage('a').load();
    expect([...photos.keys()]).toEqual(['item-1']);
    expect(photos.get('item-1')?.map(({ name }) => name)).toEqual(['1.jpg', '2.jpg']);
    expect(await photos.get('item-1')?.[0]?.text()).toBe('1.jpg');
  });

  test('belong to their draft alone', async () => {
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg')]]]));
    expect((await photoStorage('b').load()).size).toBe(0);
  });

  test('of another tab stay', async () => {
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg')]]]));
    await photoStorage('a').keep(new Map([['item-2', [photo('2.jpg')]]]));
    await photoStorage('a').keep(new Map(), ['item-2']);
    expect([...(await photoStorage('a').load()).keys()]).toEqual(['item-1']);
    await photoStorage('a').clear();
    expect((await photoStorage('a').load()).size).toBe(0);
  });

  test('are forgotten when there are none left', async () => {
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg')]]]));
    await photoStorage('a').keep(new Map(), ['item-1']);
    expect((await photoStorage('a').load()).size).toBe(0);
  });

  test('of the release before are found', async () => {
    await writeAsBefore('routed', new Map([['item-7', [photo('old.jpg')]]]));
    const photos = await photoStorage('routed').load();
    expect(photos.get('item-7')?.map(({ name }) => name)).toEqual(['old.jpg']);
  });

  test('are none where another script wrote something else', async () => {
    await writeAsBefore('a', 'nonsense');
    expect((await photoStorage('a').load()).size).toBe(0);
  });

  test('without room stay away, and replaced ones do not come back in their place', async () => {
    const [front, back] = [photo('1.jpg'), photo('2.jpg')];
    await photoStorage('a').keep(new Map([['item-1', [front, back]]]));
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await photoStorage('a').keep(new Map([['item-1', [front, photo('3.jpg')]]]));
    const photos = await photoStorage('a').load();
    expect(photos.get('item-1')?.map(({ name }) => name)).toEqual(['1.jpg']);
  });

  test('without room are known also where the browser notices only at the end', async () => {
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg')]]]));
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore, ...all) {
      const request = put.apply(this, all);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    });
    await photoStorage('a').keep(new Map([['item-1', [photo('2.jpg')]]]));
    expect((await photoStorage('a').load()).get('item-1')).toEqual([]);
  });

  test('cost nothing where the browser refuses', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await photoStorage('a').keep(new Map([['item-1', [photo('1.jpg')]]]));
    expect((await photoStorage('a').load()).size).toBe(0);
  });
});

test('No connection stays open', async () => {
  const storage = photoStorage('a');
  await storage.keep(new Map([['item-1', [photo('1.jpg')]]]));
  await storage.load();
  await storage.keep(new Map(), ['item-1']);
  await storage.clear();
  await expect(deleteDatabase()).resolves.toBeUndefined();
});
