import { describe, expect, test } from 'vitest';
import { EMPTY_CUSTOMER } from '../customer/customer.ts';
import { emptyItem, type Item } from '../goods/item.ts';
import { memoryStorage } from '../test/storage.ts';
import { Draft } from './draft.ts';
import { DraftKeeper } from './draft-keeper.ts';

const WEEK = 7 * 24 * 60 * 60_000;

function page() {
  const storages = { lasting: memoryStorage(), session: memoryStorage() };
  const photos = { files: new Map<string, readonly File[]>(), writes: 0 };
  let now = 0;
  return {
    photos,
    wait: (ms: number) => {
      now += ms;
    },
    open: (session = storages.session) =>
      new DraftKeeper(new Draft('form', { ...storages, session }, () => now), {
        load: async () => photos.files,
        keep: async (files, removedItems = []) => {
          for (const [item, ofItem] of files) photos.files.set(item, ofItem);
          for (const item of removedItems) photos.files.delete(item);
          photos.writes += 1;
        },
        clear: async () => photos.files.clear(),
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

describe('two tabs of one form', () => {
  const twoTabs = () => {
    const { open, photos } = page();
    const [one, other] = [memoryStorage(), memoryStorage()];
    const watch = (): Item => ({ ...emptyItem('i2', 'watch'), photos: [{ ...photo, id: 'p2' }] });
    return {
      photos,
      watch,
      inOne: () => open(one),
      inOther: () => open(other),
      inNew: () => open(memoryStorage()),
    };
  };
  const idsIn = (keeper: DraftKeeper) => keeper.restore().items?.map(({ id }) => id);

  test('each find their own goods after a reload; a new tab finds those that were changed last', () => {
    const { watch, inOne, inOther, inNew } = twoTabs();
    inOne().keep([bag()], EMPTY_CUSTOMER);
    inOther().keep([watch()], EMPTY_CUSTOMER);
    expect([idsIn(inOne()), idsIn(inOther()), idsIn(inNew())]).toEqual([['i1'], ['i2'], ['i2']]);
  });

  test('send their goods without deleting those of the other', () => {
    const { photos, watch, inOne, inOther, inNew } = twoTabs();
    const one = inOne();
    one.keep([bag([photo])], EMPTY_CUSTOMER);
    inOther().keep([watch()], EMPTY_CUSTOMER);
    one.forget();
    expect([idsIn(inOne()), idsIn(inOther()), idsIn(inNew())]).toEqual([['i2'], ['i2'], ['i2']]);
    expect([...photos.files.keys()]).toEqual(['i2']);
  });

  test('leave no photo of either where the seller no longer wants anything to be kept', () => {
    const { photos, watch, inOne, inOther } = twoTabs();
    const one = inOne();
    one.keep([bag([photo])], EMPTY_CUSTOMER);
    inOther().keep([watch()], EMPTY_CUSTOMER);
    one.keepAnew([emptyItem('i1')], EMPTY_CUSTOMER);
    expect([...photos.files.keys()]).toEqual([]);
  });

  test('leave nothing behind when one has only looked at the goods that the other sends', () => {
    const { inOne, inOther, inNew } = twoTabs();
    const one = inOne();
    one.keep([bag()], EMPTY_CUSTOMER);
    const reader = inOther();
    reader.keep(reader.restore().items ?? [], EMPTY_CUSTOMER);
    one.forget();
    expect(idsIn(inNew())).toBeUndefined();
  });
});
