/** Texts of the page for the contents of the site. */

import { PARTS } from '../parts/messages.ts';

export const SITE = {
  title: 'サイトの内容',
  lead: 'お客様の声、買取実績、掲載元、根拠の資料を編集します。公開するまで、サイトには反映されません。',
  inForce: {
    desk: (day: string, by: string) => `この画面で${day}に公開された内容（${by}）が表示されています。`,
    file: '設定 SITE_CONTENT のファイルの内容が表示されています。ここで公開すると、その内容に置き換わります。',
    none: '公開された内容はありません。',
  },
  example: '運営者の設定（OPERATOR_NAME など）がないため、サイトには見本が表示されています。',
  operator: '運営者（設定 OPERATOR_* による）',
  draft: (day: string, by: string) => `${day}の下書きがあります（${by}）。まだ公開されていません。`,
  save: '下書きを保存する',
  saved: '下書きを保存しました。',
  publish: '下書きを公開する',
  published: '公開しました。数秒でサイトに反映されます。',
  drop: '下書きを破棄する',
  dropped: '下書きを破棄しました。',
  takeBack: '公開を取り消す',
  takeBackLead: '取り消すと、一つ前に公開された内容か、設定のファイルの内容に戻ります。',
  takenBack: '公開を取り消しました。',
  row: (number: number) => `${number}件目`,
  empty: '空欄の行は保存されません。',
  preview: 'サイトでの見え方',
  yen: (amount: number) => `${amount.toLocaleString('ja')}円`,
  more: '保存すると、さらに行を追加できます。',
  policies: 'プライバシーポリシーと利用規約は、設定から作られます。いまの文面：',
  privacy: 'プライバシーポリシー',
  terms: '利用規約',
  lists: {
    voices: { title: 'お客様の声', title_: '見出し', text: '本文', person: '年代・性別・地域' },
    results: {
      title: '買取実績',
      day: '日付',
      area: '地域',
      category: '品物の種類',
      item: '品名',
      amount: '金額（円）',
    },
    partners: { title: '掲載・提携先のロゴ', name: '名前', logo: '画像のアドレス' },
    press: { title: '報道のロゴ', name: '名前', logo: '画像のアドレス' },
    evidence: { title: '訴求の根拠', lead: '根拠を書いた訴求だけが、サイトに表示されます。' },
  },
  wrong: '入力の内容をご確認ください。',
  wrongCell: 'この項目を正しく入力してください',
  failed: {
    changed_meanwhile: PARTS.changedMeanwhile,
    not_found: '下書きがありません。',
    other: PARTS.failed,
  },
} as const;
