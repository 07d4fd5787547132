import type { Language } from '#contract/language/languages.ts';
import { words } from '#contract/language/words.ts';

/** Japanese messages beyond those of the contract. Sellers see them only if the form has no message of its own. */
export const SERVER_MESSAGES = {
  foreignForm: 'このフォームは、ほかのサイトからは送信できません',
  badBody: '送信された内容の形式が正しくありません',
  unknownCatalogue: '指定されたカテゴリまたは項目が見つかりません',
  unknownPrefecture: '指定された都道府県が見つかりません',
  unknownCity: '指定された市区町村が見つかりません',
  unknownShop: '指定された店舗が見つかりません',
  unknownArea: '指定された地域と品物の買取店が見つかりません',
  unknownRequest: '指定された査定依頼が見つかりません',
  malformedForm: 'フォームデータの形式が正しくありません',
  incompleteForm: 'フォームデータが最後まで届きませんでした',
  missing: '必須の項目です',
  missingParameter: (name: string) => `${name} パラメータが必要です`,
  notText: '文字列ではありません',
  tooLong: (limit: number) => `${limit}文字以内で入力してください`,
  tooManyItems: (limit: number) => `商品は${limit}点までです`,
  badAttributes: '商品の属性の形式が正しくありません',
  badDetail: '商品の詳細の形式が正しくありません',
  badInterests: 'アンケートの回答の形式が正しくありません',
  badTestKey: 'テスト用の鍵が使えません。期限が切れているか、別の媒体の鍵です',
} as const;

/** Labels of a seller's answers about goods, in mails and on the pages behind links. */
export const GOODS_MESSAGES = words('goods', {
  attributes: '品名',
  /** A detail that no question of the category asks for. */
  other: 'その他',
  pieces: '数量',
});

/** The form alone, in a frame. The name of the step is that of document 2, section 2. */
export const FRAME_PAGE = {
  title: '一括査定依頼フォーム',
  link: '査定フォームを開く',
} as const;

/** The page that makes a phone the camera of a form, in the languages of sellers. */
export const PHONE_PAGE: Readonly<Record<Language, Readonly<Record<'title' | 'withoutScript', string>>>> = {
  ja: {
    title: '査定フォームに写真を送る',
    withoutScript: 'このページを使うには、ブラウザーの設定でJavaScriptを有効にしてください。',
  },
  en: {
    title: 'Send photos to your form',
    withoutScript: 'This page needs JavaScript. Please turn it on in the settings of your browser.',
  },
  'zh-Hans': {
    title: '向估价表单发送照片',
    withoutScript: '使用此页面需要JavaScript。请在浏览器设置中启用。',
  },
};

/** The page for an unknown URL (document 1, section 8). */
export const NOT_FOUND_PAGE = {
  title: 'ページが見つかりません',
  heading: 'お探しのページが見つかりませんでした',
  text: 'URLが間違っているか、ページが移動または削除された可能性があります。',
} as const;

/** The mail that is kept and not sent, in the demo. */
export const MAIL_PAGE = {
  title: '届くはずのメール',
  lead: 'メールサーバーが設定されていないため、メールは送信されず、ここに保管されています。',
  none: 'まだメールはありません。査定を依頼すると、ここに表示されます。',
  to: (addresses: string) => `宛先：${addresses}`,
  at: (moment: Date) => moment.toLocaleString('ja-JP', { timeZone: 'Asia/Tokyo' }),
  back: '一覧に戻る',
  asHtml: 'HTMLの表示',
  asText: 'テキストの表示',
} as const;
