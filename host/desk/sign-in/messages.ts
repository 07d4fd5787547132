/** Texts of signing in. */

import { NAME_CHARACTERS } from '#contract/customer/name.ts';

/** The name of all desks. */
export const DESK_TITLE = '管理画面';

export const SIGN_IN = {
  title: 'サインイン',
  lead: '登録されたメールアドレスに、サインイン用のリンクをお送りします。',
  email: {
    label: 'メールアドレス',
    placeholder: 'name@example.jp',
    wrong: 'メールアドレスを正しく入力してください',
  },
  submit: 'リンクを送る',
  sent: 'メールをご確認ください',
  sentText: (minutes: number) =>
    `登録されたアドレスであれば、数分以内にリンクが届きます。リンクは${minutes}分間、1回だけ使えます。届かない場合は、アドレスをお確かめのうえ、もう一度お試しください。`,
  sentOften: (minutes: number) =>
    `同じアドレスへのリンクが何度も続けて求められたときは、間隔をあけてお送りします。すでに届いているリンクも、届いてから${minutes}分以内であればお使いいただけます。以前にサインインしたブラウザーには、これまでと同じようにお送りします。`,
  again: 'もう一度送る',
  help: 'サインインできないときは',
  samplesTitle: '見本の利用者として入る',
  samplesLead: 'デモのためのサインインです。本番の環境には表示されません。',
  /** Why somebody stands before the door again, by the word in the address. */
  notices: [
    { key: 'out', text: 'サインアウトしました。' },
    { key: 'address', text: 'メールアドレスを変更しました。新しいアドレスでサインインしてください。' },
  ],
  failed: {
    too_many_requests: '回数が多すぎます。10分ほど待ってから、もう一度お試しください。',
    other: 'ただいまサインインできません。しばらく待ってから、もう一度お試しください。',
  },
} as const;

/** Where the API is another server. */
export const NOT_HERE =
  'このサイトに管理画面はありません。査定の申し込みを受け付けているサーバーのサイトで、管理画面を開いてください。';

export const PASSKEY = {
  enter: 'パスキーでサインイン',
  failed: {
    enter: 'パスキーを確認できませんでした。もう一度お試しいただくか、メールのリンクをお使いください。',
    add: 'パスキーを登録できませんでした。端末の画面ロックを有効にしてから、もう一度お試しください。',
  },
  unknown: 'このパスキーは登録されていません。メールのリンクでサインインしてください。',
} as const;

export const ENTER = {
  title: 'サインイン',
  lead: 'ボタンを押すと、このブラウザーで管理画面を開きます。',
  submit: '管理画面を開く',
  unusable: 'このリンクは使えません',
  unusableText: (minutes: number) =>
    `リンクは${minutes}分間、1回だけ使えます。お手数ですが、新しいリンクを送り直してください。`,
  anew: '新しいリンクを送る',
} as const;

export const FIRST = {
  title: '最初の責任者の登録',
  lead: 'まだ誰も登録されていない管理画面で使えます。最初の責任者のお名前とメールアドレスを入力してください。',
  name: {
    label: 'お名前',
    placeholder: '山田 花子',
    wrong: `お名前を${NAME_CHARACTERS}文字以内で入力してください`,
    address: 'お名前に、URLやメールアドレスは入力できません',
  },
  submit: '登録して始める',
  unusable: 'このリンクは使えません',
  unusableText:
    'リンクの期限が切れたか、すでに責任者が登録されています。サーバーを起動し直すと、新しいリンクが表示されます。',
} as const;
