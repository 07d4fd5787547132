import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PHOTO_MESSAGES } from '#contract/refusals/photo-messages.ts';
import { FormTab, startForm } from '#test/widget/form.ts';
import { completeItem, without } from '#test/widget/items.ts';
import { localApi } from '#test/widget/local-api.ts';
import type { Item } from '../goods/item.ts';
import { answersOf } from './answers.ts';

const api = localApi();
const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const wordsFor = (count: number) => PHOTO_MESSAGES.missing(count);

let tab: FormTab;
beforeEach(() => {
  tab = new FormTab();
});

/** A seller with goods and photos. */
function visit(item: Item, ...names: string[]) {
  const { form } = startForm(api, { tab });
  form.goods.replace([item]);
  if (names.length > 0) form.goods.addPhotos(item.id, names.map(photo));
  return form;
}

/** The page is loaded again. Photos come a little later. */
async function reload(act: (form: ReturnType<typeof visit>) => void = () => {}) {
  const load = vi.spyOn(tab.photos, 'load');
  const { form } = startForm(api, { tab });
  act(form);
  await load.mock.results[0]?.value;
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setImmediate(resolve));
  return form;
}

const words = (form: ReturnType<typeof visit>) => form.goods.errors[form.goods.items[0]?.id ?? '']?.photos;

/** Photos are required of a bag, and not of a watch whose model is known. */
const bag = () => without(completeItem('bag'), 'photos');
const watch = () => completeItem('watch');

describe('Photos for which the browser has no room', () => {
  beforeEach(() => {
    tab.photos.keep = async () => {};
  });

  test('are said to be missing after a reload, by their number, until others are chosen', async () => {
    visit(bag(), 'front.jpg', 'back.jpg');
    const form = await reload();
    expect(words(form)).toBe(wordsFor(2));
    expect(form.navigation.focus).toBeUndefined();
    form.goods.addPhotos('bag', [photo('again.jpg')]);
    expect(words(form)).toBeUndefined();
    expect(words(await reload())).toBe(wordsFor(1));
  });

  test('are still said to be missing after another reload', async () => {
    visit(bag(), 'front.jpg');
    await reload();
    expect(words(await reload())).toBe(wordsFor(1));
  });

  test('are missing where they are required', async () => {
    const form = visit(bag(), 'front.jpg');
    expect(form.goods.complete).toBe(true);
    const again = await reload();
    expect(again.goods.remaining?.questions).toBe(1);
    expect(words(again)).toBe(wordsFor(1));
  });

  test('lead a seller who was already at the contact details back to their place', async () => {
    visit(watch(), 'front.jpg');
    const form = await reload((one) => {
      one.proceed();
      expect(one.navigation.step).toBe('customer');
    });
    expect(form.navigation.step).toBe('items');
    expect(form.navigation.focus).toMatchObject({ at: 'field', item: 'watch', field: 'photos' });
  });

  test('stop 次へ once, and are given up by a seller who goes on without them', async () => {
    visit(watch(), 'front.jpg');
    const form = await reload();
    form.proceed();
    expect(form.navigation.step).toBe('items');
    expect(form.navigation.focus).toMatchObject({ at: 'field', item: 'watch', field: 'photos' });
    form.proceed();
    answersOf(form).customer.edit('name1', '山田');
    const again = await reload((one) => one.proceed());
    expect(words(again)).toBeUndefined();
    expect(again.navigation.step).toBe('customer');
  });
});

test('Photos that are kept come back without a word', async () => {
  visit(bag(), 'front.jpg', 'back.jpg');
  const form = await reload();
  expect(form.goods.items[0]?.photos.map(({ file }) => file.name)).toEqual(['front.jpg', 'back.jpg']);
  expect(words(form)).toBeUndefined();
});

test('Of three photos two are back: one is missing', async () => {
  visit(bag(), 'front.jpg', 'back.jpg');
  const form = await reload();
  tab.photos.keep = async () => {};
  form.goods.addPhotos('bag', [photo('mark.jpg')]);
  const again = await reload();
  expect(again.goods.items[0]?.photos).toHaveLength(2);
  expect(words(again)).toBe(wordsFor(1));
});
