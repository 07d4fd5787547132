import { isZip, zipDigits } from '#contract/customer/postal-code.ts';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import type { Area, City, ZipAnswer } from '#contract/schemas/address.ts';
import type { CheckedApi } from '../api.ts';
import { type ChecksOf, SPEC } from '../check.ts';
import { expectFit, expectSuccess, hold } from '../expect.ts';
import { NotChecked } from '../outcome.ts';
import type { ReceivedAnswer } from '../sent.ts';
import { nothingUnder } from './nothing.ts';

/** Places for which most back ends have many entries. */
const PREFERRED = { prefecture: '東京都', city: '新宿区' };

/** 452-0961: more than sixty towns of Kiyosu. */
const SEVERAL_TOWNS = '4520961';

/** 100-0000: the whole of Chiyoda. The postal service's table has a remark here instead of a town. */
const WHOLE_MUNICIPALITY = '1000000';
const REMARK = /以下に掲載がない場合|の次に番地がくる場合|一円/;

const UNKNOWN_ZIP = '0000000';
const SHORT_ZIP = '150004';
const UNKNOWN_ID = '999999999';

const idsOf = (cities: readonly City[]) => cities.map(({ city_id }) => city_id);
const namesOf = (areas: readonly Area[]) => areas.map(({ area_name }) => area_name);
const duplicatesOf = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

function need<Thing>(thing: Thing | undefined, reason: string): Thing {
  if (thing === undefined) throw new NotChecked(reason);
  return thing;
}

async function aPrefecture(api: CheckedApi) {
  const { prefectures } = await api.known('prefectures');
  const preference = prefectures.find(({ prefecture_name }) => prefecture_name === PREFERRED.prefecture);
  return need(preference ?? prefectures[0], 'the list of prefectures is empty');
}

async function aCity(api: CheckedApi) {
  const { cities } = await api.known('cities');
  const preference = cities.find(({ city_name }) => city_name === PREFERRED.city);
  return need(preference ?? cities[0], 'the list of municipalities is empty');
}

/** A town with a name and its own code. */
async function anArea(api: CheckedApi) {
  const { areas } = await api.known('areas');
  const sharedZips = new Set(duplicatesOf(areas.map(({ zipcode }) => zipcode)));
  const plain = areas.find(({ area_name, zipcode }) => area_name && !sharedZips.has(zipcode));
  return need(plain ?? areas[0], 'the list of towns is empty');
}

/** The answer to a code that exists in Japan, but perhaps not on this back end. */
async function realZip(api: CheckedApi, zip: string): Promise<{ data: ZipAnswer; answer: ReceivedAnswer }> {
  await api.known('zipcodeAddresses');
  const answer = await api.call('zipcodeAddresses', { params: { zip } });
  if (answer.status === 404) throw new NotChecked(`this back end does not know the postal code ${zip}`);
  return { data: expectFit('zipcodeAddresses', expectSuccess(answer)), answer };
}

const sameZip = (areas: readonly Area[], zip: string) =>
  areas.filter(({ zipcode }) => zipDigits(zipcode) === zip);

export const addresses: ChecksOf<'addresses'> = {
  prefectures: {
    checks: [
      {
        name: 'lists all 47 prefectures, each once',
        from: SPEC.site.places,
        kind: 'good',
        run: async (api) => {
          const { prefectures } = await api.known('prefectures');
          const names = prefectures.map(({ prefecture_name }) => prefecture_name);
          const missing = PREFECTURES.filter((name) => !names.includes(name));
          const answer = await api.sample('prefectures');
          const actual = () =>
            `${names.length} entries${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}`;
          hold(
            missing.length === 0 && names.length === PREFECTURES.length,
            'the 47 prefectures',
            actual,
            answer,
          );
          const twice = duplicatesOf(prefectures.map(({ prefecture_id }) => prefecture_id));
          hold(twice.length === 0, 'an id for each', () => `${twice.join(', ')} more than once`, answer);
        },
      },
    ],
  },

  cities: {
    sample: async (api) => ({ query: { prefecture_id: (await aPrefecture(api)).prefecture_id } }),
    checks: [
      {
        name: 'lists the municipalities of a prefecture, each with a unique id',
        from: SPEC.form.entities,
        kind: 'good',
        run: async (api) => {
          const { cities } = await api.known('cities');
          const answer = await api.sample('cities');
          hold(cities.length > 0, 'at least one municipality', () => 'an empty list', answer);
          const twice = duplicatesOf(idsOf(cities));
          hold(twice.length === 0, 'an id for each', () => `${twice.join(', ')} more than once`, answer);
        },
      },
      {
        name: 'has other municipalities for another prefecture',
        from: SPEC.form.states,
        kind: 'good',
        run: async (api) => {
          const { cities } = await api.known('cities');
          const { prefectures } = await api.known('prefectures');
          const prefecture = await aPrefecture(api);
          const other = need(
            prefectures.find(({ prefecture_id }) => prefecture_id !== prefecture.prefecture_id),
            'there is one prefecture only',
          );
          const { data, answer } = await api.ask('cities', { query: { prefecture_id: other.prefecture_id } });
          const both = idsOf(data.cities).filter((id) => idsOf(cities).includes(id));
          const expected = `municipalities of ${other.prefecture_name}, none of ${prefecture.prefecture_name}`;
          hold(data.cities.length > 0 && both.length === 0, expected, () => `${both.length} of both`, answer);
        },
      },
      {
        name: 'has nothing for an unknown prefecture',
        from: SPEC.form.errors,
        kind: 'bad',
        run: (api) => nothingUnder(api, 'cities', { query: { prefecture_id: UNKNOWN_ID } }),
      },
    ],
  },

  areas: {
    sample: async (api) => ({ query: { city_id: (await aCity(api)).city_id } }),
    checks: [
      {
        name: 'lists the towns of a municipality, each with a postal code of seven digits',
        from: SPEC.form.entities,
        kind: 'good',
        run: async (api) => {
          const { areas } = await api.known('areas');
          const answer = await api.sample('areas');
          hold(areas.length > 0, 'at least one town', () => 'an empty list', answer);
          const odd = areas.find(({ zipcode }) => !isZip(zipDigits(zipcode)));
          hold(!odd, 'seven digits', () => `“${odd?.zipcode}” for ${odd?.area_name}`, answer);
        },
      },
      {
        name: 'has nothing for an unknown municipality',
        from: SPEC.form.errors,
        kind: 'bad',
        run: (api) => nothingUnder(api, 'areas', { query: { city_id: UNKNOWN_ID } }),
      },
    ],
  },

  zipcodeAddresses: {
    sample: async (api) => ({ params: { zip: zipDigits((await anArea(api)).zipcode) } }),
    checks: [
      {
        name: 'finds the town that the list of towns has under this code',
        from: SPEC.form.calls,
        kind: 'good',
        run: async (api) => {
          const { selected } = await api.known('zipcodeAddresses');
          const [area, city] = [await anArea(api), await aCity(api)];
          const actual = () => `${selected.zipcode} ${selected.city_name}${selected.area_name}`;
          hold(
            zipDigits(selected.zipcode) === zipDigits(area.zipcode) &&
              selected.city_id === city.city_id &&
              namesOf(sameZip((await api.known('areas')).areas, zipDigits(area.zipcode))).includes(
                selected.area_name,
              ),
            `${area.zipcode} ${city.city_name}${area.area_name}`,
            actual,
            await api.sample('zipcodeAddresses'),
          );
        },
      },
      {
        name: 'returns the lists of municipalities and towns that contain the place',
        from: SPEC.form.states,
        kind: 'good',
        run: async (api) => {
          const { selected, cities, areas } = await api.known('zipcodeAddresses');
          const answer = await api.sample('zipcodeAddresses');
          const expected = `${selected.city_name} among \`cities\` and ${selected.area_name} among \`areas\``;
          const actual = () => `${cities.length} cities and ${areas.length} areas without it`;
          hold(idsOf(cities).includes(selected.city_id), expected, actual, answer);
          hold(sameZip(areas, zipDigits(selected.zipcode)).length > 0, expected, actual, answer);
        },
      },
      {
        name: 'lists every town that shares a code',
        from: SPEC.form.calls,
        kind: 'good',
        run: async (api) => {
          const { data, answer } = await realZip(api, SEVERAL_TOWNS);
          const townNames = namesOf(sameZip(data.areas, SEVERAL_TOWNS));
          hold(
            townNames.length > 1,
            `the towns of ${SEVERAL_TOWNS}, more than sixty`,
            () => `${townNames.length}`,
            answer,
          );
          const { data: all } = await api.ask('areas', { query: { city_id: data.selected.city_id } });
          const missing = namesOf(sameZip(all.areas, SEVERAL_TOWNS)).filter(
            (name) => !townNames.includes(name),
          );
          const expected = `the towns that ${data.selected.city_name} has under ${SEVERAL_TOWNS}`;
          hold(
            missing.length === 0,
            expected,
            () => `${townNames.length}, without ${missing.join(', ')}`,
            answer,
          );
        },
      },
      {
        name: 'returns no town for a postal code of a whole municipality',
        from: SPEC.form.entities,
        kind: 'good',
        run: async (api) => {
          const { data, answer } = await realZip(api, WHOLE_MUNICIPALITY);
          const { area_name } = data.selected;
          hold(!REMARK.test(area_name), 'an empty name, or a town', () => `“${area_name}”`, answer);
        },
      },
      {
        name: 'answers 404 for a postal code that does not exist',
        from: SPEC.form.errors,
        kind: 'bad',
        run: (api) =>
          api.refuse(
            'zipcodeAddresses',
            { params: { zip: UNKNOWN_ZIP } },
            { status: [404], code: 'not_found' },
          ),
      },
      {
        name: 'answers 422 for a text that is not a postal code',
        from: SPEC.form.errors,
        kind: 'bad',
        run: (api) =>
          api.refuse(
            'zipcodeAddresses',
            { params: { zip: SHORT_ZIP } },
            { status: [422], code: 'invalid_zip' },
          ),
      },
    ],
  },

  fromZipcode: {
    sample: async (api) => ({ params: { zip: zipDigits((await anArea(api)).zipcode) } }),
    checks: [
      {
        name: 'names the same place as the other call for postal codes',
        from: SPEC.site.calls,
        kind: 'good',
        run: async (api) => {
          const { area } = await api.known('fromZipcode');
          const { selected } = await api.known('zipcodeAddresses');
          const textOf = (place: typeof area) =>
            [place.prefecture_name, place.city_name, place.area_name].join(' ');
          hold(
            textOf(area) === textOf(selected),
            textOf(selected),
            () => textOf(area),
            await api.sample('fromZipcode'),
          );
        },
      },
      {
        name: 'refuses a postal code that does not exist',
        from: SPEC.site.rules,
        kind: 'bad',
        run: (api) =>
          api.refuse('fromZipcode', { params: { zip: UNKNOWN_ZIP } }, { status: 'any', code: 'not_found' }),
      },
      {
        name: 'refuses a text that is not a postal code',
        from: SPEC.site.rules,
        kind: 'bad',
        run: (api) =>
          api.refuse('fromZipcode', { params: { zip: SHORT_ZIP } }, { status: 'any', code: 'invalid_zip' }),
      },
    ],
  },
};
