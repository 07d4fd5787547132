import { keysOf } from '#contract/base/keys.ts';
import {
  MOMENTS,
  type Moment,
  TEST_RETENTION,
  transmissionFact,
  transmissionsFor,
} from '#contract/docs/transmissions.ts';
import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import type { SiteSettings } from '#contract/site/site-settings.ts';
import type { DocumentChapter, DocumentPart } from '../../blocks/document/document.tsx';

/** How sellers' data are protected. */
export const SECURITY = {
  title: '情報の安全管理',
  lead: '品物の写真やご連絡先を安心して送っていただくために、していることをまとめました。',
  description:
    'お預かりした個人情報と写真を守るために行っていることの説明です。通信の暗号化、写真の位置情報の除去、記録に残さない情報、送信回数の制限、削除のしくみ、弱点を見つけたときのご連絡方法を掲載しています。',
  keywords: ['情報の安全管理', 'セキュリティ', '個人情報 安全管理措置'],
} as const;

const withTls =
  'ブラウザーとこのサイトとの通信は、すべて暗号化しています。暗号化されていない通信でのご利用はできません。';
const withoutTls =
  'このサイトは、いまは暗号化されていない通信でも表示できます。公開するサイトでは、暗号化した通信だけに限ります。';

/** All that leaves at one moment. Each row has four lines, so they are folded under their names. */
function transmissionsAt(moment: Moment, settings: SiteSettings): DocumentPart {
  const rows = transmissionsFor(settings).filter((row) => row.moment === moment);
  return {
    facts: rows.map(transmissionFact),
    folded: { id: `at-${moment}`, title: MOMENTS[moment], line: rows.map(({ name }) => name).join('、') },
  };
}

/** @param settings the scheme of the site's origin tells whether it is encrypted */
export const securityChapters = (settings: SiteSettings): readonly DocumentChapter[] => [
  {
    id: 'transport',
    title: '送るとき',
    parts: [
      settings.siteUrl.startsWith('https:') ? withTls : withoutTls,
      `写真と、ご自由に書かれた文章、お名前やご連絡先は、送信のボタンを押すまで、このサイトには送られません。入力の途中の内容は、お使いのブラウザーの中にだけあります。例外は2つです。「スマートフォンで撮る」を使われたときは、その写真をフォームへ受け渡します。「続きをメールで受け取る」を使われたときは、メールアドレスと、品物の回答・写真をお預かりします（回答と写真は暗号化し、${CONTINUED_DAYS}日後に消去します）。`,
      '選択肢や住所、査定できる買取店の数を表示するためのもの（選ばれた品物、郵便番号、都道府県など）と、どこまで入力が進んだかの回数は、途中でも送ります。',
    ],
  },
  {
    id: 'transmissions',
    title: '送られるものと、残る期間',
    parts: [
      'いつ、何が、どこへ、何のために送られ、どれだけ残るかを、場面ごとにまとめました。',
      ...keysOf(MOMENTS).map((moment) => transmissionsAt(moment, settings)),
    ],
  },
  {
    id: 'photos',
    title: '写真',
    parts: [
      '写真は、画像だけを保存します。撮影した場所、日時、機種など、写真に付いている情報は、受け取りながら取り除きます。',
      '形式は中身で確かめ、画像でないものは受け付けません。写真は、誰でも開ける場所には置きません。',
    ],
  },
  {
    id: 'records',
    title: '記録に残さないもの',
    parts: [
      'お名前、住所、電話番号、メールアドレス、写真のファイル名は、サーバーの動作の記録（ログ）、ページのアドレス、アクセス解析のどれにも残しません。',
      '担当者が個人情報を見たとき、書き出したとき、消したときは、その日時を記録します。この記録に、お名前などは含まれません。',
    ],
  },
  {
    id: 'abuse',
    title: 'いたずらや攻撃への備え',
    parts: [
      {
        items: [
          '同じ連絡先を使った大量の申し込みを防ぐため、一定の時間に送れる回数を制限しています。数えるときの連絡先は、元に戻せない形に変えています。',
          'ページで動くプログラムは、このサイトが認めたものに限っています。提携先のための査定フォームを除き、ほかのサイトの枠の中にページを表示することもできません。',
          'お申し込みの内容は、形式と長さをすべて確かめてから保存します。',
        ],
      },
    ],
  },
  {
    id: 'erasure',
    title: '消すとき',
    parts: [
      settings.retentionDays > 0
        ? `お申し込みから${settings.retentionDays}日が過ぎた情報は、写真とあわせて自動で消します。`
        : '保存する日数に決まりはありません。ご本人のお申し出により、写真とあわせて消します。',
      `テストモードでのお申し込みは、${TEST_RETENTION}。`,
      'お申し出の方法は、プライバシーポリシーをご覧ください。消したものが控え（バックアップ）から戻らないよう、消した記録も保管しています。',
      { links: [{ to: '/privacy#rights', label: 'ご自分の情報の確認と削除' }] },
    ],
  },
  {
    id: 'report',
    title: '弱点を見つけた方へ',
    parts: [
      'このサイトの安全上の問題にお気づきの方は、件名に「セキュリティ」と書いて、お問い合わせフォームからお知らせください。ほかの方の情報をご覧になったり、試しに変更したりする必要はありません。気づかれた点の説明だけで十分です。3営業日以内にお返事します。',
      { links: [{ to: '/contact', label: 'お問い合わせ' }] },
    ],
  },
];
