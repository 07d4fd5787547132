import type { DemoFailure, DemoScope } from '#contract/calls/demo.ts';
import { LANGUAGE_LABELS } from '#contract/docs/languages.ts';
import { SCHEME_LABELS } from '#contract/docs/schemes.ts';
import { TEASER_LABELS } from '#contract/docs/teaser.ts';
import { THEME_LABELS } from '#contract/docs/themes.ts';
import { SCHEMES } from '#contract/embed/element.ts';
import { THEME_NAMES } from '#contract/embed/themes.ts';

/** The texts of the playground that change. Texts that never change are in its HTML pages. */
export const MESSAGES = {
  theme: Object.fromEntries(THEME_NAMES.map((name) => [name, `${name}（${THEME_LABELS[name]}）`])),
  scheme: Object.fromEntries(SCHEMES.map((name) => [name, `${name}（${SCHEME_LABELS[name]}）`])),
  lang: LANGUAGE_LABELS,
  noCategory: '指定しない',
  way: {
    page: 'ページの中に置く',
    frame: 'iframeに入れる（高さは自動）',
    middle: 'ボタンで中央に開く',
    side: 'ボタンで右側に開く',
    ...TEASER_LABELS,
  },
  navigation: { embedded: 'embedded（その場で進む）', host: 'host（ページが切り替える）' },
  step: { items: 'items（商品の情報）', customer: 'customer（お客様情報）', thanks: 'thanks（完了）' },
  mode: { live: 'live（お店に届く）', test: 'test（お店に届かない）' },
  skipFilled: { false: 'false（すべての質問を表示する）', true: 'true（入力済みの質問をまとめる）' },
  failure: {
    none: '失敗させない',
    '422': '422（入力内容の誤り）',
    '500': '500（サーバーの故障）',
    slow: '遅い（返事まで数秒かかる）',
    silent: '返事がない',
    offline: 'つながらない',
    nonsense: '意味の通らない返事',
  } satisfies Record<DemoFailure | 'none', string>,
  scope: {
    all: 'すべて',
    catalogue: 'ブランドや商品名の一覧',
    address: '住所の検索',
    submission: '査定の申し込み',
    survey: 'アンケート',
  } satisfies Record<DemoScope, string>,
  width: { full: '全幅' },
  widthLabel: (width: string) => (width === 'full' ? '全幅（枠いっぱい）' : `幅${width}ピクセル`),
  formPage: '査定フォームを開く',
  form: '査定フォーム',
  open: '無料で査定する',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。コードを選んでコピーしてください',
  filling: 'サンプルを入力しています…',
  filled: 'サンプルを入力しました',
  notFilled: 'サンプルを入力できませんでした。フォームの読み込みが終わってから、もう一度お試しください',
} as const;

/** The pages that the playground lists, each with a description. */
export const PAGES = [
  ['plain/product.html', '標準テーマ', '二行だけ。theme を書かない場合です。'],
  ['plain/brand.html', 'ブランドテーマ', '二行だけ。プルダウンで選ぶ見せ方です。'],
  ['plain/lp.html', 'ランディングテーマ', '二行だけ。広告からの着地ページ向けです。'],
  ['plain/hostile.html', '荒れたページ', '強い CSS のリセットと、キー操作の横取りがあるページです。'],
  ['plain/two.html', '二つ並べる', '別々のテーマのフォームが、一つのページに二つあります。'],
  ['plain/move.html', '場所を移す', '入力の途中で、フォームをページの別の場所へ移します。'],
  ['plain/twice.html', '二度読み込む', '同じスクリプトを二度読み込んでも、動きは変わりません。'],
  ['plain/routed.html', 'ページが切り替える', 'ブラウザーの「戻る」でステップを戻れます。'],
  ['plain/teaser.html', '記事に添える案内', 'タブ、ボタン、小さな案内、下から出る案内を選べます。'],
  ['plain/late.html', 'あとから加える', '読み込みのあとに要素を作り、属性を変えていきます。'],
  [
    'plain/dark.html',
    '暗いページ',
    'ページの配色に合わせるフォームです。表示したまま配色を切り替えられます。',
  ],
  ['plain/baseline.html', '比べるための素の HTML', '同じ最初の質問を、部品を使わずに書いたページです。'],
] as const;
