import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Area } from '#contract/schemas/address.ts';
import { startForm, typeCustomer, wellAnswered } from '../test/form.ts';
import { completeItem } from '../test/items.ts';
import { localApi, until } from '../test/local-api.ts';
import { NodeXMLHttpRequest } from '../test/xml-http-request.ts';
import type { CustomerTextKey } from './customer.ts';
import type { FormStore } from './store.ts';

const api = localApi();
afterEach(() => vi.unstubAllGlobals());

/** A form on its second step. */
function atCustomer(attributes: Parameters<typeof startForm>[1] = {}) {
  const form = startForm(api, attributes);
  form.store.items.value = [completeItem('watch')];
  form.store.proceed();
  return form;
}

const edit = (store: FormStore, key: CustomerTextKey, text: string) => {
  store.editCustomer(key, text);
  store.leaveCustomer(key);
};

describe('errors of contact details', () => {
  test('are not shown before the seller tried to send', () => {
    const { store } = atCustomer();
    edit(store, 'email', 'taro');
    edit(store, 'name1', '');
    expect(store.customerErrors.value).toEqual({});
  });

  test('are all shown then, and the seller is brought to the first', async () => {
    const { store, of } = atCustomer();
    await store.submit();
    expect(Object.keys(store.customerErrors.value)).toEqual([
      'name1',
      'kana1',
      'zip1',
      'email',
      'tel1',
      'agreedToTerms',
    ]);
    expect(store.focus.value).toEqual({ at: 'customer', field: 'name1' });
    expect(of('appraisal-form:submit')).toEqual([]);
    expect(api.to('/v1/mucv')).toEqual([]);
  });

  test.each<CustomerTextKey>(['name1', 'kana1', 'zip1', 'email', 'tel1'])(
    'editing %s clears its error and no other',
    async (key) => {
      const { store } = atCustomer();
      await store.submit();
      const { [key as 'name1']: _, ...others } = store.customerErrors.value;
      store.editCustomer(key, 'x');
      expect(store.customerErrors.value).toEqual(others);
    },
  );

  test('agreeing to the terms clears its error', async () => {
    const { store } = atCustomer();
    await store.submit();
    store.agree(true);
    expect(store.customerErrors.value).not.toHaveProperty('agreedToTerms');
    expect(store.customer.value.agreedToTerms).toBe(true);
  });

  test('come back live once editing ends with something wrong', async () => {
    const { store } = atCustomer();
    await store.submit();
    store.editCustomer('email', 'taro@');
    expect(store.customerErrors.value.email).toBeUndefined();
    store.leaveCustomer('email');
    expect(store.customerErrors.value.email).toBe('正しいメールアドレスを入力してください');
    edit(store, 'email', 'taro@example.com');
    expect(store.customerErrors.value.email).toBeUndefined();
  });

  test('optional details never have one', async () => {
    const { store } = atCustomer();
    await store.submit();
    edit(store, 'addr1', '');
    edit(store, 'description', '');
    expect(store.customerErrors.value).not.toHaveProperty('addr1');
    expect(store.customerErrors.value).not.toHaveProperty('description');
  });

  test.each(['brand', 'lp'])('theme %s asks for no consent', async (theme) => {
    const { store } = atCustomer({ attributes: { theme } });
    await store.submit();
    expect(store.customerErrors.value).not.toHaveProperty('agreedToTerms');
  });
});

describe('what is typed in any width', () => {
  test('stays as it is while it is typed, and is converted when editing ends', () => {
    const { store } = atCustomer();
    store.editCustomer('kana1', 'ﾔﾏﾀﾞ');
    expect(store.customer.value.kana1).toBe('ﾔﾏﾀﾞ');
    store.leaveCustomer('kana1');
    expect(store.customer.value.kana1).toBe('ヤマダ');
  });

  test('is converted by sending, even if editing has not ended', async () => {
    const { store } = atCustomer();
    store.editCustomer('tel1', '０９０１２３４５６７８');
    await store.submit();
    expect(store.customer.value.tel1).toBe('090-1234-5678');
    expect(store.customerErrors.value.tel1).toBeUndefined();
  });
});

describe('the postal code', () => {
  test('brings its address while it is typed, in any width', async () => {
    api.reply = wellAnswered;
    const { store } = atCustomer();
    store.editCustomer('zip1', '１５０ー０００１');
    await until(() => store.address.display.value !== '');
    expect(store.address.display.value).toBe('東京都渋谷区神宮前');
    store.leaveCustomer('zip1');
    expect([store.customer.value.zip1, store.address.display.value]).toEqual([
      '150-0001',
      '東京都渋谷区神宮前',
    ]);
    expect(api.to('/v1/addresses').map(({ path }) => path)).toEqual([
      '/v1/addresses/zipcode_addresses/1500001',
    ]);
  });

  test('that is not known does not keep the seller from sending', async () => {
    vi.stubGlobal('XMLHttpRequest', NodeXMLHttpRequest);
    api.reply = wellAnswered;
    const { store } = atCustomer();
    typeCustomer(store, { zip1: '999-9999' });
    await until(() => store.address.problem.value !== '');
    expect(store.address.problem.value).toBe('住所情報が見つかりません');
    await store.submit();
    expect(store.step.value).toBe('thanks');
  });

  test('comes from a chosen town, with its address and without its error', async () => {
    const areas: Area[] = [{ zipcode: '1500002', area_name: '渋谷' }];
    const answers: Record<string, object> = {
      '/v1/addresses/prefectures': { prefectures: [{ prefecture_id: 13, prefecture_name: '東京都' }] },
      '/v1/addresses/cities?prefecture_id=13': { cities: [{ city_id: 13113, city_name: '渋谷区' }] },
      '/v1/addresses/areas?city_id=13113': { areas },
    };
    api.reply = ({ path }) => (answers[path] ? { json: answers[path] } : { status: 404 });
    const { store } = atCustomer({ attributes: { theme: 'brand' } });
    await store.submit();
    await store.address.openManual();
    await store.address.choosePrefecture('13');
    await store.address.chooseCity('13113');
    store.chooseArea('0');
    expect([store.customer.value.zip1, store.address.display.value]).toEqual([
      '150-0002',
      '東京都渋谷区渋谷',
    ]);
    expect(store.customerErrors.value).not.toHaveProperty('zip1');
    expect(api.to('/v1/addresses/zipcode_addresses')).toEqual([]);
    for (const choose of [() => store.chooseCity('13113'), () => store.choosePrefecture('13')]) {
      store.chooseArea('0');
      await choose();
      expect([store.customer.value.zip1, store.address.display.value]).toEqual(['', '']);
    }
    await store.chooseCity('13113');
    store.chooseArea('0');
    store.chooseArea('');
    expect(store.customer.value.zip1, 'taking the town back leaves the code').toBe('150-0002');
  });
});
