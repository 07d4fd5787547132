import { describe, expect, test } from 'vitest';
import { partnerShops } from '../calls/shops.ts';
import { shopRegistration } from '../enquiries/registration.ts';
import { citiesAnswer, fromZipAnswer, prefecturesAnswer, zipAnswer } from './address.ts';
import { groupRequest, itemMastersAnswer, levelRequest } from './catalogue.ts';
import { latestShopsAnswer, partnerShopsAnswer, shopOfSite } from './site.ts';
import { submissionAnswer, toSubmissionResult } from './submission.ts';

describe('a catalogue entry', () => {
  const read = (entry: object) => itemMastersAnswer.parse({ item_masters: [entry] }).item_masters[0];

  test('is read as it is written', () => {
    const entry = { name: 'ロレックス', code: 'W1', row_order: 3, icon: '/icons/w1.webp' };
    expect(read(entry)).toEqual(entry);
  });

  test.each([{}, { name: null, code: null, row_order: null, icon: null }, { name: '' }])(
    '%o is 不明, in row 0',
    (entry) => expect(read(entry)).toMatchObject({ name: '不明', code: '', row_order: 0 }),
  );

  test('may have a number for a code', () => expect(read({ code: 12 })?.code).toBe('12'));

  test.each([null, {}, { item_masters: null }, { item_masters: ['ロレックス'] }])('%o is no list', (answer) =>
    expect(itemMastersAnswer.safeParse(answer).success).toBe(false),
  );
});

describe('asking for the catalogue', () => {
  test('the first level is that of group 0 unless another is named', () => {
    expect(groupRequest.parse({ medium_uuid: 'u' })).toEqual({ medium_uuid: 'u', group: 0 });
    expect(groupRequest.parse({ medium_uuid: 'u', group: 2 }).group).toBe(2);
  });

  test('below it, level 2 unless another is named', () => {
    expect(levelRequest.parse({ medium_uuid: 'u', code: 'W1' }).level).toBe(2);
    expect(levelRequest.parse({ medium_uuid: 'u', code: 'W1', level: 3 }).level).toBe(3);
    expect(levelRequest.safeParse({ medium_uuid: 'u', code: 'W1', level: 4 }).success).toBe(false);
    expect(levelRequest.safeParse({ medium_uuid: 'u' }).success).toBe(false);
  });
});

describe('addresses', () => {
  test('identifiers may be numbers or texts', () => {
    const prefectures = [
      { prefecture_id: 13, prefecture_name: '東京都' },
      { prefecture_id: '27', prefecture_name: '大阪府' },
    ];
    expect(prefecturesAnswer.parse({ prefectures }).prefectures.map((one) => one.prefecture_id)).toEqual([
      '13',
      '27',
    ]);
    expect(citiesAnswer.safeParse({ cities: [{ city_name: '渋谷区' }] }).success).toBe(false);
  });

  test('a postal code comes with its address, the cities and the areas around it', () => {
    const selection = {
      prefecture_id: 13,
      city_id: 13113,
      area_name: '神宮前',
      zipcode: '1500001',
      prefecture_name: '東京都',
      city_name: '渋谷区',
    };
    const answer = zipAnswer.parse({
      selected: selection,
      cities: [],
      areas: [{ zipcode: '1500001', area_name: '神宮前' }],
    });
    expect(answer.selected).toEqual({ ...selection, prefecture_id: '13', city_id: '13113' });
    expect(zipAnswer.safeParse({ selected: selection }).success).toBe(false);
  });

  test('the public site gets the area only', () => {
    const area = { prefecture_name: '東京都', city_name: '渋谷区', area_name: '神宮前' };
    expect(fromZipAnswer.parse({ area })).toEqual({ area });
  });
});

describe('the answer to a request', () => {
  const result = (answer: unknown) => toSubmissionResult(submissionAnswer.parse(answer));
  const shop = {
    company_shop_name: '白鷺',
    tel: '03',
    address: '東京',
    website_url: 'https://x',
    pr_comment: '',
  };

  test('may be one entry', () => {
    expect(result({ uuid: 'r1', company_shops: [shop] })).toEqual({ uuid: 'r1', shops: [shop] });
  });

  test('may be a list, whose shops are joined and whose first uuid counts', () => {
    const second = { ...shop, company_shop_name: '青葉' };
    const answer = [{ company_shops: [shop] }, { uuid: 'r2', company_shops: [second] }, { uuid: 'r3' }];
    expect(result(answer)).toEqual({ uuid: 'r2', shops: [shop, second] });
  });

  test.each([[[]], [[{ uuid: '', company_shops: [] }]], [{ company_shops: [] }]])(
    '%o is a request without shops',
    (answer) => expect(result(answer)).toEqual({ uuid: '', shops: [] }),
  );

  test('may say where the seller sees what becomes of it', () => {
    const url = 'https://takakurabe.example/requests/abc';
    const answer = [
      { uuid: 'r1', company_shops: [] },
      { company_shops: [], request_url: url },
    ];
    expect(result(answer)).toEqual({ uuid: 'r1', shops: [], requestUrl: url });
    expect(result({ uuid: 'r1', request_url: null })).toEqual({ uuid: 'r1', shops: [] });
  });

  test('what is not known of a shop is empty', () => {
    expect(result({ company_shops: [{ tel: null }] }).shops).toEqual([
      { company_shop_name: '', tel: '', address: '', website_url: '', pr_comment: '' },
    ]);
  });

  test.each(['ok', 1, null, {}, { uuid: null, company_shops: null }, { company_shops: 'none' }])(
    '%o is no answer',
    (answer) => expect(submissionAnswer.safeParse(answer).success).toBe(false),
  );
});

describe('the public site', () => {
  test('a partner shop without categories and methods has empty lists', () => {
    expect(shopOfSite.parse({ uuid: 's1' })).toMatchObject({
      uuid: 's1',
      shop_name: '',
      categories: [],
      methods: [],
    });
  });

  test('shops come as a list or as one', () => {
    expect(partnerShopsAnswer.safeParse({ data: { uuid: 's1' } }).success).toBe(true);
    expect(partnerShopsAnswer.safeParse({ data: [{ uuid: 's1' }] }).success).toBe(true);
    expect(partnerShopsAnswer.safeParse({ data: 'none' }).success).toBe(false);
  });

  test('an unusable entry of a list costs only itself', () => {
    const answer = partnerShopsAnswer.parse({ data: [{}, { uuid: 's1', categories: null }, 7] });
    expect(answer.data).toMatchObject([{ uuid: 's1', categories: [] }]);
    expect(latestShopsAnswer.parse([null, { name: '店' }])).toMatchObject([{ name: '店', address: '' }]);
  });

  test('the latest shops may lack what is not known', () => {
    expect(latestShopsAnswer.parse([{ name: '白鷺', address: null }])).toEqual([
      { name: '白鷺', address: '', logo_url: '' },
    ]);
  });

  test('a search that names a filter twice means the last one, and one that it does not name is empty', () => {
    expect(partnerShops.query.parse({ keyword: ['銀座', '梅田'], page: '2' })).toEqual({
      categories: '',
      prefecture_names: '',
      keyword: '梅田',
      page: '2',
      per_page: '',
    });
  });

  test('a shop that registers must say whether it takes the terms', () => {
    const trial = {
      inflow: '',
      company_shop_name: '',
      name: '',
      zipcode: '',
      address: '',
      tel: '',
      email: '',
    };
    const body = (trial_company: object) => ({ medium_uuid: 'm', trial_company });
    expect(shopRegistration.safeParse(body({ ...trial, terms: true })).success).toBe(true);
    expect(shopRegistration.safeParse(body(trial)).success).toBe(false);
  });
});
