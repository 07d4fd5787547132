import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nameParts } from '../name-parts.ts';
import { AS_PEOPLE_TYPE } from './as-people-type.ts';
import { isForListsBelow } from './below.ts';
import { searchIn } from './search.ts';

type Level = readonly unknown[] | Readonly<Record<string, unknown>> | null;

const SEED = '../../../server/db/seed/catalogue/';

/** The names of a list of the catalogue that the server starts with. */
function listOf(path: string): string[] {
  const [category = '', ...below] = path.split(/ (?=.)/);
  return namesIn(levelBelow(read(`${SEED}${category}.yaml`), below.join(' ')));
}

function levelBelow(level: Level, path: string): Level {
  if (!path || !level || Array.isArray(level)) return level;
  const name = Object.keys(level).find((one) => path === one || path.startsWith(`${one} `));
  if (!name) throw new Error(`the catalogue has no ${path}`);
  return levelBelow((level as Record<string, Level>)[name] ?? null, path.slice(name.length + 1));
}

const namesIn = (level: Level): string[] =>
  (Array.isArray(level) ? level : Object.keys(level ?? {})).map(String);

const contents = new Map<string, unknown>();

/** Reads a file of the catalogue once, because many lists stand in one. */
function read(file: string) {
  const content = contents.get(file) ?? parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  contents.set(file, content);
  return content;
}

const entriesOf = (names: readonly string[]) => names.map((name) => ({ name }));
const namesFor = (names: readonly string[], query: string) =>
  searchIn(entriesOf(names))(query).map(({ name }) => name);

describe('Sellers find what they mean first', () => {
  for (const [path, entries] of Object.entries(AS_PEOPLE_TYPE)) {
    const find = searchIn(entriesOf(listOf(path)));
    const pairs = Object.entries(entries).flatMap(([name, queries]) => queries.map((query) => [query, name]));
    // Clause 2.5-32
    test.each(pairs)(`in ${path}: %s is %s`, (query, name) => {
      expect(find(query ?? '')[0]?.name).toBe(name);
    });
  }

  test('of at least 300 ways to type', () => {
    const ways = Object.values(AS_PEOPLE_TYPE).flatMap((entries) => Object.values(entries).flat());
    expect(ways.length).toBeGreaterThanOrEqual(300);
  });
});

/** The list below the answers that a heading of unseen-ways.yaml names, and the last answer. */
function listUnder(heading: string): { level: Level; above: string } {
  const [category = '', ...answers] = heading.split(' / ');
  let [level, above]: [Level, string] = [read(`${SEED}${category}.yaml`), ''];
  for (const answer of answers) {
    above = namesIn(level).find((name) => nameParts(name)[0] === answer) ?? '';
    level = (level as Record<string, Level>)[above] ?? null;
  }
  return { level, above };
}

/** Finds the first hit in a list, or the entry above the first hit in the lists below; その他 if there is none. */
function finderIn({ level, above }: { level: Level; above: string }): (query: string) => string {
  const names = namesIn(level);
  const find = searchIn(entriesOf(names), above);
  const below = Object.entries(Array.isArray(level) ? {} : (level ?? {})).flatMap(([owner, list]) =>
    namesIn(list as Level).map((name) => ({ name, owner })),
  );
  const findBelow = searchIn(below);
  return (query) => {
    const hit = find(query)[0]?.name;
    if (hit || !isForListsBelow(query, names.length)) return hit ?? 'その他';
    return findBelow(query)[0]?.owner ?? 'その他';
  };
}

// Mutants run the ways above, which say more of one mistake.
test.skipIf(process.env.MUTANTS)(
  'Of the ways to type that were written without sight of the search, 98 of 100 lead to the right place',
  () => {
    const ways: Record<string, Record<string, string>> = read('unseen-ways.yaml');
    const all = Object.entries(ways).flatMap(([heading, queries]) => {
      const find = finderIn(listUnder(heading));
      return Object.entries(queries).map(([query, name]) => ({
        heading,
        query,
        name,
        hit: find(query),
      }));
    });
    const misses = all.filter(
      ({ name, hit }) => ![hit, nameParts(hit)[0]].some((one) => one && name.startsWith(one)),
    );
    for (const { heading, query, name, hit } of misses)
      console.log(`${heading}: ${query} finds ${hit}, not ${name}`);
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(1 - misses.length / all.length).toBeGreaterThanOrEqual(0.98);
  },
  60_000,
);

describe('What is found', () => {
  const names = ['Submariner', 'サブマリーナ', 'デイトナ', 'ＧＭＴマスター', '山崎（ヤマザキ）'];

  test.each([
    ['sub', ['Submariner']],
    ['sabu', ['サブマリーナ']],
    ['MARINER', ['Submariner']],
    ['マリ', ['サブマリーナ']],
    ['まり', ['サブマリーナ']],
    ['ﾏﾘ', ['サブマリーナ']],
    ['gmt', ['ＧＭＴマスター']],
    ['ｓｕｂ', ['Submariner']],
    ['やまざき', ['山崎（ヤマザキ）']],
    [' デイ ', ['デイトナ']],
    ['ない', []],
    ['・', []],
    ['(*', []],
  ])('with "%s"', (query, expected) => expect(namesFor(names, query)).toEqual(expected));

  test.each(['', ' ', '\u3000'])('with "%s" is everything', (query) => {
    const entries = entriesOf(names);
    expect(searchIn(entries)(query)).toBe(entries);
  });

  test('stands in order: the whole name, its beginning, a word in it, a part of it, one slip of a key', () => {
    const all = ['ドマスタ', 'シーマスタ', 'レイル マスター', 'マスターピース', 'マスター'];
    expect(namesFor(all.toReversed(), 'マスタ')).toEqual([
      'マスター',
      'マスターピース',
      'レイル マスター',
      'シーマスタ',
      'ドマスタ',
    ]);
    expect(namesFor(['スピードマスタ', 'シイマスタ', 'シーマスター デイト'], 'シーマスタ')).toEqual([
      'シーマスター デイト',
      'シイマスタ',
    ]);
  });

  test('by a whole word stands before the beginning of a longer one', () => {
    expect(namesFor(['レイル マスターズ', 'レイル マスター'], 'マスター')[0]).toBe('レイル マスター');
  });

  test('by the beginning of a short name has two letters at least', () => {
    const names = ['OMEGA（オメガ）', 'HERMES（エルメス）'];
    expect(namesFor(names, 'バーキ')).toEqual(['HERMES（エルメス）']);
    expect(namesFor(names, 'バ')).toEqual([]);
  });

  test('in the same rank stands in the order of the catalogue', () => {
    expect(namesFor(['カレラ デイト', 'カレラ クロノ', 'カレラ 5'], 'カレラ')).toEqual([
      'カレラ デイト',
      'カレラ クロノ',
      'カレラ 5',
    ]);
  });

  test('after a number in kanji has the same number in digits', () => {
    expect(namesFor(['山崎12年', '山崎18年', '響21年'], '山崎十二年')[0]).toBe('山崎12年');
    expect(namesFor(['響17年', '響19年', '響21年'], '響二十一年')[0]).toBe('響21年');
  });

  test('has no look-alikes where the whole name was typed', () => {
    expect(namesFor(['116500LN', '126500LN'], '116500LN')).toEqual(['116500LN']);
    expect(namesFor(['オメカ', 'オメガ'], 'オメガ')).toEqual(['オメガ']);
  });

  test.each([
    ['a wrong key', 'ロレッタス'],
    ['a key left out', 'ロレクス'],
    ['a key too many', 'ロレックスス'],
    ['two keys in the wrong order', 'ロッレクス'],
  ])('after %s is what was meant', (_, query) =>
    expect(namesFor(['ロレックス', 'オメガ'], query)).toEqual(['ロレックス']),
  );

  test.each(['ロマ', 'オメ', 'om', 'rpl', '6264'])(
    'after "%s" is not what is one key away: it is too short',
    (query) =>
      expect(namesFor(['ロレ', 'オレ', 'omg', 'rol', '6263'], query)).toEqual(query === 'om' ? ['omg'] : []),
  );

  test('after two slips is nothing', () => expect(namesFor(['ロレックス'], 'ロラッタス')).toEqual([]));
});

describe('What a seller types that is in no list finds nothing', () => {
  test.each([
    ['watch', 'フォリフォリ'],
    ['watch', 'スウォッチ'],
    ['watch', 'swatch'],
    ['watch', '祖父の時計'],
    ['watch', 'apple watch'],
    ['bag', 'サマンサタバサ'],
    ['camera', 'ゼニット'],
    ['alcohol', 'どぶろく'],
    ['antique', 'zzz'],
  ])('in %s: %s', (path, query) => expect(namesFor(listOf(path), query)).toEqual([]));
});

test('A name is folded once, however many keys are pressed', () => {
  let readCount = 0;
  const entries = ['ロレックス', 'オメガ'].map((name) => ({
    get name() {
      readCount += 1;
      return name;
    },
  }));
  const find = searchIn(entries);
  for (const query of ['ロ', 'ロレ', 'ロレッ', 'ロレック']) expect(find(query)).toHaveLength(1);
  expect(readCount).toBe(entries.length);
});

test('Names that are folded ahead, some or all, are found like others', () => {
  const names = Array.from({ length: 2_000 }, (_none, index) => `モデル${index}`);
  const find = searchIn(entriesOf(names));
  expect(find.foldMore(0)).toBe(true);
  const first = () => find('もでる1999')[0]?.name;
  expect(first()).toBe('モデル1999');
  expect(find.foldMore(0)).toBe(false);
  expect(first()).toBe('モデル1999');
});
