import { expect, test } from 'vitest';
import { ledgerTable } from './ledger-lines.ts';

test('A ledger has each thing in a line, below the heads that the Act names', () => {
  const [heads, ...lines] = ledgerTable([
    {
      ...{ day: '2026-11-29', name: '時計', features: '116610LN', count: '1点', amount: 1_200_000 },
      ...{ seller: '山田 花子', address: '東京都新宿区1-2-3', work: '', birth: '', check: '' },
      number: '0123-4567-89ab',
    },
  ]);
  expect(heads).toEqual(
    '取引の日 区別 品目 特徴 数量 買取金額 氏名 住所 職業 生年月日または年齢 本人確認の方法 受付番号'.split(
      ' ',
    ),
  );
  expect(lines).toEqual([
    [
      ...['2026-11-29', '買受け', '時計', '116610LN', '1点', 1_200_000],
      ...['山田 花子', '東京都新宿区1-2-3', '', '', '', '0123-4567-89ab'],
    ],
  ]);
});
