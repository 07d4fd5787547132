import type { Option } from './catalogue-options.ts';

/** The rows of the kana index (document 2, section 9). */
export const KANA_ROWS = [
  'ア',
  'カ',
  'サ',
  'タ',
  'ナ',
  'ハ',
  'マ',
  'ヤ',
  'ラ',
  'ワ',
  '英数',
  'その他',
] as const;
export type KanaRow = (typeof KANA_ROWS)[number];

/** The letters of each row, without voicing marks and with small letters as large ones. */
const LETTERS: Partial<Record<KanaRow, string>> = {
  ア: 'アイウエオ',
  カ: 'カキクケコ',
  サ: 'サシスセソ',
  タ: 'タチツテト',
  ナ: 'ナニヌネノ',
  ハ: 'ハヒフヘホ',
  マ: 'マミムメモ',
  ヤ: 'ヤユヨ',
  ラ: 'ラリルレロ',
  ワ: 'ワヰヱヲン',
};

const SMALL = 'ァィゥェォッャュョヮヵヶ';
const LARGE = 'アイウエオツヤユヨワカケ';
const VOICING_MARKS = /[\u3099\u309a]/g;
const READING = /[（(]\s*([ぁ-ゖァ-ヺｦ-ﾟ])/;

/** The text that a search compares: hiragana as katakana, all widths as one, letters in lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
}

/** The row of a name. The reading in brackets decides, otherwise the first character. */
export function kanaRowOf(name: string): KanaRow {
  const first = READING.exec(name)?.[1] ?? [...name.trim()][0] ?? '';
  const [letter = ''] = fold(first).normalize('NFD').replace(VOICING_MARKS, '');
  if (/[a-z0-9]/.test(letter)) return '英数';
  if (!letter) return 'その他';
  const small = SMALL.indexOf(letter);
  const plain = small < 0 ? letter : LARGE[small];
  return KANA_ROWS.find((row) => plain && LETTERS[row]?.includes(plain)) ?? 'その他';
}

/** The entries by row of the kana index, without empty rows. */
export function byRow(entries: readonly Option[]): readonly { row: KanaRow; entries: readonly Option[] }[] {
  const rows = new Map<KanaRow, Option[]>(KANA_ROWS.map((row) => [row, []]));
  for (const entry of entries) rows.get(kanaRowOf(entry.name))?.push(entry);
  return [...rows]
    .map(([row, members]) => ({ row, entries: members }))
    .filter((one) => one.entries.length > 0);
}
