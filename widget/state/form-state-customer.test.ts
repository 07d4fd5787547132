import { afterEach, describe, expect, test, vi } from 'vitest';
import { customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS, type CustomerFieldKey } from '#contract/customer/keys.ts';
import { THEME_NAMES, themeOf } from '#contract/embed/themes.ts';
import type { Area } from '#contract/schemas/address.ts';
import { CUSTOMER, startForm, typeCustomer, wellAnswered } from '#test/widget/form.ts';
import { completeItem } from '#test/widget/items.ts';
import { localApi, until } from '#test/widget/local-api.ts';
import { contactOf } from './contact.ts';
import type { FormState } from './form-state.ts';

const api = localApi();
afterEach(() => vi.unstubAllGlobals());

/** A form on its second step. */
function atCustomer(attributes: Parameters<typeof startForm>[1] = {}) {
  const start = startForm(api, attributes);
  start.form.goods.replace([completeItem('watch')]);
  start.form.proceed();
  return start;
}

const edit = (form: FormState, key: CustomerFieldKey, text: string) => {
  contactOf(form).customer.edit(key, text);
  contactOf(form).checks.leave(key);
};

describe('errors of contact details', () => {
  test('are shown when the seller leaves a wrong field, and not for one that is still empty', () => {
    const { form } = atCustomer();
    edit(form, 'name1', '');
    expect(contactOf(form).customer.errors).toEqual({});
    edit(form, 'email', 'taro');
    edit(form, 'tel1', '123');
    expect(contactOf(form).customer.errors).toEqual({
      email: '正しいメールアドレスを入力してください',
      tel1: '正しい電話番号を入力してください',
    });
  });

  test('are announced one at a time: the field that was left, or the first of all after sending', async () => {
    const { form } = atCustomer();
    edit(form, 'email', 'taro');
    expect(contactOf(form).customer.announced).toBe('email');
    await contactOf(form).submit();
    expect(contactOf(form).customer.announced).toBe('name1');
    edit(form, 'tel1', '1');
    expect(contactOf(form).customer.announced).toBe('tel1');
  });

  test('of a postal code never come in pairs', async () => {
    const { form } = atCustomer();
    edit(form, 'zip1', '150');
    expect([contactOf(form).customer.errors.zip1, contactOf(form).address.problem]).toEqual([
      undefined,
      { kind: 'incomplete' },
    ]);
    await contactOf(form).submit();
    expect(contactOf(form).customer.errors.zip1).toBe('郵便番号は7桁の数字で入力してください');
  });

  test('are counted as what remains, until nothing does', async () => {
    api.reply = wellAnswered;
    const { form } = atCustomer();
    expect(contactOf(form).checks.remaining).toBe(6);
    edit(form, 'name1', '山田');
    contactOf(form).customer.edit('tel1', '０９０１２３４');
    expect(contactOf(form).checks.remaining).toBe(4);
    typeCustomer(form);
    expect(contactOf(form).checks.remaining).toBe(0);
    await until(() => contactOf(form).address.text !== '');
  });

  test('are over: the page is told once that all required details are right, whether or not the seller agrees', async () => {
    api.reply = wellAnswered;
    const { form, of } = atCustomer();
    for (const key of ['name1', 'kana1', 'zip1', 'email'] as const) edit(form, key, CUSTOMER[key]);
    edit(form, 'tel1', '123');
    expect(of('appraisal-form:contact')).toEqual([]);
    edit(form, 'tel1', '０９０１２３４５６７８');
    expect(of('appraisal-form:contact')).toEqual([{ items: 1 }]);
    edit(form, 'tel1', '');
    edit(form, 'tel1', CUSTOMER.tel1);
    expect(of('appraisal-form:contact')).toHaveLength(1);
    await until(() => contactOf(form).address.text !== '');
  });

  test('are all shown then, and the first one gets the focus', async () => {
    const { form, of } = atCustomer();
    await contactOf(form).submit();
    const required = CUSTOMER_FIELD_KEYS.filter((key) => customerField(key).required);
    expect(Object.keys(contactOf(form).customer.errors)).toEqual([...required, 'agreedToTerms']);
    expect(form.navigation.focus).toEqual({ at: 'customer', field: 'name1' });
    expect(of('appraisal-form:submit')).toEqual([]);
    expect(api.to('/v1/mucv')).toEqual([]);
  });

  // Clause 2.5-41
  test.each<CustomerFieldKey>(['name1', 'kana1', 'zip1', 'email', 'tel1'])(
    'editing %s clears its error and no other',
    async (key) => {
      const { form } = atCustomer();
      await contactOf(form).submit();
      const { [key as 'name1']: _, ...others } = contactOf(form).customer.errors;
      contactOf(form).customer.edit(key, 'x');
      expect(contactOf(form).customer.errors).toEqual(others);
    },
  );

  // Clause 2.3-13
  test('agreeing to the terms clears its error', async () => {
    const { form } = atCustomer();
    await contactOf(form).submit();
    contactOf(form).customer.agree(true);
    expect(contactOf(form).customer.errors).not.toHaveProperty('agreedToTerms');
    expect(contactOf(form).customer.values.agreedToTerms).toBe(true);
  });

  test('come back when the seller leaves a wrong field', async () => {
    const { form } = atCustomer();
    await contactOf(form).submit();
    contactOf(form).customer.edit('email', 'taro@');
    expect(contactOf(form).customer.errors.email).toBeUndefined();
    contactOf(form).checks.leave('email');
    expect(contactOf(form).customer.errors.email).toBe('正しいメールアドレスを入力してください');
    edit(form, 'email', 'taro@example.com');
    expect(contactOf(form).customer.errors.email).toBeUndefined();
  });

  // Clauses 2.2-98, 2.5-56
  test('optional fields have none', async () => {
    const { form } = atCustomer();
    await contactOf(form).submit();
    edit(form, 'addr1', '');
    edit(form, 'description', '');
    expect(contactOf(form).customer.errors).not.toHaveProperty('addr1');
    expect(contactOf(form).customer.errors).not.toHaveProperty('description');
  });

  const withoutTerms = THEME_NAMES.filter((theme) => !themeOf(theme).asksForTerms);
  // Clauses 2.1-17, 2.5-55
  test.each(withoutTerms)('theme %s asks for no consent', async (theme) => {
    const { form } = atCustomer({ attributes: { theme } });
    await contactOf(form).submit();
    expect(contactOf(form).customer.errors).not.toHaveProperty('agreedToTerms');
  });
});

describe('texts of any width', () => {
  test('stay while they are typed, and are converted when the seller leaves the field', () => {
    const { form } = atCustomer();
    contactOf(form).customer.edit('kana1', 'ﾔﾏﾀﾞ');
    expect(contactOf(form).customer.values.kana1).toBe('ﾔﾏﾀﾞ');
    contactOf(form).checks.leave('kana1');
    expect(contactOf(form).customer.values.kana1).toBe('ヤマダ');
  });

  test('are converted before sending, even if the seller has not left the field', async () => {
    api.reply = wellAnswered;
    const { form } = atCustomer();
    contactOf(form).customer.edit('kana1', 'やまだはなこ');
    contactOf(form).customer.edit('zip1', '１５０－０００１');
    await until(() => contactOf(form).address.text !== '');
    contactOf(form).customer.edit('tel1', '０９０ー１２３４ー５６７８');
    await contactOf(form).submit();
    const { kana1, zip1, tel1 } = contactOf(form).customer.values;
    expect([kana1, zip1, tel1]).toEqual(['ヤマダハナコ', '150-0001', '090-1234-5678']);
    expect(Object.keys(contactOf(form).customer.errors)).toEqual(['name1', 'email', 'agreedToTerms']);
  });
});

describe('the postal code', () => {
  test('shows its address while it is typed, in any width', async () => {
    api.reply = wellAnswered;
    const { form } = atCustomer();
    contactOf(form).customer.edit('zip1', '１５０ー０００１');
    await until(() => contactOf(form).address.text !== '');
    expect(contactOf(form).address.text).toBe('東京都渋谷区神宮前');
    contactOf(form).checks.leave('zip1');
    expect([contactOf(form).customer.values.zip1, contactOf(form).address.text]).toEqual([
      '150-0001',
      '東京都渋谷区神宮前',
    ]);
    expect(api.to('/v1/addresses').map(({ path }) => path)).toEqual([
      '/v1/addresses/zipcode_addresses/1500001',
    ]);
  });

  test('that is unknown does not prevent sending', async () => {
    api.reply = wellAnswered;
    const { form } = atCustomer();
    typeCustomer(form, { zip1: '999-9999' });
    await until(() => contactOf(form).address.problem !== undefined);
    expect(contactOf(form).address.problem).toMatchObject({ kind: 'failed', failure: { status: 404 } });
    await contactOf(form).submit();
    expect(form.navigation.step).toBe('thanks');
  });

  test('comes from a chosen town, with its address and without an error', async () => {
    const areas: Area[] = [{ zipcode: '1500002', area_name: '渋谷' }];
    const answers: Record<string, object> = {
      '/v1/addresses/prefectures': { prefectures: [{ prefecture_id: 13, prefecture_name: '東京都' }] },
      '/v1/addresses/cities?prefecture_id=13': { cities: [{ city_id: 13113, city_name: '渋谷区' }] },
      '/v1/addresses/areas?city_id=13113': { areas },
    };
    api.reply = ({ path }) => (answers[path] ? { json: answers[path] } : { status: 404 });
    const { form } = atCustomer({ attributes: { theme: 'brand' } });
    await contactOf(form).submit();
    await contactOf(form).manualAddress.open();
    await contactOf(form).address.choosePrefecture('13');
    await contactOf(form).address.chooseCity('13113');
    contactOf(form).address.chooseArea('0');
    expect([contactOf(form).customer.values.zip1, contactOf(form).address.text]).toEqual([
      '150-0002',
      '東京都渋谷区渋谷',
    ]);
    expect(contactOf(form).customer.errors).not.toHaveProperty('zip1');
    expect(api.to('/v1/addresses/zipcode_addresses')).toEqual([]);
    for (const choose of [
      () => contactOf(form).address.chooseCity('13113'),
      () => contactOf(form).address.choosePrefecture('13'),
    ]) {
      contactOf(form).address.chooseArea('0');
      await choose();
      expect([contactOf(form).customer.values.zip1, contactOf(form).address.text]).toEqual(['', '']);
    }
    await contactOf(form).address.chooseCity('13113');
    contactOf(form).address.chooseArea('0');
    contactOf(form).address.chooseArea('');
    expect(contactOf(form).customer.values.zip1, 'taking the town back leaves the code').toBe('150-0002');
  });
});
