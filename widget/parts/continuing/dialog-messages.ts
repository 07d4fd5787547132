import { CONTINUED_DAYS } from '#contract/embed/continued.ts';
import { words } from '#contract/language/words.ts';
import { momentIn } from './moment.ts';

export const MESSAGES = words('continuing-dialog', {
  title: '続きをメールで受け取る',
  lead: '入力の続きを開くリンクを、メールでお送りします。別の端末でも、後日でも続けられます。',
  notes: (photos: number) => [
    `お預かりするのは、品物の回答${photos > 0 ? `と写真${photos}枚` : ''}だけです。お客様情報は含みません。`,
    `暗号化して${CONTINUED_DAYS}日間お預かりし、過ぎると消去します。`,
    '買取店には、まだ何も伝わりません。',
  ],
  ours: (product: string) => `続きは、${product}のサイトにある同じフォームで開きます。`,
  address: 'メールアドレス',
  use: 'このメールを1通送るためだけに使います',
  send: 'メールを送る',
  sending: '送信しています…',
  privacy: 'プライバシーポリシー',
  sentTitle: 'メールをお送りしました',
  sent: 'このアドレスに、続きを開くリンクをお送りしました。',
  notCome: '数分待っても届かないときは、迷惑メールのフォルダーと、アドレスをお確かめください。',
  other: '別のアドレスに送る',
  close: '閉じる',
  failures: {
    too_many_requests: 'メールの数が上限に達しました。しばらく時間をおいて、もう一度お試しください。',
    unproved_tester:
      'テストモードでは、管理画面にサインインしたことのあるメールアドレスにだけ、管理画面で発行したキーを使ってお送りします。',
    invalid_submission: 'お預かりできない写真があります。写真をお確かめください。',
    other:
      'メールをお送りできませんでした。通信の状態を確かめて、もう一度お試しください。入力はこの端末に残っています。',
  } as Readonly<Record<string, string>>,
  which: {
    title: 'どちらの入力を使いますか',
    lead: 'この端末にも、入力の途中の品物があります。',
    mail: 'メールの続きを使う',
    here: 'この端末の入力を使う',
    note: 'メールの続きを使うと、この端末の入力は消えます。この端末の入力を使っても、メールの続きは期限まで残ります。',
    goods: (names: string) => `（${names}）`,
  },
  elsewhere: {
    title: '別の端末で続けています',
    lead: 'このご依頼の続きは、別の端末で入力されています。この端末の入力は、そのまま残っています。',
    take: 'この端末で続ける',
    note: '続けると、ご依頼はこの端末の入力で送信されます。',
  },
  gone: {
    title: 'このリンクは使えません',
    lead: `期限（${CONTINUED_DAYS}日）が過ぎたか、すでに送信・削除されています。お手数ですが、はじめから入力してください。`,
  },
  failed: {
    title: '続きを読み込めませんでした',
    lead: '通信の状態を確かめて、もう一度お試しください。',
    retry: 'もう一度読み込む',
  },
  opening: 'メールの続きを読み込んでいます…',
  until: (iso: string) => `メールの続きです。お預かりした内容は、${momentIn('ja-JP', iso)}に消去します。`,
  erase: 'いま消去する',
  ended: 'お預かりした内容を消去しました。この端末の入力は残っています。',
});
