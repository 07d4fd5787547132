import { describe, expect, it } from 'vitest';
import { cellsIn, optionsOf, partsOf, spansOf } from './cell-texts.ts';

const formOf = (entries: readonly (readonly [name: string, text: string])[]): FormData => {
  const form = new FormData();
  for (const [name, text] of entries) form.append(name, text);
  return form;
};

describe('The cells of a form', () => {
  it('have the ticked values of a column between slashes, as a file has them', () => {
    const form = formOf([
      ['categories', '時計'],
      ['categories', 'バッグ'],
    ]);
    expect(cellsIn(form, ['categories', 'methods'])).toEqual({ categories: '時計/バッグ', methods: '' });
  });

  it('say yes for a ticked box, and no for one that is not', () => {
    expect(cellsIn(formOf([['recommended', 'on']]), ['recommended'])).toEqual({ recommended: 'yes' });
    expect(cellsIn(formOf([]), ['recommended'])).toEqual({ recommended: 'no' });
  });

  it('name the whole country, whichever prefectures are ticked beside it', () => {
    const some = [
      ['served_prefectures', '東京都'],
      ['served_prefectures', '埼玉県'],
    ] as const;
    expect(cellsIn(formOf(some), ['served_prefectures'])).toEqual({ served_prefectures: '東京都/埼玉県' });
    const all = formOf([...some, ['served_prefectures', '全国']]);
    expect(cellsIn(all, ['served_prefectures'])).toEqual({ served_prefectures: '全国' });
  });

  it('have numbers as they are meant, in any width', () => {
    const form = formOf([
      ['capacity', '１，２００ '],
      ['latitude', '３５．６'],
    ]);
    expect(cellsIn(form, ['capacity', 'latitude'])).toEqual({ capacity: '1200', latitude: '35.6' });
  });

  it('keep the lines of a text', () => {
    const form = formOf([['pr_comment', '一行目\r\n二行目']]);
    expect(cellsIn(form, ['pr_comment'])).toEqual({ pr_comment: '一行目\n二行目' });
  });

  it('put the parts of hours together', () => {
    const { from, until, closed, more } = partsOf('business_hours');
    const form = formOf([
      [from, '09:30'],
      [until, '18:00'],
      [closed, '日曜'],
      [closed, '祝日'],
      [more, '予約制'],
    ]);
    expect(cellsIn(form, ['business_hours'])).toEqual({
      business_hours: '9:30〜18:00（日曜・祝日定休、予約制）',
    });
  });

  it.each([
    ['2026-12-29〜2027-01-03/2027-05-05', '2026-12-29〜2027-01-03/2027-05-05'],
    ['2027-05-05〜2027-05-05', '2027-05-05'],
    ['〜2027-01-03', '〜2027-01-03'],
    ['2027-01-03〜2026-12-29', '2027-01-03〜2026-12-29'],
    ['', ''],
  ])('have the days of %j from their rows, and no row that is empty', (cell, again) => {
    const { from, until } = partsOf('holidays');
    const rows = [...spansOf(cell), { from: '', until: '' }];
    const form = formOf(
      rows.flatMap((row) => [
        [from, row.from],
        [until, row.until],
      ]),
    );
    expect(cellsIn(form, ['holidays'])).toEqual({ holidays: again });
  });
});

describe('The options of a column', () => {
  it('have values that only this shop has', () => {
    expect(optionsOf(['店頭買取', '宅配買取'], '宅配買取/LINE査定')).toEqual([
      '店頭買取',
      '宅配買取',
      'LINE査定',
    ]);
  });
});
