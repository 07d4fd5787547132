import { describe, expect, it, test } from 'vitest';
import { CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';
import { StartError } from '../../base/errors.ts';
import { parseCatalogueFile, readCatalogueFiles } from './catalogue.ts';

const parse = (text: string) => parseCatalogueFile('watch.yaml', text);
const names = (text: string) => parse(text).map(({ level, name }) => `${level} ${name}`);

describe('whoever extends the catalogue writes', () => {
  it('a mapping for what has something below it, a string for what has not', () => {
    const text =
      'ROLEX:\n  デイトナ:\n    - 116500LN\n    - 126500LN\n  その他: []\nOMEGA:\n  - シーマスター\nSEIKO:\n';
    expect(names(text)).toEqual([
      '1 ROLEX',
      '2 デイトナ',
      '3 116500LN',
      '3 126500LN',
      '2 その他',
      '1 OMEGA',
      '2 シーマスター',
      '1 SEIKO',
    ]);
  });

  it('a plain list', () => {
    expect(names('# 見本\n- ルビー\n- 翡翠（ヒスイ）\n')).toEqual(['1 ルビー', '1 翡翠（ヒスイ）']);
  });

  it('model numbers that look like numbers, as they are', () => {
    expect(names('A:\n  B: [0123, 1e5, "16.10", 5.0, true]').slice(2)).toEqual([
      '3 0123',
      '3 1e5',
      '3 16.10',
      '3 5.0',
      '3 true',
    ]);
  });

  it('the order of the file is the order on screen', () => {
    expect(parse('- ロ\n- イ\n- ハ\n').map((row) => row.row_order)).toEqual([1, 2, 3]);
  });

  it('an entry keeps its code when others come before it', () => {
    const codeOf = (text: string) => parse(text).find((row) => row.name === 'デイトナ')?.code;
    expect(codeOf('OMEGA: [スピードマスター]\nROLEX:\n  - エアキング\n  - デイトナ\n')).toBe(
      codeOf('ROLEX: [デイトナ]'),
    );
    expect(codeOf('TUDOR: [デイトナ]')).not.toBe(codeOf('ROLEX: [デイトナ]'));
  });

  test.each([
    ['an entry twice', 'ROLEX: [a, a]', 'ROLEX > a appears twice'],
    ['a fourth level', 'a:\n  b:\n    c:\n      - d', 'a > b > c > d is deeper than level 3'],
    ['no YAML', 'a: [', 'watch.yaml'],
    ['an entry without a name', '- ""', 'an entry has no name'],
  ])('%s is refused by name', (_name, text, message) => {
    expect(() => parse(text)).toThrow(StartError);
    expect(() => parse(text)).toThrow(message);
  });

  it('a file without a category of that name is refused', () => {
    expect(() => parseCatalogueFile('shoes.yaml', '- a')).toThrow(
      'shoes.yaml: there is no category with this name',
    );
  });

  it('the files that are there: one for each category', async () => {
    const files = await readCatalogueFiles();
    const counts = new Map<CategoryKey, number>();
    for (const [file, text] of files) {
      const rows = parseCatalogueFile(file, text);
      for (const { category } of rows) counts.set(category, rows.length);
    }
    expect([...counts.keys()].sort()).toEqual([...CATEGORY_KEYS].sort());
    expect([...counts.values()].filter((count) => count > 10).length).toBeGreaterThanOrEqual(8);
  });
});
