import { CALL_MESSAGES } from '#contract/messages.ts';

export const MESSAGES = {
  next: '次へ',
  search: '検索',
  popular: '人気の商品名',
  rowIndex: '頭文字で探す',
  row: (row: string) => (row.length === 1 ? `${row}行` : row),
  noMatch: '該当する候補がありません',
  useOther: '一覧にない場合は「その他」を選んで入力できます',
  toList: '一覧から選ぶ',
  empty: CALL_MESSAGES.catalogue.empty,
  results: (count: number) => `${count}件`,
} as const;
