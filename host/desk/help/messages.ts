/** Texts around the pages for trouble, whose words are rows of contract/help/. */

export const HELP = {
  title: '困ったとき',
  lead: '警報が出たときと、ご連絡を受けたときの対処です。サーバーに入力するものは、サーバーを管理している方にお伝えください。',
  alarms: '警報',
  complaints: 'ご連絡を受けたとき',
  raised: '発生中',
  isRaised: 'いま、この警報が出ています。',
  isCalm: 'いま、この警報は出ていません。',
  command: 'サーバーに入力：',
  all: '「困ったとき」の一覧',
  toDesk: '管理画面を開く',
} as const;
