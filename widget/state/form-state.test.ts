import { resolveObjectURL } from 'node:buffer';
import { describe, expect, test, vi } from 'vitest';
import { CATEGORY_UUIDS } from '#contract/goods/category-uuids.ts';
import { FormTab, settingsOf, startForm, typeCustomer, wellAnswered } from '#test/widget/form.ts';
import { aPhoto, change, completeItem, itemOf } from '#test/widget/items.ts';
import { localApi, until } from '#test/widget/local-api.ts';
import { LostFile } from '#test/widget/lost-file.ts';
import { contentsOf } from '#test/widget/storage.ts';
import { emptyItem, type Item, withPhotoAt } from '../goods/item.ts';
import { answersOf } from './answers.ts';
import { contactOf } from './contact.ts';
import type { FormState } from './form-state.ts';

const api = localApi();

const only = (form: FormState): Item => form.goods.items[0] as Item;
const jpeg = (name: string) => new File([name], name, { type: 'image/jpeg' });

describe('a new form', () => {
  // Clauses 2.3-1, 2.3-7
  test('has one item without category', () => {
    const { form } = startForm(api);
    expect(form.goods.items).toEqual([emptyItem(only(form).id)]);
    expect([form.navigation.step, form.percent]).toEqual(['items', 0]);
  });

  test('has the category and the selection of the attributes', () => {
    const attributes = { 'initial-category': 'antique', 'initial-selection': '着物' };
    const item = only(startForm(api, { attributes }).form);
    expect([item.category, item.answers]).toEqual(['antique', { antiqueType: '着物' }]);
  });

  const kimono = { 'initial-category': 'antique', 'initial-selection': '着物' } as const;
  const teaThings = settingsOf({ ...kimono, 'initial-selection': '茶道具' });

  test('has the selection of another button that opens it, while nothing is answered', () => {
    const { form } = startForm(api, { attributes: kimono });
    const { id } = only(form);
    form.configure(teaThings);
    expect([only(form).answers, only(form).id]).toEqual([{ antiqueType: '茶道具' }, id]);
    form.configure(settingsOf({ 'initial-category': 'antique' }));
    expect(only(form).answers).toEqual({});
  });

  test('keeps what was answered when another button opens it', () => {
    const { form } = startForm(api, { attributes: kimono });
    form.goods.update(only(form).id, (item) => change(item, { antiqueType: '掛け軸' }));
    const { items } = form.goods;
    form.configure(teaThings);
    expect(form.goods.items).toBe(items);
  });

  test('a selection without category selects nothing', () => {
    expect(only(startForm(api, { attributes: { 'initial-selection': '着物' } }).form).answers).toEqual({});
  });
});

describe('items', () => {
  test('an added item is empty, and its category gets the focus', () => {
    const { form } = startForm(api);
    form.goods.add();
    const [first, second] = form.goods.items;
    expect(form.goods.items).toHaveLength(2);
    expect(second).toEqual(emptyItem(second?.id ?? ''));
    expect(second?.id).not.toBe(first?.id);
    expect(form.navigation.focus).toMatchObject({ at: 'field', item: second?.id, field: 'category' });
  });

  test('after one is removed, the item before it gets the focus', () => {
    const { form } = startForm(api);
    form.goods.add();
    form.goods.add();
    const [first, second, third] = form.goods.items as [Item, Item, Item];
    form.goods.remove(second.id);
    expect(form.goods.items).toEqual([first, third]);
    expect(form.navigation.focus).toMatchObject({ item: first.id });
    form.goods.remove(first.id);
    expect(form.navigation.focus).toMatchObject({ item: third.id });
  });

  // Clause 2.4-6
  test('choosing a category asks for its first list, before its question is opened', async () => {
    const { form } = startForm(api);
    answersOf(form).chooseCategory(only(form).id, 'bag');
    await until(() => api.to('/v1/item_masters/group').length > 0);
    expect(api.json).toEqual([{ medium_uuid: CATEGORY_UUIDS.bag, group: 0 }]);
  });

  // Clauses 2.3-2, 2.4-5
  test('another category clears the item and its errors, and keeps its id', () => {
    const { form } = startForm(api);
    const { id } = only(form);
    form.goods.setCategory(id, 'bag');
    form.goods.update(id, (item) => change(item, { brand: 'エルメス' }));
    form.proceed();
    expect(Object.keys(form.goods.errors)).toEqual([id]);
    form.goods.setCategory(id, 'camera');
    expect(only(form)).toEqual(emptyItem(id, 'camera'));
    expect(form.goods.errors).toEqual({});
  });
});

describe('photos', () => {
  const start = () => {
    const { form } = startForm(api, { attributes: { 'initial-category': 'bag' } });
    return { form, id: only(form).id };
  };
  const names = (form: FormState) => only(form).photos.map(({ file }) => file.name);

  // Clause 2.3-6
  test('are added with previews', () => {
    const { form, id } = start();
    form.goods.addPhotos(id, [jpeg('a.jpg'), jpeg('b.jpg')]);
    expect(names(form)).toEqual(['a.jpg', 'b.jpg']);
    expect(resolveObjectURL(only(form).photos[0]?.preview ?? '')).toBeDefined();
  });

  test.each([
    ['the last one to the front', 2, 0, ['3.jpg', '1.jpg', '2.jpg']],
    ['the first one back', 0, 1, ['2.jpg', '1.jpg', '3.jpg']],
    ['the first one to the end', 0, 2, ['2.jpg', '3.jpg', '1.jpg']],
  ])('take the order that the seller gives them: %s', (_, from, to, order) => {
    const { form, id } = start();
    form.goods.addPhotos(id, [jpeg('1.jpg'), jpeg('2.jpg'), jpeg('3.jpg')]);
    const photo = only(form).photos[from];
    if (!photo) throw new Error('a photo was expected');
    form.goods.update(id, (item) => withPhotoAt(item, photo, to));
    expect(names(form)).toEqual(order);
  });

  // Clause 2.4-25
  test('removing one releases its preview', () => {
    const { form, id } = start();
    form.goods.addPhotos(id, [jpeg('1.jpg')]);
    const [first] = only(form).photos;
    if (!first) throw new Error('a photo was expected');
    form.goods.removePhoto(id, first);
    expect(only(form).photos).toEqual([]);
    expect(resolveObjectURL(first.preview)).toBeUndefined();
  });

  test.each<[string, (form: FormState, id: string) => void]>([
    ['the item is taken away', (form, id) => form.goods.remove(id)],
    ['its category changes', (form, id) => form.goods.setCategory(id, 'watch')],
    ['the form is reset', (form) => form.reset()],
  ])('all previews are released when %s', (_, act) => {
    const { form, id } = start();
    form.goods.add();
    form.goods.addPhotos(id, [jpeg('1.jpg'), jpeg('2.jpg')]);
    const previews = only(form).photos.map(({ preview }) => preview);
    act(form, id);
    expect(previews.map((preview) => resolveObjectURL(preview))).toEqual([undefined, undefined]);
  });
});

describe('次へ', () => {
  // Clause 2.2-12
  test('shows the customer step if nothing is missing, and its first field gets the focus', () => {
    const { form, of } = startForm(api);
    form.goods.replace([completeItem('watch')]);
    form.proceed();
    expect(form.navigation.step).toBe('customer');
    expect(form.navigation.focus).toEqual({ at: 'first' });
    expect(of('appraisal-form:step')).toEqual([{ step: 'customer', from: 'items', path: '/customer-form' }]);
  });

  test('moves the focus to the first question without an answer, in the first incomplete item', () => {
    const { form } = startForm(api);
    const bag = itemOf('bag', { brand: 'エルメス', condition: '新品・未使用' });
    form.goods.replace([completeItem('watch'), bag, emptyItem('last')]);
    form.proceed();
    expect(form.navigation.step).toBe('items');
    expect(form.navigation.focus).toEqual({ at: 'field', item: 'bag', field: 'productName' });
  });

  test('moves the focus to the category if none is chosen', () => {
    const { form } = startForm(api);
    form.proceed();
    expect(form.navigation.focus).toMatchObject({ item: only(form).id, field: 'category' });
    expect(form.goods.errors[only(form).id]).toEqual({ category: '商品カテゴリを選択してください' });
  });

  test('moves the focus to the same question each time', () => {
    const { form } = startForm(api);
    form.proceed();
    const first = form.navigation.focus;
    form.proceed();
    expect(form.navigation.focus).toEqual(first);
    expect(form.navigation.focus).not.toBe(first);
  });

  test('without items shows a message until one is added', () => {
    const { form } = startForm(api);
    form.goods.remove(only(form).id);
    form.proceed();
    expect(form.goods.formError).toBe('商品を追加してください');
    form.goods.add();
    expect(form.goods.formError).toBe('');
  });

  test('only a question that was on the screen when it was pressed complains, until it has an answer', () => {
    const { form } = startForm(api, { attributes: { 'initial-category': 'alcohol' } });
    const { id } = only(form);
    expect(form.goods.errors).toEqual({});
    form.proceed();
    expect(form.goods.errors).toEqual({ [id]: { alcoholType: 'お酒の種類を選択してください' } });
    form.goods.update(id, (item) => change(item, { alcoholType: 'ワイン' }));
    expect(form.goods.errors).toEqual({});
    form.proceed();
    expect(form.goods.errors).toEqual({ [id]: { brand: '銘柄を選択してください' } });
    form.goods.update(id, (item) => change(item, { brand: { other: 'ラトゥール' } }));
    expect(form.goods.errors).toEqual({});
    form.goods.update(id, (item) => change(item, { brand: { other: '' } }));
    expect(form.goods.errors).toEqual({});
    form.proceed();
    expect(form.goods.errors).toEqual({ [id]: { brand: '銘柄を選択してください' } });
  });

  test('an item that is filled in does not complain because another one does', () => {
    const { form } = startForm(api, { attributes: { 'initial-category': 'alcohol' } });
    form.goods.add();
    form.proceed();
    const [first, second] = form.goods.items.map(({ id }) => id);
    expect(form.goods.errors).toEqual({
      [first ?? '']: { alcoholType: 'お酒の種類を選択してください' },
      [second ?? '']: { category: '商品カテゴリを選択してください' },
    });
    answersOf(form).chooseCategory(second ?? '', 'watch');
    expect(Object.keys(form.goods.errors)).toEqual([first]);
  });

  test('an item that is added later has no errors yet', () => {
    const { form } = startForm(api);
    form.proceed();
    form.goods.add();
    expect(Object.keys(form.goods.errors)).toEqual([only(form).id]);
  });
});

describe('the steps', () => {
  const complete = (start: Parameters<typeof startForm>[1] = {}) => {
    const setup = startForm(api, start);
    setup.form.goods.replace([completeItem('watch')]);
    return setup;
  };

  // Clause 2.4-2
  test('back shows the goods, and nothing is lost', () => {
    const { form } = complete();
    form.proceed();
    contactOf(form).customer.edit('name1', '山田');
    form.back();
    expect([form.navigation.step, form.navigation.focus]).toEqual(['items', { at: 'step' }]);
    expect([only(form).category, contactOf(form).customer.values.name1]).toEqual(['watch', '山田']);
  });

  test('goTo shows a step if nothing that it needs is missing', () => {
    const { form } = startForm(api);
    form.goTo('customer');
    expect([form.navigation.step, form.navigation.focus?.at]).toEqual(['items', 'field']);
    form.goTo('thanks');
    expect(form.navigation.step).toBe('items');
    form.goods.replace([completeItem('watch')]);
    form.goTo('customer');
    expect(form.navigation.step).toBe('customer');
    form.goTo('items');
    expect(form.navigation.step).toBe('items');
    form.submission.setResult({ uuid: 'r1', shops: [] });
    form.goTo('thanks');
    expect(form.navigation.step).toBe('thanks');
  });

  test('the thank-you step always needs a result', () => {
    const { form } = startForm(api, { attributes: { step: 'thanks' } });
    expect(form.navigation.step).toBe('items');
    form.configure(settingsOf({ step: 'customer' }));
    expect(form.navigation.step).toBe('customer');
    form.submission.setResult({ uuid: 'r1', shops: [] });
    form.configure(settingsOf({ step: 'thanks' }));
    expect([form.navigation.step, form.percent]).toEqual(['thanks', 100]);
  });

  test('other attributes may change without a change of step', () => {
    const { form } = complete();
    form.proceed();
    form.configure(settingsOf({ theme: 'brand' }));
    expect([form.navigation.step, form.navigation.settings.theme]).toEqual(['customer', 'brand']);
  });

  describe('with a page that routes', () => {
    const attributes = { navigation: 'host', 'customer-url': '/sell/contact', 'form-url': '/sell' };

    // Clause 2.2-11
    test('the form goes to the page of the step if nobody cancels the event', () => {
      const { form, left, of } = complete({ attributes });
      form.proceed();
      expect(left).toEqual(['/sell/contact']);
      expect(of('appraisal-form:step')).toEqual([{ step: 'customer', from: 'items', path: '/sell/contact' }]);
      expect(form.navigation.step, 'the page shows the step').toBe('items');
    });

    test('the page that cancelled it sets the step itself', () => {
      const { form, left } = complete({ attributes, cancels: (name) => name === 'appraisal-form:step' });
      form.proceed();
      expect([left, form.navigation.step]).toEqual([[], 'items']);
      form.configure(settingsOf({ ...attributes, step: 'customer' }));
      expect([form.navigation.step, form.navigation.focus]).toEqual(['customer', { at: 'first' }]);
      form.back();
      expect(left).toEqual([]);
    });

    test('no keyboard opens over the message that goods are missing', () => {
      const { form } = startForm(api, { attributes });
      form.configure(settingsOf({ ...attributes, step: 'customer' }));
      expect([form.navigation.step, form.navigation.focus]).toEqual(['customer', { at: 'step' }]);
    });
  });

  // Clause 2.2-9
  test('an embedded form shows its step even if the page cancels the event', () => {
    const { form, left } = complete({ cancels: () => true });
    form.proceed();
    expect([form.navigation.step, left]).toEqual(['customer', []]);
  });
});

describe('what was typed', () => {
  test('is there again after a reload, including photos', async () => {
    const tab = new FormTab();
    const before = startForm(api, { tab }).form;
    before.goods.replace([completeItem('watch')]);
    before.goods.addPhotos('watch', [jpeg('1.jpg'), jpeg('2.jpg')]);
    contactOf(before).customer.edit('name1', '山田');
    before.dispose();
    const { form } = startForm(api, { tab, attributes: { 'initial-category': 'bag' } });
    await until(() => only(form).photos.length === 2);
    expect(only(form)).toMatchObject({ id: 'watch', answers: completeItem('watch').answers });
    expect(only(form).photos.map(({ file }) => file.name)).toEqual(['1.jpg', '2.jpg']);
    expect(contactOf(form).customer.values.name1).toBe('山田');
  });

  test('says which photos the device no longer gives, and counts only the others, until photos change', async () => {
    const tab = new FormTab();
    const before = startForm(api, { tab }).form;
    before.goods.replace([completeItem('watch')]);
    before.dispose();
    tab.photos.files.set('watch', [new LostFile(['x'], 'lost.jpg'), jpeg('2.jpg')]);
    const { form } = startForm(api, { tab });
    await until(() => form.goods.errors.watch !== undefined);
    expect(only(form).photos.map(({ file }) => file.name)).toEqual(['2.jpg']);
    expect(form.goods.errors).toEqual({ watch: { photos: '写真を読み込めなくなりました: lost.jpg' } });
    form.goods.addPhotos('watch', [jpeg('3.jpg')]);
    expect(form.goods.errors).toEqual({});
  });

  test('includes the address of its postal code', async () => {
    api.reply = wellAnswered;
    const tab = new FormTab();
    const before = startForm(api, { tab }).form;
    contactOf(before).customer.edit('zip1', '150-0001');
    before.dispose();
    const { form } = startForm(api, { tab });
    await until(() => contactOf(form).address.text !== '');
    expect(contactOf(form).address.text).toBe('東京都渋谷区神宮前');
  });

  test('is not stored if nothing was typed', () => {
    const tab = new FormTab();
    startForm(api, { tab }).form.goods.add();
    expect([tab.lasting.length, tab.session.length]).toEqual([0, 0]);
  });

  test('does not come back if its item was removed', () => {
    const tab = new FormTab();
    const { form } = startForm(api, { tab });
    form.goods.setCategory(only(form).id, 'bag');
    form.goods.addPhotos(only(form).id, [jpeg('1.jpg')]);
    form.goods.add();
    form.goods.remove(only(form).id);
    expect(tab.photos.files.size).toBe(0);
    form.dispose();
    expect(only(startForm(api, { tab }).form).category).toBe('');
  });

  test('is deleted when the form is reset', () => {
    const tab = new FormTab();
    const { form } = startForm(api, { tab });
    form.goods.replace([{ ...completeItem('bag'), photos: [aPhoto()] }]);
    typeCustomer(form);
    form.proceed();
    expect(tab.photos.files.size).toBe(1);
    form.reset();
    expect([form.navigation.step, form.percent]).toEqual(['items', 0]);
    expect([contactOf(form).customer.values.name1, contactOf(form).address.text]).toEqual(['', '']);
    expect([contentsOf(tab.lasting), contentsOf(tab.session), tab.photos.files.size]).toEqual(['', '', 0]);
  });
});

test('a form that is reset has the category of the attributes', () => {
  const attributes = { 'initial-category': 'antique', 'initial-selection': '着物' };
  const { form } = startForm(api, { attributes });
  form.goods.setCategory(only(form).id, 'watch');
  form.reset();
  expect(only(form)).toMatchObject({ category: 'antique', answers: { antiqueType: '着物' } });
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
    const { form } = startForm(api);
    form.proceed();
    await answersOf(form).fill(sample);
    expect(only(form)).toMatchObject({
      category: 'bag',
      answers: { brand: 'エルメス' },
      choices: { accessories: ['箱'] },
    });
    expect(only(form).photos[0]?.file.name).toBe('1.jpg');
    expect([contactOf(form).customer.values.name1, form.goods.errors]).toEqual(['見本', {}]);
    await until(() => contactOf(form).address.text === '東京都渋谷区神宮前');
  });

  test('of an unknown category is left out with a warning, and the form is never empty', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { form } = startForm(api);
    const unknown = { category: 'car' as 'bag', answers: {} };
    await answersOf(form).fill({ items: [unknown, ...sample.items], customer: {} });
    expect(form.goods.items.map(({ category }) => category)).toEqual(['bag']);
    await answersOf(form).fill({ items: [unknown], customer: {} });
    expect(form.goods.items.map(({ category }) => category)).toEqual(['bag']);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  test('is taken without what is no form data, with a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { form } = startForm(api);
    const [bag] = sample.items;
    const items = [null, { ...bag, answers: { brand: 5 } }, { ...bag, photos: ['1.jpg'] }, bag];
    await answersOf(form).fill({
      items,
      customer: { name1: '見本', tel1: 9012345678, agreedToTerms: 'yes', age: '40' },
    } as never);
    expect(only(form)).toMatchObject({ category: 'bag', answers: { brand: 'エルメス' } });
    expect(contactOf(form).customer.values).toMatchObject({ name1: '見本', tel1: '', agreedToTerms: false });
    expect(contactOf(form).customer.values).not.toHaveProperty('age');
    await answersOf(form).fill(undefined as never);
    expect(only(form).category).toBe('bag');
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });

  test('without goods keeps the existing ones', async () => {
    const { form } = startForm(api);
    form.goods.replace([completeItem('watch')]);
    await answersOf(form).fill({ items: [], customer: {} });
    expect(only(form).category).toBe('watch');
  });
});

// Clause 2.2-10
test('events report the progress', () => {
  const { form, of } = startForm(api);
  form.goods.replace([completeItem('watch')]);
  form.proceed();
  contactOf(form).customer.edit('name1', '山田');
  expect(of('appraisal-form:progress').at(0)).toEqual({ percent: 0, step: 'items', items: 0, customer: 0 });
  expect(of('appraisal-form:progress').at(-1)).toEqual({
    percent: 60,
    step: 'customer',
    items: 1,
    customer: 0.2,
  });
});
