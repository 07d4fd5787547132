/** Texts of the endpoints and keys of a partner. */

import { NAME_CHARACTERS } from '#contract/customer/name.ts';
import { reasonWords } from '#contract/desk/delivery-reasons.ts';
import { CONTEXT_LIMITS } from '#contract/media/context.ts';
import { ENDPOINT_LIMITS } from '#contract/media/postback.ts';

export const CONNECTIONS = {
  title: '連携',
  lead: 'ご依頼（成果）が発生したことを、お使いのシステムや広告のASPにお知らせします。ご依頼者の情報は含まれません。',
  none: 'まだ媒体が登録されていません。運営者にお問い合わせください。',
  endpoints: '成果の送り先',
  noEndpoints: '送り先はまだありません。',
  secrets: (count: number) => `署名キー：${count}つ`,
  renew: '署名キーを追加する',
  settle: '古い署名キーを削除する',
  stopped: '停止中',
  stoppedLead: (moment: string) =>
    `この媒体を利用する方がいなくなったため、${moment}に止まりました。送り先をご確認のうえ、必要であれば再開してください。`,
  resume: '通知を再開する',
  try: 'テストを送る',
  remove: '削除する',
  /** Names the endpoint of a button. */
  of: (act: string, host: string) => `${act}：${host}`,
  add: {
    title: '送り先を追加する',
    lead: `1つの媒体に${ENDPOINT_LIMITS.count}つまで登録できます。`,
    medium: '媒体',
    kind: '種類',
    url: '送り先のURL',
    urlHint: 'https:// ではじまるURL。ポストバックでは、下の値を {number} のように書けます。',
    example: 'https://asp.example/cv?id={a8}&order={number}',
    values: 'URLに書ける値',
    ids: '{a8}・{gclid} など',
    idsWhat: 'リンクに付いていた広告の識別子。その識別子のないご依頼では送りません。',
    submit: '追加する',
    wrong:
      'https:// ではじまる、公開されている送り先を入力してください。{ } で囲んだ値は、成果通知URLだけで使えます。',
  },
  secret: {
    title: '署名キー',
    lead: 'この画面でだけ表示します。いまコピーして、受け取る側に設定してください。',
  },
  tried: 'テストを送り、受け取られたことを確かめました。',
  notTried: (why: string) => `テストは受け取られませんでした（${why}）。送り先をご確認ください。`,
  calls: '最近の送信',
  noCalls: 'まだ送信していません。',
  at: '日時',
  to: '送り先',
  number: '受付番号',
  state: '状態',
  attempts: '回数',
  error: '理由',
  again: 'もう一度送る',
  context: {
    title: '独自の項目',
    lead: `記事や掲載位置など、ページが申し込みに添える値です。登録した名前の値だけが残り、成果の一覧（CSV）・通知（Webhook）・プログラムからお受け取りになれます。買取店やご依頼者には伝わりません。1つの媒体に${CONTEXT_LIMITS.fields}個まで登録できます。`,
    none: '項目はまだありません。',
    of: (medium: string) => `${medium}の項目`,
    limit: (label: string, characters: number) => `${label}、${characters}文字まで`,
    name: '名前',
    nameHint: '英小文字で始まる、英小文字・数字・「_」。ページでは context="名前=値" のように書きます。',
    example: 'article',
    pattern: '値の文字',
    characters: '最大の文字数',
    personal: 'メールアドレスや電話番号のような値は残りません。',
    submit: '登録する',
    end: '削除する',
    wrong: `名前は英小文字で始まる${CONTEXT_LIMITS.nameCharacters}文字以内、文字数は1〜${CONTEXT_LIMITS.characters}で入力してください。`,
  },
  keys: 'APIキー',
  keysLead: '媒体の成果を、お使いのプログラムから読むためのキーです。',
  noKeys: 'キーはまだありません。',
  since: (day: string) => `${day}に作成`,
  used: (day: string) => `最後に使った日：${day}`,
  unused: '未使用',
  addKey: {
    name: 'キーの名前',
    example: '集計用',
    submit: 'キーを作る',
    wrong: `名前を${NAME_CHARACTERS}文字以内で入力してください。URLやメールアドレスは入力できません。`,
  },
  key: {
    title: '新しいキー',
    lead: 'この画面でだけ表示します。いまコピーして、安全な場所に保存してください。',
  },
  how: '読み方',
  docs: '日数（days）は28・91・364のいずれか、媒体（medium）は媒体のIDです。',
  done: {
    added: '送り先を追加しました。テストを送って、受け取れることをお確かめください。',
    removed: '送り先を削除しました。',
    resumed: '通知を再開しました。',
    settled: '古い署名キーを削除しました。',
    again: 'もう一度送ります。',
    ended: 'キーを削除しました。',
    declared: '項目を登録しました。これからの申し込みに添えられます。',
    undeclared: '項目を削除しました。これまでの申し込みの値は残ります。',
  },
  failed: {
    too_many: 'これ以上は追加できません。使っていないものを削除してください。',
    wrong_endpoint: 'この送り先には送れません。公開されているホストのURLを入力してください。',
    not_found: 'すでに削除されています。',
    changed_meanwhile: 'ほかのお店に切り替わっています。お店をご確認のうえ、もう一度お試しください。',
    too_many_requests: 'テストの回数が多すぎます。しばらく待ってから、もう一度お試しください。',
    other: '変更できませんでした。しばらく待ってから、もう一度お試しください。',
  },
} as const;

/** The same for a shop. */
export const SHOP_CONNECTIONS = {
  lead: 'ご依頼の新着や動きを、お店のシステムにお知らせします。お客様の連絡先や、お客様が書いた文は含まれません。',
  endpoints: 'お知らせの送り先',
  name: (at: number) => `送り先${at}`,
  add: {
    title: '送り先を追加する',
    lead: `${ENDPOINT_LIMITS.count}つまで登録できます。受付番号・状況・期限・ページのURLを、署名付きの通知（Webhook）でお送りします。`,
    urlHint: 'https:// ではじまる、公開されているURL',
    example: 'https://shop.example/hooks/takakurabe',
    wrong: 'https:// ではじまる、公開されている送り先を入力してください。',
  },
  keysLead:
    'お店のご依頼を、お使いのプログラムから読むためのキーです。この画面で見られる内容だけを読めます。お客様の連絡先は、ご依頼のページで表示したものに限ります。',
  docs: '絞り込み（tab）は new・waiting・quoted・released・deals・all のいずれか、続きは after に前の next を指定します。1件の内容は /v1/desk/shop/leads/（name）で読めます。',
} as const;

/** Why a call was not accepted, with the status of the answer if there was one. */
export function whyNot(code: string): string {
  const [, status] = /^http_(\d{3})$/.exec(code) ?? [];
  const { why } = reasonWords(code);
  return status ? `${why}（応答 ${status}）` : why;
}
