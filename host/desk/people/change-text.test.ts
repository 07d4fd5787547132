import { expect, test } from 'vitest';
import { changeText } from './change-text.ts';

test.each([
  ['role: staff → reader', '権限：担当者 → 閲覧のみ'],
  ['capacity: – → 7', '1日に受けるご依頼の上限：– → 7'],
  ['recommended: no → yes', 'おすすめ：しない → する'],
  ['shop_name: A: → B', '店名：A: → B'],
  ['tel1', '電話番号'],
  ['receiving: open → paused', '受付：受付中 → 休止中'],
  ['works elsewhere', 'ほかのお店に所属しているため、ご案内のメールは送っていません'],
  ['deals: 2026-11-01 – 2026-11-30', '成約の一覧：2026年11月1日〜2026年11月30日'],
  ['something new: 1 → 2', 'something new：1 → 2'],
  ['constructor: 1', 'constructor：1'],
])('A line of the log, %j, is read as %j', (line, text) => {
  expect(changeText(line)).toBe(text);
});
