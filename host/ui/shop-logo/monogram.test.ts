import { describe, expect, test } from 'vitest';
import { monogramOf } from './monogram.ts';

describe('The mark of a shop without a logo', () => {
  test.each([
    ['出張買取瑠璃館 函館店', '瑠', '函館店'],
    ['買取の月兎屋 札幌店', '月', '札幌店'],
    ['質紬庵 那覇店', '紬', '那覇店'],
    ['古美術 蒼月 京都店', '蒼', '京都店'],
    ['KAITORI LAB 梅田店', 'K', '梅田店'],
    ['質', '質', ''],
    ['<b>質</b>のいろは', 'B', ''],
    ['', '', ''],
  ])('%s has the letter that is its own, and its branch', (name, letter, branch) => {
    expect(monogramOf(name)).toMatchObject({ letter, branch });
  });

  test('is the same for the same shop, and looks different for shops with the same letter', () => {
    expect(monogramOf('買取専門琥珀堂 新宿店')).toEqual(monogramOf('買取専門琥珀堂 新宿店'));
    const branches = ['新宿店', '渋谷店', '札幌店', '那覇店', '金沢店', '松山店', '大分店', '津店'];
    const looks = branches.map((branch) => {
      const { frame, ground } = monogramOf(`買取専門琥珀堂 ${branch}`);
      return `${frame} ${ground}`;
    });
    expect(new Set(looks).size).toBeGreaterThan(3);
  });
});
