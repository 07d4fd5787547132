import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PhoneNews } from '#contract/calls/phone-link.ts';
import { FormTab, startForm } from '#test/widget/form.ts';
import { itemOf } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import { CallError } from '../api/call-error.ts';
import type { PhoneCalls } from '../api/phone-calls.ts';
import { hasPhone } from './phone-kept.ts';
import { phoneLinkOf } from './phone-link.ts';

const api = localApi();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

type Told = Parameters<PhoneCalls['tell']>[1] & { key: string };
type Hooks = Parameters<PhoneCalls['follow']>[1];

/** A server of links, which answers at once. */
class Server {
  readonly told: Told[] = [];
  readonly fetched: string[] = [];
  readonly opened: number[] = [];
  /** The links that the form follows now. */
  readonly followed = new Map<string, Hooks>();
  failure: CallError | undefined;

  readonly calls: PhoneCalls = {
    open: async (room) => {
      this.#fail();
      const key = `key${this.opened.push(room)}`;
      return { url: `https://shop.example/phone#${key}`, key, lasts_ms: 60 * MINUTE_MS };
    },
    tell: async (key, news) => {
      this.#fail();
      this.told.push({ key, ...news });
      return {};
    },
    photo: async (_key, uuid) => {
      this.#fail();
      this.fetched.push(uuid);
      return new Blob([uuid]);
    },
    follow: (key, hooks) => {
      this.followed.set(key, hooks);
      return () => void this.followed.delete(key);
    },
  };

  say(key: string, news: Partial<PhoneNews>): void {
    this.followed.get(key)?.onNews({ opened: true, ended: false, photos: [], ...news });
  }

  #fail(): void {
    if (this.failure) throw this.failure;
  }
}

const photosOf = (...uuids: string[]): PhoneNews['photos'] =>
  uuids.map((uuid) => ({ uuid, name: `${uuid}.jpg`, type: 'image/jpeg' }));

/** A form in a tab. With the same tab again, it is a reload. */
function start(tab = new FormTab()) {
  const server = new Server();
  const { form } = startForm(api, { tab, phone: server.calls });
  form.goods.replace([itemOf('watch', {}, 'watch'), itemOf('bag', {}, 'bag')]);
  const link = phoneLinkOf(form);
  const names = (id: string) =>
    form.goods.items.find((item) => item.id === id)?.photos.map(({ file }) => file.name);
  return { form, server, link, names, tab };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('A phone', () => {
  test('gets a link for as many photos as the item takes', async () => {
    const { form, server, link } = start();
    form.goods.addPhotos('watch', [new File(['a'], 'a.jpg')]);
    await link.open('watch');
    expect(server.opened).toEqual([2]);
    expect([link.stage, link.url, link.item]).toEqual([
      'waiting',
      'https://shop.example/phone#key1',
      'watch',
    ]);
    server.say('key1', {});
    expect(link.stage).toBe('connected');
  });

  test('brings photos to its item, in their order and each once, and the server hears of it', async () => {
    const { server, link, names } = start();
    await link.open('watch');
    server.say('key1', { photos: photosOf('one', 'two') });
    server.say('key1', { photos: photosOf('one', 'two') });
    await settled();
    expect([names('watch'), names('bag')]).toEqual([['one.jpg', 'two.jpg'], []]);
    expect(link.arrived).toBe(2);
    expect(server.told.at(-1)).toMatchObject({ room: 1, ends: false });
    expect(server.told.flatMap(({ taken }) => taken).toSorted()).toEqual(['one', 'two']);
  });

  test('has a photo waiting while the item is full, until the seller removes one', async () => {
    const { form, server, link, names } = start();
    await link.open('watch');
    server.say('key1', { photos: photosOf('one', 'two', 'three', 'four') });
    await settled();
    expect(names('watch')).toEqual(['one.jpg', 'two.jpg', 'three.jpg']);
    const [first] = form.goods.items[0]?.photos ?? [];
    if (first) form.goods.removePhoto('watch', first);
    await settled();
    expect(names('watch')).toEqual(['two.jpg', 'three.jpg', 'four.jpg']);
  });

  test('loses no photo that cannot be fetched at first', async () => {
    const { server, link, names } = start();
    await link.open('watch');
    server.failure = new CallError('network', 'no line');
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    server.say('key1', { photos: photosOf('one') });
    await settled();
    expect(names('watch')).toEqual([]);
    server.failure = undefined;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(names('watch')).toEqual(['one.jpg']);
    expect(server.told.at(-1)).toMatchObject({ room: 2, taken: ['one'] });
  });

  test('is heard again after the connection was lost', async () => {
    const { server, link, names } = start();
    await link.open('watch');
    const [lost] = server.followed.values();
    server.followed.clear();
    lost?.onEnd(undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    server.say('key1', { photos: photosOf('one') });
    await settled();
    expect(names('watch')).toEqual(['one.jpg']);
  });

  test('is away when the server stays out of reach', async () => {
    const { server, link } = start();
    await link.open('watch');
    for (let tries = 0; tries < 2; tries += 1) {
      server.followed.get('key1')?.onEnd(undefined);
      await vi.advanceTimersByTimeAsync(2_000);
    }
    expect(link.stage).toBe('away');
    server.say('key1', {});
    expect(link.stage).toBe('connected');
  });
});

describe('A link ends', () => {
  test('when the seller says so', async () => {
    const { server, link } = start();
    await link.open('watch');
    link.end();
    await settled();
    expect(server.told.at(-1)).toEqual({ key: 'key1', room: 0, taken: [], ends: true });
    expect([link.stage, link.item, server.followed.size]).toEqual(['ended', '', 0]);
  });

  test('when another item gets one', async () => {
    const { server, link } = start();
    await link.open('watch');
    await link.open('bag');
    expect(server.told.at(-1)).toMatchObject({ key: 'key1', ends: true });
    expect([...server.followed.keys()]).toEqual(['key2']);
  });

  test('when the item is removed', async () => {
    const { form, server, link } = start();
    await link.open('watch');
    form.goods.remove('watch');
    await settled();
    expect(server.told.at(-1)).toMatchObject({ key: 'key1', ends: true });
  });

  test('when the form is sent or emptied', async () => {
    const { server, link } = start();
    await link.open('watch');
    link.restart();
    await settled();
    expect(server.told.at(-1)).toMatchObject({ key: 'key1', ends: true });
  });

  test('when its hour is over', async () => {
    const { server, link } = start();
    await link.open('watch');
    server.say('key1', { ended: true });
    expect([link.stage, server.followed.size]).toEqual(['ended', 0]);
  });

  test('when the server no longer knows it', async () => {
    const { server, link } = start();
    await link.open('watch');
    server.followed.get('key1')?.onEnd(new CallError('http', '404', { status: 404, code: 'unknown_link' }));
    expect(link.stage).toBe('ended');
  });
});

test('After a reload the same link goes on, and photos that came meanwhile are fetched', async () => {
  const before = start();
  await before.link.open('watch');
  const { form, server, link, names } = start(before.tab);
  expect([hasPhone(form, 'watch'), hasPhone(form, 'bag')]).toEqual([true, false]);
  await link.open('watch');
  expect([server.opened, link.url]).toEqual([[], 'https://shop.example/phone#key1']);
  server.say('key1', { photos: photosOf('one') });
  await settled();
  expect(names('watch')).toEqual(['one.jpg']);
});

test('A link whose hour is over is not gone on with', async () => {
  const before = start();
  await before.link.open('watch');
  await vi.advanceTimersByTimeAsync(61 * MINUTE_MS);
  const { form, server, link } = start(before.tab);
  expect(hasPhone(form, 'watch')).toBe(false);
  await link.open('watch');
  expect(server.opened).toEqual([3]);
});

test('A link that cannot be opened can be tried again', async () => {
  const { server, link } = start();
  server.failure = new CallError('network', 'no line');
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  await link.open('watch');
  expect(link.stage).toBe('failed');
  server.failure = undefined;
  await link.open('watch');
  expect(link.stage).toBe('waiting');
});
