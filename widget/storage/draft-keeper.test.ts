import { describe, expect, test } from 'vitest';
import { emptyItem, type Item } from '../goods/item.ts';
import { EMPTY_CUSTOMER } from '../state/customer.ts';
import { memoryStorage } from '../test/storage.ts';
import { Draft } from './draft.ts';
import { DraftKeeper } from './draft-keeper.ts';

const WEEK = 7 * 24 * 60 * 60_000;

function page() {
  const storages = { lasting: memoryStorage(), session: memoryStorage() };
  const photos = { files: new Map() as ReadonlyMap<string, readonly File[]>, writes: 0 };
  let now = 0;
  return {
    photos,
    wait: (ms: number) => {
      now += ms;
    },
    open: () =>
      new DraftKeeper(new Draft('form', storages, () => now), {
        load: async () => photos.files,
        keep: async (files) => {
          photos.files = files;
          photos.writes += 1;
        },
      }),
  };
}

const bag = (photos: Item['photos'] = []): Item => ({ ...emptyItem('i1', 'bag'), photos });
const photo = { id: 'p1', file: new File(['光'], 'bag.jpg'), preview: 'blob:1' };

describe('a seller who returns', () => {
  test('finds the goods and their photos within a week', () => {
    const { open, photos, wait } = page();
    open().keep([bag([photo])], EMPTY_CUSTOMER);
    wait(WEEK - 1);
    expect(open().restore().items?.[0]?.category).toBe('bag');
    expect(photos.files.get('i1')).toEqual([photo.file]);
  });

  test('finds nothing after a week, and no photo is left behind', () => {
    const { open, photos, wait } = page();
    open().keep([bag([photo])], EMPTY_CUSTOMER);
    wait(WEEK + 1);
    expect(open().restore().items).toBeUndefined();
    expect(photos.files.size).toBe(0);
  });
});

describe('photos', () => {
  test('are written when they change and not with every letter typed', () => {
    const { open, photos } = page();
    const keeper = open();
    keeper.keep([bag([photo])], EMPTY_CUSTOMER);
    keeper.keep([bag([photo])], { ...EMPTY_CUSTOMER, name1: '山' });
    expect(photos.writes).toBe(1);
  });

  test('are forgotten with the draft', () => {
    const { open, photos } = page();
    const keeper = open();
    keeper.keep([bag([photo])], EMPTY_CUSTOMER);
    keeper.forget();
    expect(photos.files.size).toBe(0);
  });
});

test('an untouched form does not change the draft of another tab', () => {
  const { open } = page();
  open().keep([bag()], EMPTY_CUSTOMER);
  open().keep([emptyItem('i2')], EMPTY_CUSTOMER);
  expect(open().restore().items?.[0]?.id).toBe('i1');
});
