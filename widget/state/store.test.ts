import { resolveObjectURL } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { emptyItem, type Item } from '../goods/item.ts';
import { settingsOf, startForm, Tab, typeCustomer, wellAnswered } from '../test/form.ts';
import { change, completeItem, itemOf, photo } from '../test/items.ts';
import { localApi, until } from '../test/local-api.ts';
import { contentsOf } from '../test/storage.ts';
import type { FormStore } from './store.ts';

const api = localApi();

const only = (store: FormStore): Item => store.items.value[0] as Item;
const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

describe('a form that begins', () => {
  test('has one item without category', () => {
    const { store } = startForm(api);
    expect(store.items.value).toEqual([emptyItem(only(store).id)]);
    expect([store.step.value, store.percent.value]).toEqual(['items', 0]);
  });

  test('has the category and the selection that the page asks for', () => {
    const attributes = { 'initial-category': 'antique', 'initial-selection': '着物' };
    const item = only(startForm(api, { attributes }).store);
    expect([item.category, item.answers]).toEqual(['antique', { antiqueType: '着物' }]);
  });

  test('a selection without category selects nothing', () => {
    expect(only(startForm(api, { attributes: { 'initial-selection': '着物' } }).store).answers).toEqual({});
  });
});

describe('items', () => {
  test('one more is empty, and the seller is brought to its category', () => {
    const { store } = startForm(api);
    store.addItem();
    const [first, second] = store.items.value;
    expect(store.items.value).toHaveLength(2);
    expect(second).toEqual(emptyItem(second?.id ?? ''));
    expect(second?.id).not.toBe(first?.id);
    expect(store.focus.value).toEqual({ at: 'field', item: second?.id, field: 'category' });
  });

  test('one taken away brings the seller to the one before it', () => {
    const { store } = startForm(api);
    store.addItem();
    store.addItem();
    const [first, second, third] = store.items.value as [Item, Item, Item];
    store.removeItem(second.id);
    expect(store.items.value).toEqual([first, third]);
    expect(store.focus.value).toMatchObject({ item: first.id });
    store.removeItem(first.id);
    expect(store.focus.value).toMatchObject({ item: third.id });
  });

  test('another category empties the item, keeps its id and forgets its errors', () => {
    const { store } = startForm(api);
    const { id } = only(store);
    store.setCategory(id, 'bag');
    store.update(id, (item) => change(item, { brand: 'エルメス' }));
    store.proceed();
    expect(Object.keys(store.errors.value)).toEqual([id]);
    store.setCategory(id, 'camera');
    expect(only(store)).toEqual(emptyItem(id, 'camera'));
    expect(store.errors.value).toEqual({});
  });
});

describe('photos', () => {
  const start = () => {
    const { store } = startForm(api, { attributes: { 'initial-category': 'bag' } });
    return { store, id: only(store).id };
  };
  const errors = (store: FormStore) => store.photoErrors.value[only(store).id];

  test('are added with a preview each; what is refused is told and the rest taken', () => {
    const { store, id } = start();
    store.addPhotos(id, [jpeg('a.jpg'), new File(['x'], 'note.txt', { type: 'text/plain' })]);
    expect(only(store).photos.map(({ file }) => file.name)).toEqual(['a.jpg']);
    expect(resolveObjectURL(only(store).photos[0]?.preview ?? '')).toBeDefined();
    expect(errors(store)).toEqual(['対応していないファイル形式です: note.txt']);
  });

  test('a fourth is refused and the three stay', () => {
    const { store, id } = start();
    store.addPhotos(id, [jpeg('1.jpg'), jpeg('2.jpg')]);
    store.addPhotos(id, [jpeg('3.jpg'), jpeg('4.jpg')]);
    expect(only(store).photos).toHaveLength(2);
    expect(errors(store)).toEqual(['最大3枚までアップロードできます']);
    store.addPhotos(id, [jpeg('3.jpg')]);
    expect([only(store).photos.length, errors(store)]).toEqual([3, []]);
  });

  test('one whose content is none is taken out and named; the others stay', () => {
    const { store, id } = start();
    store.addPhotos(id, [jpeg('1.jpg'), jpeg('2.jpg'), new File(['x'], 'note.txt', { type: 'text/plain' })]);
    const [first] = only(store).photos;
    if (!first) throw new Error('a photo was expected');
    store.refusePhoto(id, first);
    expect(only(store).photos.map(({ file }) => file.name)).toEqual(['2.jpg']);
    expect(errors(store)).toEqual([
      '対応していないファイル形式です: note.txt',
      '対応していないファイル形式です: 1.jpg',
    ]);
  });

  test('one removed releases its preview and the message', () => {
    const { store, id } = start();
    store.addPhotos(id, [jpeg('1.jpg')]);
    store.addPhotos(id, [jpeg('2.jpg'), jpeg('3.jpg'), jpeg('4.jpg')]);
    const [first] = only(store).photos;
    if (!first) throw new Error('a photo was expected');
    store.removePhoto(id, first);
    expect([only(store).photos, errors(store)]).toEqual([[], []]);
    expect(resolveObjectURL(first.preview)).toBeUndefined();
  });

  test.each<[string, (store: FormStore, id: string) => void]>([
    ['the item is taken away', (store, id) => store.removeItem(id)],
    ['its category changes', (store, id) => store.setCategory(id, 'watch')],
    ['the form begins anew', (store) => store.reset()],
  ])('all previews are released when %s', (_, act) => {
    const { store, id } = start();
    store.addItem();
    store.addPhotos(id, [jpeg('1.jpg'), jpeg('2.jpg')]);
    const previews = only(store).photos.map(({ preview }) => preview);
    act(store, id);
    expect(previews.map((preview) => resolveObjectURL(preview))).toEqual([undefined, undefined]);
  });
});

describe('次へ', () => {
  test('goes on when nothing is missing, and the seller can type the name at once', () => {
    const { store, of } = startForm(api);
    store.items.value = [completeItem('watch')];
    store.proceed();
    expect(store.step.value).toBe('customer');
    expect(store.focus.value).toEqual({ at: 'customer', field: 'name1' });
    expect(of('appraisal-form:step')).toEqual([{ step: 'customer', from: 'items', path: '/customer-form' }]);
  });

  test('else brings the seller to the first question without answer, of the first item that lacks one', () => {
    const { store } = startForm(api);
    const bag = itemOf('bag', { brand: 'エルメス', condition: '新品・未使用' });
    store.items.value = [completeItem('watch'), bag, emptyItem('last')];
    store.proceed();
    expect(store.step.value).toBe('items');
    expect(store.focus.value).toEqual({ at: 'field', item: 'bag', field: 'productName' });
  });

  test('else to the category where none is chosen', () => {
    const { store } = startForm(api);
    store.proceed();
    expect(store.focus.value).toMatchObject({ item: only(store).id, field: 'category' });
    expect(store.errors.value[only(store).id]).toEqual({ category: '商品カテゴリを選択してください' });
  });

  test('brings the seller back to the same question each time', () => {
    const { store } = startForm(api);
    store.proceed();
    const first = store.focus.value;
    store.proceed();
    expect(store.focus.value).toEqual(first);
    expect(store.focus.value).not.toBe(first);
  });

  test('without any item says that one is needed, until one is added', () => {
    const { store } = startForm(api);
    store.removeItem(only(store).id);
    store.proceed();
    expect(store.formError.value).toBe('商品を追加してください');
    store.addItem();
    expect(store.formError.value).toBe('');
  });

  test('says nothing is wrong before it was tapped; from then on, errors follow the answers', () => {
    const { store } = startForm(api, { attributes: { 'initial-category': 'alcohol' } });
    const { id } = only(store);
    expect(store.errors.value).toEqual({});
    store.proceed();
    expect(Object.keys(store.errors.value[id] ?? {})).toEqual(['alcoholType', 'brand']);
    store.update(id, (item) => change(item, { alcoholType: 'ワイン' }));
    expect(store.errors.value[id]).toEqual({ brand: '銘柄を選択してください' });
    store.update(id, (item) => change(item, { brand: { other: 'ラトゥール' } }));
    expect(store.errors.value[id]).toEqual({});
    store.update(id, (item) => change(item, { brand: { other: '' } }));
    expect(store.errors.value[id]).toEqual({ brand: '銘柄を選択してください' });
  });

  test('an item added afterwards is not found wanting at once', () => {
    const { store } = startForm(api);
    store.proceed();
    store.addItem();
    expect(Object.keys(store.errors.value)).toEqual([only(store).id]);
  });
});

describe('the steps', () => {
  const complete = (start: Parameters<typeof startForm>[1] = {}) => {
    const form = startForm(api, start);
    form.store.items.value = [completeItem('watch')];
    return form;
  };

  test('back leads to the goods, and nothing is lost', () => {
    const { store } = complete();
    store.proceed();
    store.editCustomer('name1', '山田');
    store.back();
    expect([store.step.value, store.focus.value]).toEqual(['items', { at: 'step' }]);
    expect([only(store).category, store.customer.value.name1]).toEqual(['watch', '山田']);
  });

  test('goTo shows a step if what it needs is there', () => {
    const { store } = startForm(api);
    store.goTo('customer');
    expect([store.step.value, store.focus.value?.at]).toEqual(['items', 'field']);
    store.goTo('thanks');
    expect(store.step.value).toBe('items');
    store.items.value = [completeItem('watch')];
    store.goTo('customer');
    expect(store.step.value).toBe('customer');
    store.goTo('items');
    expect(store.step.value).toBe('items');
    store.result.value = { uuid: 'r1', shops: [] };
    store.goTo('thanks');
    expect(store.step.value).toBe('thanks');
  });

  test('the thank-you step needs a result, wherever it is asked for', () => {
    const { store } = startForm(api, { attributes: { step: 'thanks' } });
    expect(store.step.value).toBe('items');
    store.configure(settingsOf({ step: 'customer' }));
    expect(store.step.value).toBe('customer');
    store.result.value = { uuid: 'r1', shops: [] };
    store.configure(settingsOf({ step: 'thanks' }));
    expect([store.step.value, store.percent.value]).toEqual(['thanks', 100]);
  });

  test('other attributes may change without a change of step', () => {
    const { store } = complete();
    store.proceed();
    store.configure(settingsOf({ theme: 'brand' }));
    expect([store.step.value, store.settings.value.theme]).toEqual(['customer', 'brand']);
  });

  describe('with a page that routes', () => {
    const attributes = { navigation: 'host', 'customer-url': '/sell/contact', 'form-url': '/sell' };

    test('the form goes to the page of the step if nobody cancels the event', () => {
      const { store, left, of } = complete({ attributes });
      store.proceed();
      expect(left).toEqual(['/sell/contact']);
      expect(of('appraisal-form:step')).toEqual([{ step: 'customer', from: 'items', path: '/sell/contact' }]);
      expect(store.step.value, 'the page shows the step').toBe('items');
    });

    test('the page that cancelled it sets the step itself', () => {
      const { store, left } = complete({ attributes, cancels: (name) => name === 'appraisal-form:step' });
      store.proceed();
      expect([left, store.step.value]).toEqual([[], 'items']);
      store.configure(settingsOf({ ...attributes, step: 'customer' }));
      expect([store.step.value, store.focus.value]).toEqual(['customer', { at: 'step' }]);
      store.back();
      expect(left).toEqual([]);
    });
  });

  test('an embedded form shows its step whatever the page does with the event', () => {
    const { store, left } = complete({ cancels: () => true });
    store.proceed();
    expect([store.step.value, left]).toEqual(['customer', []]);
  });
});

describe('what was typed', () => {
  test('is there again after a reload, photos too', async () => {
    const tab = new Tab();
    const before = startForm(api, { tab }).store;
    before.items.value = [completeItem('watch')];
    before.addPhotos('watch', [jpeg('1.jpg'), jpeg('2.jpg')]);
    before.editCustomer('name1', '山田');
    before.dispose();
    const { store } = startForm(api, { tab, attributes: { 'initial-category': 'bag' } });
    await until(() => only(store).photos.length === 2);
    expect(only(store)).toMatchObject({ id: 'watch', answers: completeItem('watch').answers });
    expect(only(store).photos.map(({ file }) => file.name)).toEqual(['1.jpg', '2.jpg']);
    expect(store.customer.value.name1).toBe('山田');
  });

  test('brings the address of its postal code along', async () => {
    api.reply = wellAnswered;
    const tab = new Tab();
    const before = startForm(api, { tab }).store;
    before.editCustomer('zip1', '150-0001');
    before.dispose();
    const { store } = startForm(api, { tab });
    await until(() => store.address.display.value !== '');
    expect(store.address.display.value).toBe('東京都渋谷区神宮前');
  });

  test('is not kept while nothing was', () => {
    const tab = new Tab();
    startForm(api, { tab }).store.addItem();
    expect([tab.lasting.length, tab.session.length]).toEqual([0, 0]);
  });

  test('does not come back once its item was taken away', () => {
    const tab = new Tab();
    const { store } = startForm(api, { tab });
    store.setCategory(only(store).id, 'bag');
    store.addPhotos(only(store).id, [jpeg('1.jpg')]);
    store.addItem();
    store.removeItem(only(store).id);
    expect(tab.photos.files.size).toBe(0);
    store.dispose();
    expect(only(startForm(api, { tab }).store).category).toBe('');
  });

  test('is forgotten when the form begins anew', () => {
    const tab = new Tab();
    const { store } = startForm(api, { tab });
    store.items.value = [{ ...completeItem('bag'), photos: [photo()] }];
    typeCustomer(store);
    store.proceed();
    expect(tab.photos.files.size).toBe(1);
    store.reset();
    expect([store.step.value, store.percent.value]).toEqual(['items', 0]);
    expect([store.customer.value.name1, store.address.display.value]).toEqual(['', '']);
    expect([contentsOf(tab.lasting), contentsOf(tab.session), tab.photos.files.size]).toEqual(['', '', 0]);
  });
});

test('a form that begins anew has the category that the page asks for', () => {
  const attributes = { 'initial-category': 'antique', 'initial-selection': '着物' };
  const { store } = startForm(api, { attributes });
  store.setCategory(only(store).id, 'watch');
  store.reset();
  expect(only(store)).toMatchObject({ category: 'antique', answers: { antiqueType: '着物' } });
});

describe('a sample that a page fills in', () => {
  const sample = {
    items: [
      {
        category: 'bag' as const,
        answers: { brand: 'エルメス' },
        accessories: ['箱'],
        photos: [jpeg('1.jpg')],
      },
    ],
    customer: { name1: '見本', zip1: '150-0001' },
  };

  test('replaces the goods, fills in the customer and finds the address', async () => {
    api.reply = wellAnswered;
    const { store } = startForm(api);
    store.proceed();
    store.fill(sample);
    expect(only(store)).toMatchObject({
      category: 'bag',
      answers: { brand: 'エルメス' },
      accessories: ['箱'],
    });
    expect(only(store).photos[0]?.file.name).toBe('1.jpg');
    expect([store.customer.value.name1, store.errors.value]).toEqual(['見本', {}]);
    await until(() => store.address.display.value === '東京都渋谷区神宮前');
  });

  test('without goods leaves those that are there', () => {
    const { store } = startForm(api);
    store.items.value = [completeItem('watch')];
    store.fill({ items: [], customer: {} });
    expect(only(store).category).toBe('watch');
  });
});

test('the page is told of progress as answers come in', () => {
  const { store, of } = startForm(api);
  store.items.value = [completeItem('watch')];
  store.proceed();
  store.editCustomer('name1', '山田');
  expect(of('appraisal-form:progress').at(0)).toEqual({ percent: 0, step: 'items', items: 0, customer: 0 });
  expect(of('appraisal-form:progress').at(-1)).toEqual({
    percent: 60,
    step: 'customer',
    items: 1,
    customer: 0.2,
  });
});
