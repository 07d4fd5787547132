import { words } from '#contract/language/words.ts';
import { OPERATOR_WORDS } from '../settings/messages.ts';
import { PAGE_LABELS } from './labels.ts';

/** The words of the frame around every page (document 1, sections 2 and 8). */
export const FRAME = words('frame', {
  skip: '本文へ移動',
  navigation: 'メインメニュー',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  menu: 'メニュー',
  breadcrumbs: '現在位置',
  footerNavigation: 'サイトマップ',
  help: 'ご案内',
  operator: OPERATOR_WORDS.company,
  operatorSite: '運営会社のサイト',
  security: '情報の安全管理',
  evidence: '表示の根拠',
  accessibility: 'アクセシビリティ',
  privacy: OPERATOR_WORDS.privacy,
  personalInformation: '個人情報の取り扱いについて',
  opensNewTab: '（新しいタブで開きます）',
  copyright: (name: string) => `© ${name}`,
  storeButton: '無料で加盟店登録',
  toTop: 'トップページへ戻る',
  nthPage: (page: number) => `（${page}ページ目）`,
  faq: PAGE_LABELS.faq,
  contact: PAGE_LABELS.contact,
  languages: 'ページの言語',
});

/** Each in its own words. */
export const LANGUAGE_NAMES = { ja: '日本語', en: 'English', 'zh-Hans': '简体中文' } as const;

/** The ribbon stands there until an operator is configured. */
export const DEMO_RIBBON = words('demo-ribbon', {
  label: 'デモ表示',
  text: 'これはデモ表示です。運営者情報・店舗・実績はサンプルです',
});

/** Asked before tags are loaded, and again at /privacy. */
export const CONSENT = {
  label: '外部への送信について',
  text: '利用状況の把握と広告の効果の測定のため、ご覧になったページなどの情報を外部の事業者へ送ることを許可しますか。許可しない場合も、すべての機能をご利用いただけます。',
  details: '送る情報と送り先',
  given: '許可する',
  refused: '許可しない',
  change: 'いまの選択は、いつでも変えられます。',
} as const;

export const CTA = {
  lead: '入力は最短60秒',
  title: 'かんたんネット査定',
  text: '写真と品物の情報を送るだけ。{companies.invite|最大10社の査定額を、まとめて比べられます。}',
  button: '無料で一括査定をはじめる',
} as const;

export const BANNER = {
  badge: '無料',
  text: 'かんたん60秒で入力{highest.banner}',
  button: 'まずは一括査定をしてみる',
  campaign: 'ギフトカード1,000円分プレゼントキャンペーン',
  label: 'ご案内',
} as const;

export const ERRORS = words('errors', {
  notFound: 'お探しのページが見つかりませんでした',
  notFoundText: 'アドレスが変わったか、ページが削除された可能性があります。',
  forbidden: 'アクセスが制限されています',
  forbiddenText: 'このページへのアクセス権限がありません。',
  other: 'エラーが発生しました',
  senseless:
    'アドレスまたは送信された内容を読み取れませんでした。前のページに戻って、もう一度お試しください。',
  unexpected: '予期しないエラーが発生しました。しばらく時間をおいて再度お試しください。',
  unknownPath: 'ページが見つかりません',
});
