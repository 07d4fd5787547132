import { expect, test } from 'vitest';
import {
  areaOf,
  joined,
  type Outline,
  outlineOf,
  type Point,
  pathOf,
  simpler,
  simplerLine,
} from './outlines.ts';

/** Two squares beside each other, whose border has a notch that one of them has a little further to the right. */
const WEST: Outline = [
  [
    [0, 0],
    [10, 0],
    [10, 4],
    [10.3, 5],
    [10, 6],
    [10, 10],
    [0, 10],
  ],
];
const EAST: Outline = [
  [
    [10.05, 0],
    [20, 0],
    [20, 10],
    [10.02, 10],
    [10.04, 6],
    [10.33, 5.02],
    [10.01, 4.03],
  ],
];
const sidesOf = (outline: Outline) =>
  outline.flatMap((ring) =>
    ring.map((point, index) => [ring.at(index - 1), point].map(String).sort().join(' – ')),
  );
const common = ([one = [], other = []]: readonly Outline[]) =>
  sidesOf(one).filter((side) => sidesOf(other).includes(side));

test('A path is read with the places of all its points, also behind the end of an island', () => {
  expect(outlineOf('m 1,2 3,0 0,-1.5 z m 10,10 1,0 0,1 z')).toEqual([
    [
      [1, 2],
      [4, 2],
      [4, 0.5],
    ],
    [
      [11, 12],
      [12, 12],
      [12, 13],
    ],
  ]);
  expect(() => outlineOf('M 1,2 c 3,0 1,1 1,1 z')).toThrow('command M');
});

test('Neighbours that drifted apart have their border in common', () => {
  expect(common([WEST, EAST])).toEqual([]);
  const sides = common(joined([WEST, EAST], 0.1, 0.16));
  expect(sides).toHaveLength(4);
  expect(sides).toContain('10,4 – 10.3,5');
});

test('A line keeps its ends and each point that is further away than the tolerance', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.2],
    [10, 3],
    [15, 0],
    [20, 0],
  ];
  expect(simplerLine(line, 0.5)).toEqual([
    [0, 0],
    [5, 0.2],
    [10, 3],
    [15, 0],
    [20, 0],
  ]);
  expect(simplerLine(line, 2)).toEqual([
    [0, 0],
    [10, 3],
    [20, 0],
  ]);
  expect(simplerLine(line, 4)).toEqual([
    [0, 0],
    [20, 0],
  ]);
});

test('Simpler neighbours still have their border in common, without a gap', () => {
  const both = simpler(joined([WEST, EAST], 0.1, 0.16), 0.5, 0);
  expect(common(both)).toEqual(['10,0 – 10,10']);
  const [west, east] = both.map((outline) => areaOf(outline[0] ?? []));
  expect([west, east]).toEqual([100, 100]);
});

test('Small islands are left out, but not the largest of a prefecture', () => {
  const small: Outline = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    [
      [5, 5],
      [5.5, 5],
      [5.5, 5.5],
      [5, 5.5],
    ],
  ];
  expect(simpler([small], 0.1, 2)).toHaveLength(1);
  expect(simpler([small], 0.1, 2)[0]?.map(areaOf)).toEqual([1]);
});

test('A written path leads back to its outline', () => {
  const outline: Outline = [
    [
      [0.4, 0.8],
      [4, 0.8],
      [4, 4.4],
      [0.4, 4],
    ],
  ];
  expect(pathOf(outline, 0.4)).toBe('M1 2l9 0 0 9-9-1z');
});
