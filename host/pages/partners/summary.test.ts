import { describe, expect, test } from 'vitest';
import { summary } from './summary.ts';

describe('The summary of what was chosen', () => {
  // Clauses 1.2-202, 1.9-12
  test.each([
    [[], ''],
    [['時計', 'バッグ'], '時計、バッグ'],
    [['北海道', '青森県', '岩手県', '宮城県'], '北海道、青森県、岩手県、宮城県'],
    [['北海道', '青森県', '岩手県', '宮城県', '秋田県'], '北海道、青森県、岩手県、宮城県…'],
    [['神奈川県', '鹿児島県', '和歌山県', '東京都'], '神奈川県、鹿児島県、和歌山県、…'],
  ])('%j is %s', (names, expected) => {
    expect(summary(names)).toBe(expected);
  });
});
