import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { AS_PEOPLE_TYPE } from './as-people-type.ts';
import { searchIn } from './search.ts';

type Level = readonly unknown[] | Readonly<Record<string, unknown>> | null;

const SEED = '../../../server/db/seed/catalogue/';

/** The names of a list of the catalogue that the server starts with. */
function listOf(path: string): string[] {
  const [category = '', ...below] = path.split(/ (?=.)/);
  const seed = parse(readFileSync(new URL(`${SEED}${category}.yaml`, import.meta.url), 'utf8'));
  return namesIn(levelBelow(seed, below.join(' ')));
}

function levelBelow(level: Level, path: string): Level {
  if (!path || !level || Array.isArray(level)) return level;
  const name = Object.keys(level).find((one) => path === one || path.startsWith(`${one} `));
  if (!name) throw new Error(`the catalogue has no ${path}`);
  return levelBelow((level as Record<string, Level>)[name] ?? null, path.slice(name.length + 1));
}

const namesIn = (level: Level): string[] =>
  (Array.isArray(level) ? level : Object.keys(level ?? {})).map(String);

const named = (names: readonly string[]) => names.map((name) => ({ name }));
const found = (names: readonly string[], query: string) =>
  searchIn(named(names))(query).map(({ name }) => name);

describe('Sellers find what they mean first', () => {
  for (const [path, entries] of Object.entries(AS_PEOPLE_TYPE)) {
    const find = searchIn(named(listOf(path)));
    const typed = Object.entries(entries).flatMap(([name, queries]) => queries.map((query) => [query, name]));
    test.each(typed)(`in ${path}: %s is %s`, (query, name) => {
      expect(find(query ?? '')[0]?.name).toBe(name);
    });
  }

  test('of at least 300 ways to type', () => {
    const ways = Object.values(AS_PEOPLE_TYPE).flatMap((entries) => Object.values(entries).flat());
    expect(ways.length).toBeGreaterThanOrEqual(300);
  });
});

describe('What is found', () => {
  const names = ['Submariner', 'サブマリーナ', 'デイトナ', 'ＧＭＴマスター', '山崎（ヤマザキ）'];

  test.each([
    ['sub', ['Submariner', 'サブマリーナ']],
    ['MARINER', ['Submariner']],
    ['マリ', ['サブマリーナ']],
    ['まり', ['サブマリーナ']],
    ['ﾏﾘ', ['サブマリーナ']],
    ['gmt', ['ＧＭＴマスター']],
    ['ｓｕｂ', ['Submariner', 'サブマリーナ']],
    ['やまざき', ['山崎（ヤマザキ）']],
    [' デイ ', ['デイトナ']],
    ['ない', []],
    ['・', []],
    ['(*', []],
  ])('with "%s"', (query, expected) => expect(found(names, query)).toEqual(expected));

  test.each(['', ' ', '\u3000'])('with "%s" is everything', (query) => {
    const entries = named(names);
    expect(searchIn(entries)(query)).toBe(entries);
  });

  test('stands in order: the whole name, its beginning, a word in it, a part of it, one slip of a key', () => {
    const all = ['ドマスタ', 'シーマスタ', 'レイル マスター', 'マスターピース', 'マスター'];
    expect(found(all.toReversed(), 'マスタ')).toEqual([
      'マスター',
      'マスターピース',
      'レイル マスター',
      'シーマスタ',
      'ドマスタ',
    ]);
    expect(found(['スピードマスタ', 'シイマスタ', 'シーマスター デイト'], 'シーマスタ')).toEqual([
      'シーマスター デイト',
      'シイマスタ',
    ]);
  });

  test('in the same rank stands in the order of the catalogue', () => {
    expect(found(['カレラ デイト', 'カレラ クロノ', 'カレラ 5'], 'カレラ')).toEqual([
      'カレラ デイト',
      'カレラ クロノ',
      'カレラ 5',
    ]);
  });

  test('has no look-alikes where the whole name was typed', () => {
    expect(found(['116500LN', '126500LN'], '116500LN')).toEqual(['116500LN']);
  });

  test.each([
    ['a wrong key', 'ロレッタス'],
    ['a key left out', 'ロレクス'],
    ['a key too many', 'ロレックスス'],
    ['two keys in the wrong order', 'ロッレクス'],
  ])('after %s is what was meant', (_, query) =>
    expect(found(['ロレックス', 'オメガ'], query)).toEqual(['ロレックス']),
  );

  test.each(['ロマ', 'オメ', 'om', 'rpl', '6264'])(
    'after "%s" is not what is one key away: it is too short',
    (query) =>
      expect(found(['ロレ', 'オレ', 'omg', 'rol', '6263'], query)).toEqual(query === 'om' ? ['omg'] : []),
  );

  test('after two slips is nothing', () => expect(found(['ロレックス'], 'ロラッタス')).toEqual([]));
});

describe('What a seller types that is in no list finds nothing', () => {
  test.each([
    ['watch', 'フォリフォリ'],
    ['watch', 'スウォッチ'],
    ['watch', 'swatch'],
    ['watch', '祖父の時計'],
    ['watch', 'apple watch'],
    ['bag', 'サマンサタバサ'],
    ['camera', 'チェキ'],
    ['alcohol', 'どぶろく'],
    ['antique', 'zzz'],
  ])('in %s: %s', (path, query) => expect(found(listOf(path), query)).toEqual([]));
});

test('A name is folded once, however many keys are pressed', () => {
  let reads = 0;
  const entries = ['ロレックス', 'オメガ'].map((name) => ({
    get name() {
      reads += 1;
      return name;
    },
  }));
  const find = searchIn(entries);
  for (const query of ['ロ', 'ロレ', 'ロレッ', 'ロレック']) expect(find(query)).toHaveLength(1);
  expect(reads).toBe(entries.length);
});
