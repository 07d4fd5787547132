const I_COLUMN = 'キギシジチニヒビピミリ';
const U_COLUMN = 'クグスズツヌフブプムル';

/** グツチ and グチ, ボウモア and ボモア, ブリユ and ブル, ケイト and ケト, PAM00111 and PAM111, 7M3 and 7 mark 3. */
const coarse = (text: string): string =>
  text
    .replace(/ツ(?=[カ-ヂテ-ドバ-ポ])/g, '')
    .replace(/([テデ])ユ/g, (_, kana) => (kana === 'テ' ? 'ツ' : 'ズ'))
    .replace(/([エケゲセゼテデネヘベペメレ])イ/g, '$1')
    .replace(/([オコゴソゾトドノホボポモロヨ])ウ/g, '$1')
    .replace(/([キギシジチニヒビピミリ])ユ/g, (_, kana) => U_COLUMN[I_COLUMN.indexOf(kana)] ?? '')
    .replace(/([a-z])0+(?=\d)/g, '$1')
    .replace(/(\d[a-z]?)m(?:ark)?(?=\d)/g, '$1')
    .replace(/mark(?=\d)/g, '');

/**
 * Coarser spellings of a folded text; a query in one is compared with names in the same. テイ and デイ are sometimes long
 * vowels (テイラ, テラ), sometimes チ and ジ (マテイン, マチン).
 */
export const SPELLINGS: readonly ((text: string) => string)[] = [
  coarse,
  (text) => coarse(text.replace(/テイ/g, 'チ').replace(/デイ/g, 'ジ')),
];
