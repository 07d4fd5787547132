import { words } from '#contract/language/words.ts';
import { CALL_MESSAGES } from '#contract/refusals/call-messages.ts';

export const MESSAGES = words('picker', {
  next: '次へ',
  search: '検索',
  popular: '人気の商品名',
  rowIndex: '頭文字で探す',
  row: (row: string) => (row.length === 1 ? `${row}行` : row),
  noMatch: '該当する候補がありません。',
  useOther: 'そのまま入力して進められます。',
  unsure: 'わからない・一覧にない',
  unsureNote: (example?: string) => `わかることを入力できます${example ? `（例：${example}）` : ''}`,
  unsureOf: (label: string) => `${label}がわからない`,
  unsureOfNote: '写真を見て、買取店が確かめます',
  example: (example: string) => `わかることだけで構いません。例：${example}`,
  writeQuery: (query: string) => `「${query}」と入力する`,
  write: (label: string) => `${label}を入力してください`,
  toList: '一覧から選ぶ',
  empty: CALL_MESSAGES.catalogue.empty,
  results: (count: number) => `${count}件`,
  enterTakes: (name: string) => `、Enterキーで「${name}」を選びます`,
});
