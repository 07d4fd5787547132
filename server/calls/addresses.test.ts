import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';
import {
  areasAnswer,
  citiesAnswer,
  fromZipAnswer,
  prefecturesAnswer,
  zipAnswer,
} from '#contract/schemas/address.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';

describe('addresses', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());

  const get = async (path: string, headers = {}) =>
    server.app.inject({ url: `/v1/addresses/${path}`, headers });
  const zip = async (code: string) => zipAnswer.parse((await get(`zipcode_addresses/${code}`)).json());
  /** The towns that a seller with this code chooses from. */
  const townsOf = async (code: string) =>
    (await zip(code)).areas
      .filter((area) => area.zipcode === code)
      .map((area) => `${area.city_name}${area.area_name}`);

  // Clause 2.7-9
  it('a seller finds all 47 prefectures under their JIS codes', async () => {
    const { prefectures } = prefecturesAnswer.parse((await get('prefectures')).json());
    expect(prefectures).toEqual(
      PREFECTURES.map((name, index) => ({ prefecture_id: String(index + 1), prefecture_name: name })),
    );
  });

  // Clause 2.7-10
  it('every municipality of the country is in one prefecture, under its JIS code', async () => {
    const ids = new Set<string>();
    for (const index of PREFECTURES.keys()) {
      const { cities } = citiesAnswer.parse((await get(`cities?prefecture_id=${index + 1}`)).json());
      expect(cities.length).toBeGreaterThanOrEqual(15);
      for (const city of cities) {
        expect(Math.floor(Number(city.city_id) / 1000)).toBe(index + 1);
        ids.add(city.city_id);
      }
    }
    expect(ids.size).toBeGreaterThanOrEqual(1890);
  });

  // Clause 2.7-11
  it('towns of a municipality come with their postal codes, in the order of their readings', async () => {
    const { areas } = areasAnswer.parse((await get('areas?city_id=13104')).json());
    expect(areas).toContainEqual({
      zipcode: '1620801',
      area_name: '山吹町',
      prefecture_id: '13',
      prefecture_name: '東京都',
      city_id: '13104',
      city_name: '新宿区',
    });
    const names = areas.map((area) => area.area_name);
    expect(names[0]).toBe('');
    expect(names.indexOf('愛住町')).toBeLessThan(names.indexOf('市谷加賀町'));
    expect(names.indexOf('市谷加賀町')).toBeLessThan(names.indexOf('四谷'));
  });

  // Clauses 2.3-15, 2.7-12
  it('a postal code gives its town, the cities of its prefecture and the towns of its city', async () => {
    const answer = await zip('1620801');
    expect(answer.selected).toMatchObject({
      prefecture_name: '東京都',
      city_name: '新宿区',
      area_name: '山吹町',
    });
    expect(answer.cities).toHaveLength(62);
    expect(answer.areas.map((area) => area.area_name)).toContain('早稲田町');
  });

  test.each([
    ['several towns of one city', '9896712', 31],
    ['two cities', '4980000', 2],
    ['an island', '1002101', 1],
    ['a village that has one code', '1001701', 1],
    ['a town newer than the base data', '0200056', 1],
  ])('%s (%s)', async (_name, code, least) => {
    expect((await townsOf(code)).length).toBeGreaterThanOrEqual(least);
  });

  it('a code that covers several towns keeps them all', async () => {
    expect(await townsOf('7614101')).toEqual(['小豆郡土庄町甲、乙']);
    expect(await townsOf('4980000')).toEqual(['弥富市', '桑名郡木曽岬町']);
    const several = await townsOf('4520961');
    expect(several.length).toBeGreaterThan(60);
    expect(new Set(several).size).toBe(several.length);
  });

  it("a company's own code gives its town, but stands in no list of towns", async () => {
    const answer = await zip('1008111');
    expect(answer.selected).toMatchObject({ city_name: '千代田区', area_name: '千代田' });
    const { areas } = areasAnswer.parse((await get('areas?city_id=13101')).json());
    expect(areas.some((area) => area.zipcode === '1008111')).toBe(false);
  });

  it('a code of one floor gives the floor, and the tower stands in the list once', async () => {
    expect((await zip('1006010')).selected.area_name).toBe('霞が関霞が関ビル１０階');
    const { areas } = areasAnswer.parse((await get('areas?city_id=13101')).json());
    expect(areas.filter((area) => area.area_name.startsWith('霞が関霞が関ビル'))).toHaveLength(1);
  });

  it('remarks of the postal service are no names of towns', async () => {
    expect((await zip('1000000')).selected.area_name).toBe('');
    expect((await zip('4090142')).selected.area_name).toBe('');
    // A town that really has this name.
    expect((await zip('5220317')).selected.area_name).toBe('一円');
  });

  // Clause 1.7-12
  it('a shop that registers gets its address in one line', async () => {
    const answer = fromZipAnswer.parse((await get('from_zipcode/1620801')).json());
    expect(answer.area).toEqual({ prefecture_name: '東京都', city_name: '新宿区', area_name: '山吹町' });
  });

  it('a shop whose code covers several towns gets no wrong one', async () => {
    const answer = fromZipAnswer.parse((await get('from_zipcode/4520961')).json());
    expect(answer.area.area_name).toBe('');
  });

  test.each([
    ['cities', 400, CALL_MESSAGES.address.citiesNeedPrefecture],
    ['cities?prefecture_id=', 400, CALL_MESSAGES.address.citiesNeedPrefecture],
    ['cities?prefecture_id=1&prefecture_id=2', 400, CALL_MESSAGES.address.citiesNeedPrefecture],
    ['cities?prefecture_id=48', 404, undefined],
    ['cities?prefecture_id=abc', 404, undefined],
    ['areas', 400, CALL_MESSAGES.address.areasNeedCity],
    ['areas?city_id=99999', 404, undefined],
    ['areas?city_id=1e3', 404, undefined],
    ['zipcode_addresses/0000000', 404, CALL_MESSAGES.address.zipNotFound],
    ['zipcode_addresses/162080', 422, CALL_MESSAGES.address.zipInvalid],
    ['zipcode_addresses/162-0801', 422, CALL_MESSAGES.address.zipInvalid],
    ['zipcode_addresses/%EF%BC%91620801', 422, CALL_MESSAGES.address.zipInvalid],
    ['zipcode_addresses/%00', 422, CALL_MESSAGES.address.zipInvalid],
    ['from_zipcode/9999999', 404, CALL_MESSAGES.address.zipNotFound],
    ['from_zipcode/x', 422, CALL_MESSAGES.address.zipInvalid],
    ['zipcode_addresses/%E0%A4%A', 400, undefined],
  ])('%s is answered with %i', async (path, status, message) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).toEqual(message ?? expect.any(String));
  });

  test.each(['br', 'gzip'])('a long list travels compressed by %s', async (encoding) => {
    const plain = await get('areas?city_id=13104');
    for (const _again of [1, 2]) {
      const packed = await get('areas?city_id=13104', { 'accept-encoding': encoding });
      expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    }
  });
});
