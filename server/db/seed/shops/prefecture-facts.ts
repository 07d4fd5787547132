/** Facts about a prefecture that the invented shops need. */
export interface PrefectureFacts {
  /** Area code of the capital's telephone numbers. */
  areaCode: string;
  /** JIS codes of the neighbouring prefectures; for islands those with a ferry or bridge. */
  neighbours: readonly number[];
  /** How many invented shops it has. */
  shops: number;
}

type Row = readonly [areaCode: string, neighbours: number[], shops: number];

/** By JIS code: index 0 is Hokkaidō (1), index 46 Okinawa (47). */
const ROWS: readonly Row[] = [
  ['011', [2], 30],
  ['017', [1, 3, 5], 13],
  ['019', [2, 4, 5], 13],
  ['022', [3, 5, 6, 7], 19],
  ['018', [2, 3, 4, 6], 13],
  ['023', [4, 5, 7, 15], 13],
  ['024', [4, 6, 8, 9, 10, 15], 14],
  ['029', [7, 9, 11, 12], 16],
  ['028', [7, 8, 10, 11], 14],
  ['027', [7, 9, 11, 15, 20], 14],
  ['048', [8, 9, 10, 12, 13, 19, 20], 28],
  ['043', [8, 11, 13], 26],
  ['03', [11, 12, 14, 19], 60],
  ['045', [13, 19, 22], 34],
  ['025', [6, 7, 10, 16, 20], 16],
  ['076', [15, 17, 20, 21], 13],
  ['076', [16, 18, 21], 14],
  ['0776', [17, 21, 25, 26], 13],
  ['055', [11, 13, 14, 20, 22], 13],
  ['026', [10, 11, 15, 16, 19, 21, 22, 23], 14],
  ['058', [16, 17, 18, 20, 23, 24, 25], 14],
  ['054', [14, 19, 20, 23], 19],
  ['052', [20, 21, 22, 24], 34],
  ['059', [21, 23, 25, 26, 29, 30], 14],
  ['077', [18, 21, 24, 26], 13],
  ['075', [18, 24, 25, 27, 28, 29], 22],
  ['06', [26, 28, 29, 30], 44],
  ['078', [26, 27, 31, 33], 26],
  ['0742', [24, 26, 27, 30], 13],
  ['073', [24, 27, 29], 13],
  ['0857', [28, 32, 33, 34], 13],
  ['0852', [31, 34, 35], 13],
  ['086', [28, 31, 34, 37], 15],
  ['082', [31, 32, 33, 35], 20],
  ['083', [32, 34, 40], 13],
  ['088', [37, 38, 39], 13],
  ['087', [33, 36, 38], 13],
  ['089', [36, 37, 39], 14],
  ['088', [36, 38], 13],
  ['092', [35, 41, 43, 44], 30],
  ['0952', [40, 42], 13],
  ['095', [41], 13],
  ['096', [40, 44, 45, 46], 15],
  ['097', [40, 43, 45], 13],
  ['0985', [43, 44, 46], 13],
  ['099', [43, 45, 47], 14],
  ['098', [46], 13],
];

/** @param id the JIS code, 1 to 47 */
export function factsOfPrefecture(id: number): PrefectureFacts {
  const row = ROWS[id - 1];
  if (!row) throw new RangeError(`no prefecture ${id}`);
  const [areaCode, neighbours, shops] = row;
  return { areaCode, neighbours, shops };
}
