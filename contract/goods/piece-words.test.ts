import { expect, test } from 'vitest';
import { pieceLine, piecesIn } from './piece-words.ts';

test('A note tells how many pieces an item is, as the form has written it', () => {
  const note = [
    '箱に傷。090-1234-5678',
    pieceLine(1, 'ウイスキー 山崎', { count: 12, mixed: false }),
    pieceLine(3, '', { count: 30, mixed: true }),
    '査定希望商品2は同じ物が5点です',
  ];
  for (const newline of ['\n', '\r\n'])
    expect([...piecesIn(note.join(newline))]).toEqual([
      [1, '同じ物が12点'],
      [3, 'いろいろな物をまとめて30点'],
    ]);
  expect(piecesIn('').size).toBe(0);
});
