import { describe, expect, test } from 'vitest';
import { aPhoto, itemOf } from '#test/widget/items.ts';
import './categories/index.ts';
import type { Item } from './item.ts';
import type { Photo } from './photos.ts';
import { putBack } from './put-back.ts';

const [first, second, third, fourth] = ['1', '2', '3', '4'].map((name) => aPhoto(name)) as [
  Photo,
  Photo,
  Photo,
  Photo,
];
const photosOf = (item: Item | undefined) => item?.photos.map(({ id }) => id);

const WATCH = { ...itemOf('watch', { brand: 'オメガ' }), photos: [first, second, third] };
const BAG = itemOf('bag');
const CAMERA = itemOf('camera');

describe('A photo that is put back', () => {
  const back = (photos: readonly Photo[]) =>
    putBack([BAG, { ...WATCH, photos, answers: { brand: 'セイコー' } }], {
      what: 'photo',
      item: WATCH,
      index: 1,
    });

  test.each([
    ['first', [second, third]],
    ['second', [first, third]],
    ['third', [first, second]],
  ])('is the %s again, and nothing else changes', (_, photos) => {
    const [bag, watch] = back(photos);
    expect(photosOf(watch)).toEqual(photosOf(WATCH));
    expect([bag, watch?.answers]).toEqual([BAG, { brand: 'セイコー' }]);
  });

  test('has a new preview', () => {
    const [, watch] = back([first, third]);
    expect(watch?.photos[0]?.preview).toBe(first.preview);
    expect(watch?.photos[1]?.preview).not.toBe(second.preview);
  });

  test('stays away if another has its place, or nothing is missing', () => {
    expect(photosOf(back([first, third, fourth])[1])).toEqual([first.id, third.id, fourth.id]);
    expect(photosOf(back([third, second, first])[1])).toEqual([third.id, second.id, first.id]);
  });
});

test('An item that is put back stands at its old place', () => {
  const items = putBack([BAG, CAMERA], { what: 'item', item: WATCH, index: 1 });
  expect(items.map(({ id }) => id)).toEqual([BAG.id, WATCH.id, CAMERA.id]);
  expect(photosOf(items[1])).toEqual(photosOf(WATCH));
});

test('A category that is put back brings its answers and photos, and leaves other items alone', () => {
  const camera = { ...itemOf('camera', {}, WATCH.id), answers: { brand: 'ニコン' } };
  const [bag, watch] = putBack([BAG, camera], { what: 'category', item: WATCH, index: 1 });
  expect(bag).toBe(BAG);
  expect([watch?.category, watch?.answers, photosOf(watch)]).toEqual([
    'watch',
    WATCH.answers,
    photosOf(WATCH),
  ]);
});

test('All that is put back replaces the items', () => {
  const items = putBack([CAMERA], { what: 'all', items: [WATCH, BAG], putBackRest: () => {} });
  expect(items.map(({ id }) => id)).toEqual([WATCH.id, BAG.id]);
  expect(items[0]?.photos.map(({ preview }) => preview)).not.toContain(first.preview);
});
