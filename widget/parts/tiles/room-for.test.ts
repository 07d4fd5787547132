import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roomFor } from './room-for.ts';

const STYLE = readFileSync(new URL('./tiles.css', import.meta.url), 'utf8');

/** The room that the style gives to a class: a rule of its own, or that of all tiles. */
const roomOf = (name: string) =>
  Number(new RegExp(`\\.${name} \\{\\s*--longest: (\\d+);`).exec(STYLE)?.[1] ?? Number.NaN);

test.each([
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 7],
  [8, 8],
  [9, 9],
  [10, 10],
  [11, 11],
  [12, 12],
  [20, 12],
])('Tiles with a label of %i letters have room for %i', (letters, room) => {
  const [all = '', own = ''] = roomFor(['あ', 'あ'.repeat(letters)]).split(' ');
  expect(roomOf(own) || roomOf(all)).toBe(room);
});
