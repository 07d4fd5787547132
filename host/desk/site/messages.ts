/** Texts of the page for the contents of the site. */

import { PARTS_WORDS } from '../parts/messages.ts';

export const SITE = {
  title: 'サイトの内容',
  lead: {
    change:
      'お客様の声、買取実績、掲載元、根拠の資料、運営者の情報を編集します。公開するまで、サイトには反映されません。',
    read: 'お客様の声、買取実績、掲載元、根拠の資料、運営者の情報です。',
  },
  inForce: {
    desk: (day: string, by: string) => `この画面で${day}に公開された内容（${by}）が表示されています。`,
    file: '設定 SITE_CONTENT のファイルの内容が表示されています。ここで公開すると、その内容に置き換わります。',
    none: '公開された内容はありません。',
  },
  example: '運営者の情報がないため、サイトには見本と表示されています。',
  operator: (name: string) =>
    `いまの運営者：${name}（設定 OPERATOR_* があればその値、なければここで公開した値）`,
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
  previewLead:
    '下書き（なければ、いまの内容）で作ったページを開きます。公開するまで、ほかの人には見えません。',
  previewing: '下書きで作ったページです。公開されていません。',
  previewBack: '編集に戻る',
  previews: {
    home: 'トップページ',
    achievements: '買取実績',
    evidence: '訴求の根拠',
    company: '運営会社',
    terms: '利用規約',
    privacy: 'プライバシーポリシー',
  },
  more: '保存すると、さらに行を追加できます。',
  policies:
    '利用規約とプライバシーポリシーの文面は、設定と運営者の情報から作られます。下の「サイトでの見え方」で確かめられます。',
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
  operatorFacts: {
    title: '運営者の情報',
    lead: '運営会社のページ、利用規約、プライバシーポリシー、メールの末尾に表示されます。設定 OPERATOR_* がある場合は、設定が優先されます。見本のデータで動いている間は表示されません。',
    name: '会社名',
    representative: '代表者',
    address: '所在地',
    phone: '電話番号',
    email: 'メールアドレス（任意）',
    license: '古物商許可番号（任意）',
  },
  survey: {
    title: 'ギフトカードキャンペーン',
    lead: 'アンケートのアドレスを公開すると、キャンペーンのページと、品物ごとのご案内の下のバナーが表示されます。運営者がいて、アドレスがない間は、どちらも表示されません。設定 SURVEY_URL がある場合は、設定が優先されます。',
    address: 'アンケートのアドレス（https://）',
  },
  wrong: '入力の内容をご確認ください。',
  wrongCell: 'この項目を正しく入力してください',
  failed: {
    changed_meanwhile: PARTS_WORDS.changedMeanwhile,
    not_found: '下書きがありません。',
    other: PARTS_WORDS.failed,
  },
} as const;
