import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CUSTOMER,
  type Form,
  FormTab,
  settingsOf,
  startForm,
  typeCustomer,
  wellAnswered,
} from '../test/form.ts';
import { aPhoto, change, completeItem, itemOf } from '../test/items.ts';
import { type Behaviour, type CallOfForm, localApi } from '../test/local-api.ts';
import { contentsOf } from '../test/storage.ts';
import { contactOf } from './contact.ts';

const PARTNER = '0e1b7c6e-1a0b-4c55-9b11-2f7f5b0b7d11';

const api = localApi();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.reply = wellAnswered;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A complete form, ready to be sent. */
function ready(start: Parameters<typeof startForm>[1] = {}): Form {
  const setup = startForm(api, start);
  setup.form.goods.replace([{ ...completeItem('bag'), photos: [aPhoto('bag.jpg')] }]);
  setup.form.proceed();
  typeCustomer(setup.form);
  return setup;
}

const submissions = (): CallOfForm[] => api.to('/v1/mucv');
const keys = () => submissions().map(({ headers }) => headers['idempotency-key']);
const failWith = (behaviour: Behaviour) => {
  api.reply = (request) => (request.path === '/v1/mucv' ? behaviour : wellAnswered(request));
};

async function sentForm(): Promise<FormData> {
  const { headers, body } = submissions()[0] as CallOfForm;
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
}

describe('a request that is stored', () => {
  test('contains goods, photos, contact details and where the seller comes from', async () => {
    await contactOf(ready({ attributes: { 'medium-uuid': PARTNER } }).form).submit();
    const form = await sentForm();
    const value = (name: string) => form.get(name);
    expect(value('medium_uuid')).toBe(PARTNER);
    expect(value('user_form[address_attributes][name1]')).toBe('山田 太郎');
    expect(value('user_form[user_attributes][inflow]')).toBe('mail');
    expect(value('user_form[user_attributes][ip_address]')).toBe('203.0.113.9');
    expect((value('user_form[user_requests][][item_images][]') as File).name).toBe('bag.jpg');
  });

  test('shows the thank-you step with its shops', async () => {
    const { form, of } = ready();
    await contactOf(form).submit();
    expect([form.navigation.step, form.percent]).toEqual(['thanks', 100]);
    expect(form.submission.result).toMatchObject({ uuid: 'r1', shops: [{ company_shop_name: '白鷺' }] });
    expect(of('appraisal-form:submit')).toEqual([{ items: 1 }]);
    expect(of('appraisal-form:complete')).toEqual([{ uuid: 'r1', shops: 1 }]);
    expect(of('appraisal-form:error')).toEqual([]);
  });

  test('leaves no data of the seller', async () => {
    const tab = new FormTab();
    const { form } = ready({ tab });
    await contactOf(form).submit();
    expect(form.goods.items.map(({ category, photos }) => [category, photos.length])).toEqual([['', 0]]);
    expect([contactOf(form).customer.values.name1, contactOf(form).address.text]).toEqual(['', '']);
    const storage = `${contentsOf(tab.lasting)}${contentsOf(tab.session)}`;
    expect(storage).not.toMatch(/山田|taro|1234|150/);
    expect(tab.photos.files.size).toBe(0);
  });

  test('in a page that routes, goes to the thank-you page', async () => {
    const { form, left } = ready({ attributes: { navigation: 'host', step: 'customer' } });
    await contactOf(form).submit();
    expect(left.at(-1)).toBe('/thanks');
    expect(form.submission.result?.uuid).toBe('r1');
  });

  test('goes on to a page of the partner, with the number of the request, and the conversion is counted', async () => {
    const attributes = { 'redirect-url': '/done?from=form#top', 'data-layer': 'create' };
    const { form, left, told } = ready({ attributes });
    await contactOf(form).submit();
    expect(left).toEqual(['/done?from=form&request=r1#top']);
    expect(told).toEqual(['r1']);
    expect(form.navigation.step).toBe('thanks');
  });

  test('is shown once by the next page', async () => {
    const tab = new FormTab();
    const attributes = { navigation: 'host', step: 'customer' };
    await contactOf(ready({ tab, attributes }).form).submit();
    const thanks = () => startForm(api, { tab, attributes: { ...attributes, step: 'thanks' } }).form;
    const next = thanks();
    expect([next.navigation.step, next.submission.result?.uuid]).toEqual(['thanks', 'r1']);
    expect(thanks().navigation.step).toBe('items');
  });

  test('shows no thank-you step if the form was reset in the meantime', async () => {
    const { form, of } = ready();
    const work = contactOf(form).submit();
    form.reset();
    await work;
    expect([form.navigation.step, form.submission.result]).toEqual(['items', undefined]);
    expect(of('appraisal-form:complete')).toEqual([]);
  });

  test('is counted once, however often the seller taps', async () => {
    const { form, of } = ready();
    await Promise.all([contactOf(form).submit(), contactOf(form).submit(), contactOf(form).submit()]);
    expect(submissions()).toHaveLength(1);
    expect(of('appraisal-form:submit')).toHaveLength(1);
    expect(of('appraisal-form:complete')).toHaveLength(1);
    expect(of('appraisal-form:error')).toEqual([]);
  });
});

test('the next request starts without the errors of the last one', async () => {
  const { form } = ready();
  contactOf(form).customer.edit('email', '');
  await contactOf(form).submit();
  expect(contactOf(form).customer.errors.email).toBe('メールアドレスを入力してください');
  typeCustomer(form);
  await contactOf(form).submit();
  contactOf(form).checks.leave('email');
  expect(contactOf(form).customer.errors).toEqual({});
});

describe('a request that fails', () => {
  test('shows a message and loses nothing that was typed', async () => {
    failWith({ status: 500 });
    const { form, of } = ready();
    await contactOf(form).submit();
    expect(form.navigation.step).toBe('customer');
    expect(form.submission.failure).toMatchObject({ reason: 'http', status: 500 });
    expect(of('appraisal-form:error')).toEqual([{ message: '送信に失敗しました (500)', status: 500 }]);
    expect(contactOf(form).customer.values).toMatchObject(CUSTOMER);
    expect(form.goods.items[0]?.photos).toHaveLength(1);
    expect(form.submission.result).toBeUndefined();
  });

  test('without a network has no status', async () => {
    failWith('hang up');
    const { form, of } = ready();
    await contactOf(form).submit();
    expect(of('appraisal-form:error')).toEqual([{ message: 'ネットワークエラーが発生しました' }]);
  });

  test('is sent again with the same key, and its message disappears when it is stored', async () => {
    failWith({ status: 503 });
    const { form } = ready();
    await contactOf(form).submit();
    await contactOf(form).submit();
    api.reply = wellAnswered;
    await contactOf(form).submit();
    expect(new Set(keys()).size).toBe(1);
    expect([keys().length, form.navigation.step, form.submission.failure]).toEqual([3, 'thanks', undefined]);
  });

  test('is sent with another key after a change', async () => {
    failWith({ status: 422 });
    const { form } = ready();
    await contactOf(form).submit();
    contactOf(form).customer.edit('tel1', '03-9876-5432');
    await contactOf(form).submit();
    form.goods.replace([completeItem('antique')]);
    await contactOf(form).submit();
    expect(new Set(keys()).size).toBe(3);
  });

  test('has no message on another step', async () => {
    failWith({ status: 500 });
    const { form } = ready();
    await contactOf(form).submit();
    form.back();
    expect(form.submission.failure).toBeUndefined();
  });
});

describe('a request that the server refuses', () => {
  const refuse = (...details: { field: string; message: string }[]) =>
    failWith({ status: 422, json: { error: { code: 'invalid_submission', details } } });
  const EMAIL = {
    field: 'user_form[address_attributes][email]',
    message: '正しいメールアドレスを入力してください',
  };
  const PHOTO = {
    field: 'user_form[user_requests][0][item_images][0]',
    message: '対応していないファイル形式です: bag.jpg',
  };

  test('for a contact detail shows it there, and the focus goes there', async () => {
    refuse(EMAIL);
    const { form } = ready();
    await contactOf(form).submit();
    expect(contactOf(form).customer.errors).toEqual({ email: EMAIL.message });
    expect(form.navigation.focus).toEqual({ at: 'customer', field: 'email' });
    expect(form.submission.failure?.status).toBe(422);
  });

  test('for a photo opens the goods, and the photo gets the focus and the message until it is removed', async () => {
    refuse(PHOTO, EMAIL);
    const { form } = ready();
    await contactOf(form).submit();
    const [item] = form.goods.items;
    const [photo] = item?.photos ?? [];
    if (!item || !photo) throw new Error('a photo was expected');
    expect(form.navigation.step).toBe('items');
    expect(form.navigation.focus).toMatchObject({
      at: 'field',
      item: 'bag',
      field: 'photos',
      photo: photo.id,
    });
    expect(form.goods.refusedPhotos).toEqual({ [photo.id]: PHOTO.message });
    expect(form.goods.formError).toBe('入力内容に誤りがあります');
    expect(contactOf(form).customer.errors).toEqual({ email: EMAIL.message });
    form.goods.removePhoto('bag', photo);
    expect([form.goods.refusedPhotos, form.goods.formError]).toEqual([{}, '']);
  });

  test('for an answer about the goods shows it at the question until it is changed', async () => {
    refuse({ field: 'user_form[user_requests][0][items][][1]', message: '500文字以内で入力してください' });
    const { form } = ready();
    await contactOf(form).submit();
    expect(form.goods.errors).toEqual({ bag: { productName: '500文字以内で入力してください' } });
    form.goods.update('bag', (item) => change(item, { productName: 'ケリー28' }));
    expect(form.goods.errors).toEqual({});
  });

  test('in a page that routes leads to the photo once the page shows the goods', async () => {
    refuse(PHOTO);
    const attributes = { navigation: 'host', step: 'customer' } as const;
    const { form } = ready({ attributes, cancels: (name) => name === 'appraisal-form:step' });
    await contactOf(form).submit();
    form.configure(settingsOf({ ...attributes, step: 'items' }));
    expect(form.navigation.focus).toMatchObject({ at: 'field', field: 'photos' });
  });
});

test('with incomplete goods, the form goes back to what is missing', async () => {
  const { form } = ready();
  form.goods.replace([itemOf('bag', { brand: 'エルメス' })]);
  await contactOf(form).submit();
  expect(form.navigation.step).toBe('items');
  expect(form.navigation.focus).toEqual({ at: 'field', item: 'bag', field: 'productName' });
  expect(submissions()).toEqual([]);
});

test.each<[string, Behaviour | undefined]>([
  ['stored', undefined],
  ['refused', { status: 422 }],
])('events of a request that is %s contain no personal data', async (_, behaviour) => {
  if (behaviour) failWith(behaviour);
  const { form, events } = ready();
  contactOf(form).customer.edit('description', '祖母の形見');
  await contactOf(form).submit();
  const texts = JSON.stringify(events);
  for (const text of ['山田', 'ヤマダ', '150', 'taro', '1234', '形見', 'エルメス', 'bag.jpg']) {
    expect(texts).not.toContain(text);
  }
  expect(events.length).toBeGreaterThan(5);
});
