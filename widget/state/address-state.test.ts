import { computed, signal } from '@preact/signals-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { zipDigits } from '#contract/customer/postal-code.ts';
import type { Area, City, Prefecture, ZipAnswer } from '#contract/schemas/address.ts';
import type { Api } from '../api/api.ts';
import { CallError } from '../api/call-error.ts';
import { AddressState } from './address-state.ts';
import { ManualAddress } from './manual-address.ts';

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

/** Calls that the test answers later, by the name of the call. */
class Service implements Pick<Api, 'prefectures' | 'cities' | 'areas' | 'addressOf'> {
  readonly asked: string[] = [];
  readonly #waiting = new Map<
    string,
    { resolve: (answer: never) => void; reject: (error: unknown) => void }
  >();

  prefectures = () => this.#ask<Prefecture[]>('prefectures');
  cities = (id: string) => this.#ask<City[]>(`cities ${id}`);
  areas = (id: string) => this.#ask<Area[]>(`areas ${id}`);
  addressOf = (zip: string) => this.#ask<ZipAnswer>(`zip ${zip}`);

  async answer(question: string, answer: unknown): Promise<void> {
    this.#waiting.get(question)?.resolve(answer as never);
    await settle();
  }

  async fail(question: string, error: unknown): Promise<void> {
    this.#waiting.get(question)?.reject(error);
    await settle();
  }

  #ask<Answer>(question: string): Promise<Answer> {
    this.asked.push(question);
    return new Promise<Answer>((resolve, reject) => this.#waiting.set(question, { resolve, reject }));
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

let service: Service;
let address: AddressState;
let manual: ManualAddress;
const zip = signal('');

/** Types a postal code. */
const type = (text: string) => {
  zip.value = text;
};

/** 番地以降. */
let line = '';

beforeEach(() => {
  line = '';
  service = new Service();
  zip.value = '';
  manual = new ManualAddress(service);
  address = new AddressState(
    service,
    manual,
    computed(() => zipDigits(zip.value)),
    {
      fillZip: type,
      putInFront: (front, before) => {
        line = front + line.slice(before.length);
      },
      isInFront: (text) => text !== '' && line.startsWith(text),
    },
  );
  onTestFinished(() => address.dispose());
});

const failureOf = (reason: object) => ({ kind: 'failed', failure: reason });

describe('a postal code', () => {
  // Clauses 2.2-97, 2.4-27
  test.each(['1500001', '150-0001', ' 150 0001'])(
    '"%s" is looked up, and its address is shown',
    async (zip) => {
      type(zip);
      expect([service.asked, address.loading]).toEqual([['zip 1500001'], true]);
      await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
      expect([address.text, address.loading]).toEqual(['東京都渋谷区神宮前', false]);
    },
  );

  test.each(['', '1', '150000', '15000011', 'abcdefg'])('"%s" is not looked up', (zip) => {
    type(zip);
    expect([service.asked, address.loading, address.problem]).toEqual([[], false, undefined]);
  });

  // Clause 2.4-29
  test('with a digit removed has no address', async () => {
    type('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    type('150000');
    expect(address.text).toBe('');
  });

  // Clause 2.4-27
  test('is looked up once, with or without hyphen', async () => {
    type('1500001');
    type('150-0001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    type('1500001');
    expect(service.asked).toEqual(['zip 1500001']);
    expect(address.text).toBe('東京都渋谷区神宮前');
  });

  // Clause 2.4-28
  test('that was changed in the meantime does not show its old address', async () => {
    type('1500001');
    type('1500002');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect([address.text, address.loading]).toEqual(['', true]);
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect(address.text).toBe('東京都渋谷区渋谷');
  });

  test('that was changed in the meantime does not show its old problem', async () => {
    type('1500001');
    type('150');
    await service.fail('zip 1500001', new Error('住所情報が見つかりません'));
    expect([address.problem, address.loading]).toEqual([undefined, false]);
  });

  // Clause 2.8-35
  test('that fails shows the reason and no address', async () => {
    const failure = new CallError('http', '', { status: 404 });
    type('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    type('9999999');
    await service.fail('zip 9999999', failure);
    expect([address.text, address.problem, address.loading]).toEqual(['', failureOf(failure), false]);
    type('999999');
    expect(address.problem).toBeUndefined();
  });

  test('that fails because of an error in our code shows that, too', async () => {
    type('9999999');
    await service.fail('zip 9999999', '?');
    expect(address.problem).toMatchObject(failureOf({ reason: 'unexpected' }));
  });

  test.each([
    ['150', { kind: 'incomplete' }],
    ['', undefined],
    ['150-0001', undefined],
  ])('"%s" is incomplete or not, after the seller has left the field', (text, problem) => {
    type(text);
    expect(address.problem).toBeUndefined();
    address.leaveZip();
    expect(address.problem).toEqual(problem);
  });

  test('with several towns offers them', async () => {
    type('1500002');
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect(address.towns.map((town) => town.area_name)).toEqual(['渋谷', '渋谷南']);
    address.chooseTown(address.towns[1] as Area);
    expect(address.text).toBe('東京都渋谷区渋谷南');
  });

  test('with one town offers no choice', async () => {
    type('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect(address.towns).toEqual([]);
  });
});

describe('the select elements show the address of a postal code', () => {
  // Clause 2.4-30
  test('prefecture, city and town are chosen', async () => {
    type('1500002');
    await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
    expect([manual.prefectureId, manual.cityId, manual.areaIndex]).toEqual(['13', '13113', '1']);
    expect([manual.cities, manual.areas]).toEqual([CITIES[13], AREAS[13113]]);
  });

  test('a code of a whole city does not choose a town', async () => {
    type('1500000');
    await service.answer('zip 1500000', answerFor('1500000', ''));
    expect([manual.cityId, manual.areaIndex]).toEqual(['13113', '']);
  });
});

describe('an address without a postal code', () => {
  const open = async () => {
    void manual.open();
    await service.answer('prefectures', PREFECTURES);
  };
  const chooseCity = async (prefecture: string, city: string) => {
    void address.choosePrefecture(prefecture);
    await service.answer(`cities ${prefecture}`, CITIES[Number(prefecture)]);
    void address.chooseCity(city);
    await service.answer(`areas ${city}`, AREAS[Number(city)]);
  };

  // Clause 2.4-31
  test('prefectures are loaded once, when the select elements open', async () => {
    expect(service.asked).toEqual([]);
    await open();
    expect([manual.isOpen, manual.prefectures]).toEqual([true, PREFECTURES]);
    manual.close();
    expect(manual.isOpen).toBe(false);
    await manual.open();
    expect(service.asked).toEqual(['prefectures']);
  });

  // Clauses 2.2-106, 2.4-32
  test('a chosen town fills in postal code and address', async () => {
    await open();
    await chooseCity('13', '13113');
    address.chooseArea('1');
    expect(zip.value).toBe('1500002');
    expect(address.text).toBe('東京都渋谷区渋谷');
    type('150-0002');
    expect(service.asked.filter((question) => question.startsWith('zip'))).toEqual([]);
  });

  test.each(['', '9', 'x'])('town "%s" fills in nothing', async (index) => {
    await open();
    await chooseCity('13', '13113');
    address.chooseArea(index);
    expect([zip.value, address.text]).toEqual(['', '']);
  });

  // Clause 2.4-33
  test('another prefecture clears city and town', async () => {
    await open();
    await chooseCity('13', '13113');
    address.chooseArea('0');
    void address.choosePrefecture('27');
    expect([manual.cityId, manual.areaIndex]).toEqual(['', '']);
    expect([manual.cities, manual.areas]).toEqual([[], []]);
    await service.answer('cities 27', CITIES[27]);
    expect(manual.cities).toEqual(CITIES[27]);
  });

  // Clause 2.4-34
  test('another city clears the town', async () => {
    await open();
    await chooseCity('13', '13113');
    address.chooseArea('0');
    void address.chooseCity('13104');
    expect([manual.cityId, manual.areaIndex, manual.areas]).toEqual(['13104', '', []]);
  });

  test('choosing another place clears the old address', async () => {
    await open();
    for (const choose of [() => address.choosePrefecture('13'), () => address.chooseCity('13113')]) {
      type('1500001');
      await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
      expect(address.text).not.toBe('');
      void choose();
      expect(address.text).toBe('');
    }
  });

  // Clause 2.4-32
  test('without prefecture and city, nothing is loaded', async () => {
    await open();
    await address.choosePrefecture('');
    await address.chooseCity('');
    expect(service.asked).toEqual(['prefectures']);
  });

  test('lists of an earlier choice are ignored', async () => {
    await open();
    void address.choosePrefecture('13');
    void address.choosePrefecture('27');
    await service.answer('cities 27', CITIES[27]);
    await service.answer('cities 13', CITIES[13]);
    expect(manual.cities).toEqual(CITIES[27]);
    void address.chooseCity('13113');
    void address.chooseCity('13104');
    await service.answer('areas 13104', AREAS[13104]);
    await service.answer('areas 13113', AREAS[13113]);
    expect(manual.areas).toEqual(AREAS[13104]);
  });

  test.each([
    ['prefectures', 'prefectures', () => manual.open()],
    ['cities', 'cities 13', () => address.choosePrefecture('13')],
    ['areas', 'areas 13113', () => address.chooseCity('13113')],
  ])('a failure of %s is shown until the next try', async (call, question, ask) => {
    const failure = new CallError('http', '', { status: 500 });
    void ask();
    await service.fail(question, failure);
    expect(manual.failure).toEqual({ call, failure });
    void ask();
    expect(manual.failure).toBeUndefined();
    await service.answer(question, []);
    expect(manual.failure).toBeUndefined();
  });
});

test('a restart forgets the address and what was chosen', async () => {
  type('1500002');
  await service.answer('zip 1500002', answerFor('1500002', '渋谷'));
  void manual.open();
  type('');
  address.restart();
  manual.restart();
  expect([address.text, address.towns, manual.isOpen]).toEqual(['', [], false]);
  expect([manual.prefectureId, manual.cityId, manual.areaIndex]).toEqual(['', '', '']);
  type('1500002');
  expect(service.asked.filter((question) => question === 'zip 1500002')).toHaveLength(2);
});

describe('an address that was typed behind the code', () => {
  const bring = async (rest: string, town = '神宮前') => {
    type('1500001');
    address.bring(rest);
    await service.answer('zip 1500001', answerFor('1500001', town));
  };

  test.each([
    ['東京都渋谷区神宮前1-2-3', '1-2-3'],
    ['東京都 渋谷区 神宮前 1-2-3', '1-2-3'],
    ['渋谷区神宮前1-2-3', '1-2-3'],
    ['東京都渋谷区', ''],
    ['新宿区西新宿1-2-3', '新宿区西新宿1-2-3'],
  ])('%s loses what the form shows of it: "%s"', async (rest, left) => {
    await bring(rest);
    expect([line, address.brought]).toEqual([left, left]);
  });

  test('stays whole where the code has no address', async () => {
    type('1500001');
    address.bring('東京都渋谷区神宮前1-2-3');
    await service.fail('zip 1500001', new CallError('network', 'offline'));
    expect(line).toBe('東京都渋谷区神宮前1-2-3');
  });

  test('stays as it is if the seller has changed it meanwhile', async () => {
    type('1500001');
    address.bring('東京都渋谷区神宮前1-2-3');
    line = '1-2-3 メゾン101';
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    expect(line).toBe('1-2-3 メゾン101');
  });

  test('is shortened at once if the code is known', async () => {
    type('1500001');
    await service.answer('zip 1500001', answerFor('1500001', '神宮前'));
    address.bring('東京都渋谷区神宮前1-2-3');
    expect(line).toBe('1-2-3');
  });
});
