import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CUSTOMER, type Form, startForm, Tab, typeCustomer, wellAnswered } from '../test/form.ts';
import { completeItem, itemOf, photo } from '../test/items.ts';
import { type Behaviour, localApi, type Received } from '../test/local-api.ts';
import { contentsOf } from '../test/storage.ts';
import { NodeXMLHttpRequest } from '../test/xml-http-request.ts';

const api = localApi();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', NodeXMLHttpRequest);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  api.reply = wellAnswered;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A form that only waits for 査定スタート. */
function ready(start: Parameters<typeof startForm>[1] = {}): Form {
  const form = startForm(api, start);
  form.store.items.value = [{ ...completeItem('bag'), photos: [photo('bag.jpg')] }];
  form.store.proceed();
  typeCustomer(form.store);
  return form;
}

const submissions = (): Received[] => api.to('/v1/mucv');
const keys = () => submissions().map(({ headers }) => headers['idempotency-key']);
const failWith = (behaviour: Behaviour) => {
  api.reply = (request) => (request.path === '/v1/mucv' ? behaviour : wellAnswered(request));
};

async function arrived(): Promise<FormData> {
  const { headers, body } = submissions()[0] as Received;
  const type = headers['content-type'] ?? '';
  return new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
}

describe('a request that is stored', () => {
  test('arrives with goods, photos, contact details and where the seller came from', async () => {
    await ready({ attributes: { 'medium-uuid': 'partner-7' } }).store.submit();
    const form = await arrived();
    const value = (name: string) => form.get(name);
    expect(value('medium_uuid')).toBe('partner-7');
    expect(value('user_form[address_attributes][name1]')).toBe('山田 太郎');
    expect(value('user_form[user_attributes][inflow]')).toBe('mail');
    expect(value('user_form[user_attributes][ip_address]')).toBe('203.0.113.9');
    expect((value('user_form[user_requests][][item_images][]') as File).name).toBe('bag.jpg');
  });

  test('leads to the thank-you step with its shops', async () => {
    const { store, of } = ready();
    await store.submit();
    expect([store.step.value, store.percent.value]).toEqual(['thanks', 100]);
    expect(store.result.value).toMatchObject({ uuid: 'r1', shops: [{ company_shop_name: '白鷺' }] });
    expect(of('appraisal-form:submit')).toEqual([{ items: 1 }]);
    expect(of('appraisal-form:complete')).toEqual([{ uuid: 'r1', shops: 1 }]);
    expect(of('appraisal-form:error')).toEqual([]);
  });

  test('leaves nothing of the seller behind', async () => {
    const tab = new Tab();
    const { store } = ready({ tab });
    await store.submit();
    expect(store.items.value.map(({ category, photos }) => [category, photos.length])).toEqual([['', 0]]);
    expect([store.customer.value.name1, store.address.display.value]).toEqual(['', '']);
    const stored = `${contentsOf(tab.lasting)}${contentsOf(tab.session)}`;
    expect(stored).not.toMatch(/山田|taro|1234|150/);
    expect(tab.photos.files.size).toBe(0);
  });

  test('in a page that routes, goes to the thank-you page', async () => {
    const { store, left } = ready({ attributes: { navigation: 'host', step: 'customer' } });
    await store.submit();
    expect(left.at(-1)).toBe('/thanks');
    expect(store.result.value?.uuid).toBe('r1');
  });

  test('is shown by the next page once, and never again', async () => {
    const tab = new Tab();
    const attributes = { navigation: 'host', step: 'customer' };
    await ready({ tab, attributes }).store.submit();
    const thanks = () => startForm(api, { tab, attributes: { ...attributes, step: 'thanks' } }).store;
    const next = thanks();
    expect([next.step.value, next.result.value?.uuid]).toEqual(['thanks', 'r1']);
    expect(thanks().step.value).toBe('items');
  });

  test('that was forgotten while it was under way shows no thanks', async () => {
    const { store, of } = ready();
    const sent = store.submit();
    store.reset();
    await sent;
    expect([store.step.value, store.result.value]).toEqual(['items', undefined]);
    expect(of('appraisal-form:complete')).toEqual([]);
  });

  test('is counted once, however often the seller taps', async () => {
    const { store, of } = ready();
    await Promise.all([store.submit(), store.submit(), store.submit()]);
    expect(submissions()).toHaveLength(1);
    expect(of('appraisal-form:submit')).toHaveLength(1);
    expect(of('appraisal-form:complete')).toHaveLength(1);
    expect(of('appraisal-form:error')).toEqual([]);
  });
});

test('the next request begins without the errors of the last', async () => {
  const { store } = ready();
  store.editCustomer('email', '');
  await store.submit();
  expect(store.customerErrors.value.email).toBe('メールアドレスを入力してください');
  typeCustomer(store);
  await store.submit();
  store.editCustomer('email', 'taro@');
  store.leaveCustomer('email');
  expect(store.customerErrors.value).toEqual({});
});

describe('a request that fails', () => {
  test('is told, and everything typed stays', async () => {
    failWith({ status: 500 });
    const { store, of } = ready();
    await store.submit();
    expect(store.step.value).toBe('customer');
    expect(store.submitter.failure.value).toEqual({ message: '送信に失敗しました (500)', status: 500 });
    expect(of('appraisal-form:error')).toEqual([{ message: '送信に失敗しました (500)', status: 500 }]);
    expect(store.customer.value).toMatchObject(CUSTOMER);
    expect(store.items.value[0]?.photos).toHaveLength(1);
    expect(store.result.value).toBeUndefined();
  });

  test('for want of a network has no status', async () => {
    failWith('hang up');
    const { store, of } = ready();
    await store.submit();
    expect(of('appraisal-form:error')).toEqual([{ message: 'ネットワークエラーが発生しました' }]);
  });

  test('goes out again under the same key, and its message is gone once it is stored', async () => {
    failWith({ status: 503 });
    const { store } = ready();
    await store.submit();
    await store.submit();
    api.reply = wellAnswered;
    await store.submit();
    expect(new Set(keys()).size).toBe(1);
    expect([keys().length, store.step.value, store.submitter.failure.value.message]).toEqual([
      3,
      'thanks',
      '',
    ]);
  });

  test('goes out under another key once something was changed', async () => {
    failWith({ status: 422 });
    const { store } = ready();
    await store.submit();
    store.editCustomer('tel1', '03-9876-5432');
    await store.submit();
    store.items.value = [completeItem('antique')];
    await store.submit();
    expect(new Set(keys()).size).toBe(3);
  });

  test('is no longer told after a change of step', async () => {
    failWith({ status: 500 });
    const { store } = ready();
    await store.submit();
    store.back();
    expect(store.submitter.failure.value.message).toBe('');
  });
});

test('goods that became incomplete bring the seller back to what is missing', async () => {
  const { store } = ready();
  store.items.value = [itemOf('bag', { brand: 'エルメス' })];
  await store.submit();
  expect(store.step.value).toBe('items');
  expect(store.focus.value).toEqual({ at: 'field', item: 'bag', field: 'productName' });
  expect(submissions()).toEqual([]);
});

test.each<[string, Behaviour | undefined]>([
  ['stored', undefined],
  ['refused', { status: 422 }],
])('no event of a request that is %s tells the page who the seller is', async (_, behaviour) => {
  if (behaviour) failWith(behaviour);
  const { store, events } = ready();
  store.editCustomer('description', '祖母の形見');
  await store.submit();
  const told = JSON.stringify(events);
  for (const text of ['山田', 'ヤマダ', '150', 'taro', '1234', '形見', 'エルメス', 'bag.jpg']) {
    expect(told).not.toContain(text);
  }
  expect(events.length).toBeGreaterThan(5);
});
