/** The page that shows whether the form works and which version pages of partners get. */
export const STATUS = {
  title: 'フォームの稼働状況とバージョン',
  description: '査定フォームの稼働状況と、提携先のページに配信しているバージョンをお知らせします。',
  keywords: ['査定フォーム', '稼働状況', 'バージョン'],
  lead: '提携先のページに表示しているフォームについて、いまの状況をお知らせします。',
  working: {
    title: '稼働状況',
    yes: '正常に稼働しています',
    no: '現在、受付を確認できません。しばらくしてから、もう一度ご覧ください。',
  },
  version: {
    title: '配信中のバージョン',
    number: 'バージョン',
    released: '公開日',
    unreleased: '未公開（このバージョンは、まだ固定して使えません）',
    newest: '自動で更新されるアドレス',
    major: (major: string) => `バージョン${major}の間だけ更新されるアドレス`,
    pinned: 'ずっと変わらないアドレス',
  },
  versions: { title: 'これまでのバージョン', none: 'まだ公開していません。' },
  deprecations: { title: '使えなくなる属性', none: 'ありません。' },
  data: 'プログラムから読む（JSON）',
} as const;
