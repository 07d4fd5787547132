import { beforeEach, describe, expect, test } from 'vitest';
import type { Area, City, Prefecture, ZipAnswer } from '#contract/schemas/address.ts';
import { type AddressCalls, AddressLookup } from './address-lookup.ts';

const PREFECTURES: Prefecture[] = [
  { prefecture_id: '13', prefecture_name: '東京都' },
  { prefecture_id: '27', prefecture_name: '大阪府' },
];
const CITIES: Record<string, City[]> = {
  13: [
    { city_id: '13113', city_name: '渋谷区' },
    { city_id: '13104', city_name: '新宿区' },
  ],
  27: [{ city_id: '27127', city_name: '大阪市北区' }],
};
const AREAS: Record<string, Area[]> = {
  13113: [
    { zipcode: '1500001', area_name: '神宮前' },
    { zipcode: '1500002', area_name: '渋谷' },
    { zipcode: '150-0002', area_name: '渋谷南' },
  ],
  13104: [{ zipcode: '1600022', area_name: '新宿' }],
};

function answerFor(zipcode: string, area_name: string): ZipAnswer {
  return {
    selected: {
      prefecture_id: '13',
      city_id: '13113',
      area_name,
      zipcode,
      prefecture_name: '東京都',
      city_name: '渋谷区',
    },
    cities: CITIES[13] ?? [],
    areas: AREAS[13113] ?? [],
  };
}

/** Calls whose answers the test gives when it likes, by the text that was asked for. */
class Service implements AddressCalls {
  readonly asked: string[] = [];
  readonly #waiting = new Map<
    string,
    { resolve: (answer: never) => void; reject: (error: unknown) => void }
  >();

  prefectures = () => this.#ask<Prefecture[]>('prefectures');
  cities = (id: string) => this.#ask<City[]>(`cities ${id}`);
  areas = (id: string) => this.#ask<Area[]>(`areas ${id}`);
  ofZip = (zip: string) => this.#ask<ZipAnswer>(`zip ${zip}`);

  async answer(question: string, answer: unknown): Promise<void> {
    this.#waiting.get(question)?.resolve(answer as never);
    await settled();
  }

  async fail(question: string, error: unknown): Promise<void> {
    this.#waiting.get(question)?.reject(error);
    await settled();
  }

  #ask<Answer>(question: string): Promise<Answer> {
    this.asked.push(question);
    return new Promise<Answer>((resolve, reject) => this.#waiting.set(question, { resolve, reject }));
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

let service: Service;
let lookup: AddressLookup;
beforeEach(() => {
  service = new Service();
  lookup = new AddressLookup(service);
});

describe('a postal code', () => {
  test.each(['1500001', '150-0001', ' 150 0001'])('"%s" is looked up and its address shown', async (zip) => {
    void lookup.resolve(zip);
    expect([service.asked, lookup.loading.value]).toEqual([['zip 1500001'], true]);
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect([lookup.display.value, lookup.loading.value]).toEqual(['東京都渋谷区神宮前', false]);
  });

  test.each(['', '1', '150000', '15000011', 'abcdefg'])('"%s" is not looked up', (zip) => {
    void lookup.resolve(zip);
    expect([service.asked, lookup.loading.value, lookup.problem.value]).toEqual([[], false, '']);
  });

  test('that loses a digit loses its address', async () => {
    void lookup.resolve('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    void lookup.resolve('150000');
    expect(lookup.display.value).toBe('');
  });

  test('is looked up once, whether or not it has its hyphen', async () => {
    void lookup.resolve('1500001');
    void lookup.resolve('150-0001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    void lookup.resolve('1500001');
    expect(service.asked).toEqual(['zip 1500001']);
    expect(lookup.display.value).toBe('東京都渋谷区神宮前');
  });

  test('that was changed meanwhile does not bring its old address', async () => {
    void lookup.resolve('1500001');
    void lookup.resolve('1500002');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect([lookup.display.value, lookup.loading.value]).toEqual(['', true]);
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect(lookup.display.value).toBe('東京都渋谷区渋谷');
  });

  test('that was changed meanwhile does not bring its old problem', async () => {
    void lookup.resolve('1500001');
    void lookup.resolve('150');
    await service.fail('zip 1500001', new Error('住所情報が見つかりません'));
    expect([lookup.problem.value, lookup.loading.value]).toEqual(['', false]);
  });

  test.each([
    [new Error('住所情報が見つかりません'), '住所情報が見つかりません'],
    [new Error(''), '住所の取得に失敗しました'],
    ['?', '住所の取得に失敗しました'],
  ])('that fails with %o says so and shows no address', async (error, message) => {
    void lookup.resolve('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    void lookup.resolve('9999999');
    await service.fail('zip 9999999', error);
    expect([lookup.display.value, lookup.problem.value, lookup.loading.value]).toEqual(['', message, false]);
    void lookup.resolve('999999');
    expect(lookup.problem.value).toBe('');
  });

  test.each([
    ['150', '郵便番号は7桁で入力してください'],
    ['', ''],
    ['150-0001', ''],
  ])('"%s" is told to be incomplete, or not, once its editing has ended', (zip, problem) => {
    void lookup.resolve(zip);
    expect(lookup.problem.value).toBe('');
    lookup.leave(zip);
    expect(lookup.problem.value).toBe(problem);
  });

  test('that stands for several towns offers them', async () => {
    void lookup.resolve('1500002');
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect(lookup.towns.value.map((town) => town.area_name)).toEqual(['渋谷', '渋谷南']);
    lookup.chooseTown(lookup.towns.value[1] as Area);
    expect(lookup.display.value).toBe('東京都渋谷区渋谷南');
  });

  test('that stands for one town offers no choice', async () => {
    void lookup.resolve('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect(lookup.towns.value).toEqual([]);
  });
});

describe('the selectors know the address that a postal code found', () => {
  test('prefecture, city and town are chosen', async () => {
    void lookup.resolve('1500002');
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect([lookup.prefectureId.value, lookup.cityId.value, lookup.areaIndex.value]).toEqual([
      '13',
      '13113',
      '1',
    ]);
    expect([lookup.cities.value, lookup.areas.value]).toEqual([CITIES[13], AREAS[13113]]);
  });

  test('a code of a whole city leaves the town open', async () => {
    void lookup.resolve('1500000');
    await service.answer('zip 1500000', answerFor('1500000', ''));
    expect([lookup.cityId.value, lookup.areaIndex.value]).toEqual(['13113', '']);
  });
});

describe('an address without its postal code', () => {
  const open = async () => {
    void lookup.openManual();
    await service.answer('prefectures', PREFECTURES);
  };
  const chooseCity = async (prefecture: string, city: string) => {
    void lookup.choosePrefecture(prefecture);
    await service.answer(`cities ${prefecture}`, CITIES[Number(prefecture)]);
    void lookup.chooseCity(city);
    await service.answer(`areas ${city}`, AREAS[Number(city)]);
  };

  test('prefectures are loaded when the selectors open, once', async () => {
    expect(service.asked).toEqual([]);
    await open();
    expect([lookup.manual.value, lookup.prefectures.value]).toEqual([true, PREFECTURES]);
    lookup.closeManual();
    expect(lookup.manual.value).toBe(false);
    await lookup.openManual();
    expect(service.asked).toEqual(['prefectures']);
  });

  test('a chosen town fills in postal code and address', async () => {
    await open();
    await chooseCity('13', '13113');
    expect(lookup.chooseArea('1')).toBe('1500002');
    expect(lookup.display.value).toBe('東京都渋谷区渋谷');
    await lookup.resolve('150-0002');
    expect(service.asked.filter((question) => question.startsWith('zip'))).toEqual([]);
  });

  test.each(['', '9', 'x'])('town "%s" fills in nothing', async (index) => {
    await open();
    await chooseCity('13', '13113');
    expect([lookup.chooseArea(index), lookup.display.value]).toEqual(['', '']);
  });

  test('another prefecture clears city and town', async () => {
    await open();
    await chooseCity('13', '13113');
    lookup.chooseArea('0');
    void lookup.choosePrefecture('27');
    expect([lookup.cityId.value, lookup.areaIndex.value]).toEqual(['', '']);
    expect([lookup.cities.value, lookup.areas.value]).toEqual([[], []]);
    await service.answer('cities 27', CITIES[27]);
    expect(lookup.cities.value).toEqual(CITIES[27]);
  });

  test('another city clears the town', async () => {
    await open();
    await chooseCity('13', '13113');
    lookup.chooseArea('0');
    void lookup.chooseCity('13104');
    expect([lookup.cityId.value, lookup.areaIndex.value, lookup.areas.value]).toEqual(['13104', '', []]);
  });

  test('choosing another place makes the address of the old one void', async () => {
    await open();
    for (const choose of [() => lookup.choosePrefecture('13'), () => lookup.chooseCity('13113')]) {
      void lookup.resolve('1500001');
      await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
      expect(lookup.display.value).not.toBe('');
      void choose();
      expect(lookup.display.value).toBe('');
    }
  });

  test('no prefecture and no city ask for nothing', async () => {
    await open();
    await lookup.choosePrefecture('');
    await lookup.chooseCity('');
    expect(service.asked).toEqual(['prefectures']);
  });

  test('lists of what is no longer chosen are ignored', async () => {
    await open();
    void lookup.choosePrefecture('13');
    void lookup.choosePrefecture('27');
    await service.answer('cities 27', CITIES[27]);
    await service.answer('cities 13', CITIES[13]);
    expect(lookup.cities.value).toEqual(CITIES[27]);
    void lookup.chooseCity('13113');
    void lookup.chooseCity('13104');
    await service.answer('areas 13104', AREAS[13104]);
    await service.answer('areas 13113', AREAS[13113]);
    expect(lookup.areas.value).toEqual(AREAS[13104]);
  });

  test.each([
    ['都道府県の取得に失敗しました', 'prefectures', () => lookup.openManual()],
    ['市区町村の取得に失敗しました', 'cities 13', () => lookup.choosePrefecture('13')],
    ['町名の取得に失敗しました', 'areas 13113', () => lookup.chooseCity('13113')],
  ])('%s is told and gone with the next success', async (message, question, ask) => {
    void ask();
    await service.fail(question, new Error(message));
    expect(lookup.manualProblem.value).toBe(message);
    void ask();
    expect(lookup.manualProblem.value).toBe('');
    await service.answer(question, []);
    expect(lookup.manualProblem.value).toBe('');
  });
});

test('beginning anew forgets the address and what was chosen', async () => {
  void lookup.resolve('1500002');
  await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
  void lookup.openManual();
  lookup.reset();
  expect([lookup.display.value, lookup.towns.value, lookup.manual.value]).toEqual(['', [], false]);
  expect([lookup.prefectureId.value, lookup.cityId.value, lookup.areaIndex.value]).toEqual(['', '', '']);
  void lookup.resolve('1500002');
  expect(service.asked.filter((question) => question === 'zip 1500002')).toHaveLength(2);
});
