import { sql } from 'drizzle-orm';
import type * as calls from '#contract/calls/addresses.ts';
import { ZIP_DIGITS } from '#contract/customer/postal-code.ts';
import { CachedAnswers } from '../../base/answers/cached-answers.ts';
import { type Json, jsonObject, jsonOf } from '../../base/answers/json.ts';
import type { PreparedAnswer } from '../../base/answers/prepared-answer.ts';
import { type SharedMembers, shareMembers, splitAnswer } from '../../base/answers/spliced-gzip.ts';
import type { WrittenAnswer } from '../../base/answers/written-answer.ts';
import { type Db, rowsOf } from '../open.ts';
import { inTurns } from './in-turns.ts';

type CitiesAnswer = WrittenAnswer<typeof calls.cities>;
type AreasAnswer = WrittenAnswer<typeof calls.areas>;
type CityList = CitiesAnswer['cities'];
type AreaList = AreasAnswer['areas'];
type Lists = SharedMembers<CitiesAnswer & AreasAnswer, AreaList[number]>;

/** The answers of the address calls, the long ones as JSON. Undefined if the id or code is unknown. */
export interface Addresses {
  /** Answers made of them, which are gone with them. */
  readonly prepared: CachedAnswers;
  prefectures: Json<WrittenAnswer<typeof calls.prefectures>>;
  /** By JIS code of the prefecture. */
  cities(prefectureId: number): Json<CitiesAnswer> | undefined;
  /** By JIS code of the municipality. */
  areas(cityId: number): Json<AreasAnswer> | undefined;
  /**
   * `{ selected, cities, areas }`: the first town of the code, all cities of its prefecture, all areas of its city.
   * The areas contain every town of the code; towns of other municipalities come last.
   */
  zip(zipcode: string): PreparedAnswer<WrittenAnswer<typeof calls.zipcodeAddresses>> | undefined;
  /**
   * `{ area }` (document 1, section 7). The town is empty if the code has several: no town is better than a wrong one.
   */
  fromZip(zipcode: string): WrittenAnswer<typeof calls.fromZipcode> | undefined;
  /**
   * The beginning of an address that a seller left out: prefecture, city and town of the postal code.
   * @param address 番地以降, which may begin with any of them
   * @param prefectureId where the seller lives
   * @returns '' if the code lies in two prefectures and the address names neither
   */
  beginOf(zipcode: string, address: string, prefectureId: number | null): string;
}

interface Prefecture {
  id: number;
  name: string;
}

interface City {
  id: number;
  name: string;
  prefecture: Prefecture;
  /** One line for each town, after a line feed: zipcode, `l` (listed) or `u`, name. Compact, for 146,000 towns. */
  towns: string;
  /** The lists that its postal codes share, once one of them was asked for. Those of all cities take 5 MB. */
  lists?: Lists;
}

interface Town {
  city: City;
  zipcode: string;
  listed: boolean;
  name: string;
}

/** Reads all addresses. After that, no call needs the database. */
export async function readAddresses(db: Db): Promise<Addresses> {
  const prefectures = await rowsOf<Prefecture>(db, sql`select id, name from prefectures order by id`);
  const cities = await readCities(db, new Map(prefectures.map((prefecture) => [prefecture.id, prefecture])));
  const cityOfId = new Map(cities.map((city) => [city.id, city]));
  const townsOfZip = await indexByZip(cities);
  const cityLists = new Map(prefectures.map(({ id }) => [id, cityList(cities, id)]));
  const listsAround = (city: City): Lists => {
    if (!city.lists) {
      const neighbours = jsonObject({ cities: cityLists.get(city.prefecture.id) ?? NO_CITIES });
      city.lists = shareMembers(neighbours, 'areas', areasOf(city));
    }
    return city.lists;
  };

  return {
    prepared: new CachedAnswers(),
    prefectures: jsonOf({
      prefectures: prefectures.map(({ id, name }) => ({ prefecture_id: id, prefecture_name: name })),
    }),
    cities: (prefectureId) => {
      const cities = cityLists.get(prefectureId);
      return cities && jsonObject({ cities });
    },
    areas: (cityId) => {
      const city = cityOfId.get(cityId);
      return city && jsonObject({ areas: areasOf(city) });
    },
    zip: (zipcode) => {
      const towns = townsOfZip(zipcode);
      const [first] = towns;
      if (!first) return undefined;
      const others = towns.filter((town) => town.city !== first.city || !town.listed).map(toArea);
      return splitAnswer({ selected: toArea(first) }, listsAround(first.city), others);
    },
    fromZip: (zipcode) => {
      const [first, ...more] = townsOfZip(zipcode);
      if (!first) return undefined;
      const { prefecture_name, city_name, area_name } = toArea(first);
      return { area: { prefecture_name, city_name, area_name: more.length > 0 ? '' : area_name } };
    },
    beginOf: (zipcode, address, prefectureId) => {
      const all = townsOfZip(zipcode);
      if (liesInTwo(all) && !all.some((town) => isNamed(town, address))) return '';
      return leftOut(
        all.filter(({ city }) => city.prefecture.id === prefectureId),
        address,
      );
    },
  };
}

/** A district and the town in it: 乙訓郡, 大山崎町. */
const IN_DISTRICT = /^(.+?郡)(.+[町村])$/;

const liesInTwo = (towns: readonly Town[]) => new Set(towns.map(({ city }) => city.prefecture.id)).size > 1;

/** A city by its name, or a town in a district by its own. */
const namesOf = ({ city: { name } }: Town) => [name, IN_DISTRICT.exec(name)?.[2] ?? name];

/** Whether an address begins with a town, or its prefecture. */
const isNamed = (town: Town, address: string): boolean =>
  [town.city.prefecture.name, ...namesOf(town)].some((name) => address.startsWith(name));

/** The part of an address that the seller did not type. The towns of the code are in one prefecture. */
function leftOut(towns: readonly Town[], address: string): string {
  const [first] = towns;
  if (!first) return '';
  const prefecture = first.city.prefecture.name;
  const typed = address.startsWith(prefecture) ? address.slice(prefecture.length) : address;
  const match = towns.find((town) => namesOf(town).some((name) => typed.startsWith(name)));
  const [, district = ''] = IN_DISTRICT.exec(match?.city.name ?? '') ?? [];
  const place = match
    ? typed.startsWith(match.city.name)
      ? ''
      : district
    : `${first.city.name}${towns.length > 1 || typed.startsWith(first.name) ? '' : first.name}`;
  return typed === address ? `${prefecture}${place}` : '';
}

/** Reads one long text for each city, which takes a tenth of the time of 146,000 rows. */
async function readCities(db: Db, prefectures: ReadonlyMap<number, Prefecture>): Promise<City[]> {
  const rows = await rowsOf<{ id: number; prefecture_id: number; name: string; towns: string | null }>(
    db,
    sql`select cities.id, prefecture_id, cities.name, lines as towns
        from cities left join (
          select city_id,
                 string_agg(chr(10) || zipcode || case when listed then 'l' else 'u' end || name, '' order by id) as lines
          from towns group by city_id) as towns on city_id = cities.id
        order by cities.id`,
  );
  return rows.flatMap(({ id, prefecture_id, name, towns }) => {
    const prefecture = prefectures.get(prefecture_id);
    return prefecture ? [{ id, name, prefecture, towns: towns ?? '' }] : [];
  });
}

/** More than there are towns, so that a postal code and the number of a town fit in one number. */
const MOST_TOWNS = 2 ** 18;

/**
 * The towns of each postal code, in order. Compact: three numbers for each of 146,000 towns, found by halving.
 * @returns finds them
 */
async function indexByZip(cities: readonly City[]): Promise<(zipcode: string) => Town[]> {
  const cityOf: number[] = [];
  const startOf: number[] = [];
  const inOrder: number[] = [];
  for await (const [number, city] of inTurns(cities.entries())) {
    for (const at of linesOf(city)) {
      inOrder.push(Number(city.towns.slice(at, at + ZIP_DIGITS)) * MOST_TOWNS + inOrder.length);
      cityOf.push(number);
      startOf.push(at);
    }
  }
  if (inOrder.length > MOST_TOWNS) throw new Error(`more than ${MOST_TOWNS} towns`);
  const sorted = Float64Array.from(inOrder).sort();
  const codes = Uint32Array.from(sorted, (entry) => entry / MOST_TOWNS);
  const cityAt = Uint16Array.from(sorted, (entry) => cityOf[entry % MOST_TOWNS] ?? 0);
  const startAt = Uint32Array.from(sorted, (entry) => startOf[entry % MOST_TOWNS] ?? 0);
  return (zipcode) => {
    const code = Number(zipcode);
    const towns: Town[] = [];
    for (let at = firstAt(codes, code); codes[at] === code; at += 1) {
      const city = cities[cityAt[at] ?? 0];
      if (city) towns.push(townAt(city, startAt[at] ?? 0));
    }
    return towns;
  };
}

/** The place of the first number that is not below `least`. */
function firstAt(sorted: Uint32Array, least: number): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Where the lines of a city's towns begin. */
function* linesOf({ towns }: City): Generator<number> {
  for (let at = towns.indexOf('\n'); at >= 0; at = towns.indexOf('\n', at + 1)) yield at + 1;
}

const townsOf = (city: City): Town[] => Array.from(linesOf(city), (at) => townAt(city, at));

/** @param at where its line begins */
function townAt(city: City, at: number): Town {
  const end = city.towns.indexOf('\n', at);
  const line = city.towns.slice(at, end < 0 ? undefined : end);
  return {
    city,
    zipcode: line.slice(0, ZIP_DIGITS),
    listed: line[ZIP_DIGITS] === 'l',
    name: line.slice(ZIP_DIGITS + 1),
  };
}

function toArea({ city, zipcode, name }: Town) {
  return {
    zipcode,
    area_name: name,
    prefecture_id: city.prefecture.id,
    prefecture_name: city.prefecture.name,
    city_id: city.id,
    city_name: city.name,
  };
}

const areasOf = (city: City): Json<AreaList> =>
  jsonOf(
    townsOf(city)
      .filter((town) => town.listed)
      .map(toArea),
  );

const NO_CITIES = jsonOf<CityList>([]);

const cityList = (cities: readonly City[], prefectureId: number): Json<CityList> =>
  jsonOf(
    cities
      .filter((city) => city.prefecture.id === prefectureId)
      .map(({ id, name }) => ({ city_id: id, city_name: name })),
  );
