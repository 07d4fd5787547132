import { resolveObjectURL } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { startForm } from '#test/widget/form.ts';
import { completeItem, itemOf } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import type { Item } from '../goods/item.ts';
import { sharedPhotosOf } from './shared-photos.ts';

const api = localApi();
const files = (...names: string[]) => names.map((name) => new File([name], name, { type: 'image/jpeg' }));

function start(items: readonly Item[]) {
  const { form } = startForm(api);
  form.goods.replace(items);
  const shared = sharedPhotosOf(form);
  const names = () => form.goods.items.map(({ photos }) => photos.map(({ file }) => file.name).join(' '));
  return { form, shared, names };
}

const three = () => ['1', '2', '3'].map((id) => completeItem('alcohol', {}, id));

describe('photos whose number fits', () => {
  test('are attached at once, in order, and it is said', () => {
    const { form, shared, names } = start(three());
    shared.take(files('a', 'b', 'c', 'd', 'e', 'f'));
    expect(names()).toEqual(['a b', 'c d', 'e f']);
    expect([shared.shared, shared.photos]).toEqual([{ photos: 6, items: 3 }, []]);
    expect([...form.goods.folded]).toEqual(['1', '2', '3']);
  });

  test('go to the goods without photos', () => {
    const { shared, names } = start([completeItem('bag'), ...three().slice(0, 2)]);
    shared.take(files('a', 'b'));
    expect(names()).toEqual(['bag.jpg', 'a', 'b']);
  });

  test('can be taken back, and wait with the items that they had', () => {
    const { shared, names } = start(three());
    shared.take(files('a', 'b', 'c'));
    shared.again();
    expect(names()).toEqual(['', '', '']);
    expect(shared.photos.map(({ file, item }) => [file.name, item])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
  });
});

describe('photos whose number does not fit', () => {
  test('wait, also beside further ones', () => {
    const { shared, names } = start(three());
    shared.take(files('a', 'b'));
    shared.take(files('c', 'd', 'e'));
    expect(names()).toEqual(['', '', '']);
    expect(shared.photos.map(({ file }) => file.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(shared.isWaiting()).toBe(true);
  });

  test('are attached where the seller says, and the others are given up with their previews', () => {
    const { shared, names } = start(three());
    shared.take(files('a', 'b', 'c', 'd'));
    const [a, b, c] = shared.photos;
    shared.give(a?.id ?? '', '2');
    shared.give(b?.id ?? '', '2');
    shared.give(c?.id ?? '', '3');
    shared.give(c?.id ?? '', undefined);
    const previews = shared.photos.map(({ preview }) => preview);
    shared.attach();
    expect(names()).toEqual(['', 'a b', '']);
    expect(shared.isWaiting()).toBe(false);
    expect(previews.map(resolveObjectURL)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('leave room for no more than three in an item', () => {
    const { form, shared } = start([completeItem('bag', {}, '1'), ...three().slice(1)]);
    shared.take(files('a', 'b', 'c', 'd', 'e'));
    const room = () => form.goods.items.map((item) => shared.roomOf(item));
    expect(room()).toEqual([2, 3, 3]);
    shared.give(shared.photos[0]?.id ?? '', '1');
    expect(room()).toEqual([1, 3, 3]);
  });
});

test('Nobody goes on and leaves photos behind: 次へ leads to them', () => {
  const { form, shared } = start(three());
  shared.take(files('a'));
  form.proceed();
  expect(form.navigation.step).toBe('items');
  expect(form.navigation.focus).toMatchObject({ item: 'shared', field: 'photos' });
  shared.restart();
  form.proceed();
  expect(form.navigation.step).toBe('customer');
});

test('A form that starts over gives waiting photos up', () => {
  const { form, shared } = start([...three(), itemOf('watch')]);
  shared.take(files('a'));
  form.reset();
  expect(shared.isWaiting()).toBe(false);
});
