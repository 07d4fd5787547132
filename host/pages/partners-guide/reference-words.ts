import type { STYLE_DOCS } from '#contract/docs/element.ts';
import type { TEASER_STYLE_DOCS } from '#contract/docs/teaser.ts';
import type { AttributeName, EventName, METHODS, PARTS, PROPERTIES } from '#contract/embed/element.ts';
import type { TeaserEvents, TeaserOption } from '#contract/embed/teaser.ts';

/** The words of the reference, for all that a partner may use. docs/embedding.md has the same in English. */
export const REFERENCE = {
  title: '属性・イベント・見た目の一覧',
  lead: 'フォームのタグで使えるものの一覧です。ここにある名前は、同じメジャーバージョンの間は変わりません。',
  attributes: {
    title: '属性',
    text: '属性はいつでも変えられ、入力した内容は残ります。使えない値のときは初期値になり、コンソールに表示されます。スクリプトからは、initialCategoryのように大文字でつないだ名前のプロパティとしても読み書きできます。',
    head: ['属性', '使える値', '初期値', '説明'],
  },
  prefill: {
    title: 'あらかじめ入力する',
    text: '記事などでわかっている答えを、prefill-with・prefill-from・prefillプロパティで渡せます。値は、普段の言葉（ロレックス、rolex）か、選択肢の番号で書きます。型番にはブランドと商品名の答えも必要です。合わないものは入力されず、コンソールとフォームの診断に表示されます。入力した質問には「入力済み」と表示され、変更できます。',
    head: ['category', '名前'],
  },
  events: {
    title: 'イベント',
    text: 'どのイベントもdocumentまで届きます。個人情報は含まれません。',
    head: ['イベント', 'detail', 'いつ届くか'],
  },
  members: {
    title: 'メソッドとプロパティ',
    text: "フォームの要素にあります。例：document.querySelector('appraisal-form').goTo('customer')",
    head: ['名前', '説明'],
  },
  styles: {
    title: '見た目を変える変数（CSSカスタムプロパティ）',
    text: 'フォームの要素に指定します。例：appraisal-form { --appraisal-accent: #8a6d3b }。文字と地の色の組み合わせが読みやすいことをご確認ください。',
    head: ['変数', '説明'],
  },
  parts: {
    title: '部品の名前（::part）',
    text: '変数で足りないときに使います。例：appraisal-form::part(submit) { border-radius: 0 }',
    head: ['名前', '説明'],
  },
  teaser: {
    title: 'ページに添える案内の属性',
    text: '案内のスクリプトの行か、data-appearsの付いたほかの要素に書きます。フォームの属性は、data-appraisal-form-themeのように書くと、開くフォームに渡ります。最初に一度だけ読まれます（data-appears-after-consentを除く）。',
    head: ['属性', '使える値', '説明'],
  },
  teaserEvents: {
    title: 'ページに添える案内のイベント',
    text: 'どれもdocumentまで届きます。detailは{ kind, variant }で、個人情報は含まれません。',
    head: ['イベント', 'いつ届くか'],
  },
  teaserStyles: {
    title: 'ページに添える案内の見た目を変える変数',
    text: 'ページの:rootに指定します。例：:root { --appraisal-teaser-offset: 64px }',
    head: ['変数', '説明'],
  },
  onSite: '（スクリプトの配信元）',
} as const;

/** The allowed values in words, where they are not a list of them. */
export const ALLOWED: Readonly<Record<string, string>> = {
  text: '文字列',
  'an http(s) URL': 'http(s)のURL',
  'a CSS selector': 'CSSセレクター',
  'present | absent': 'あるか、ないか',
  'the UUID that you were given, or no attribute': 'お渡しした36文字のID。なければ属性を書かない',
};

export const ATTRIBUTE_WORDS: Readonly<Record<AttributeName, string>> = {
  theme: '見た目と入力欄の種類。',
  lang: '売る方が読む言葉。ja（日本語）、en（英語）、zh-Hans（簡体字中国語）。auto：ページのlangに合わせます。買取店が読む内容は日本語のままです。一つのページのフォームは、同じ言葉になります。',
  scheme:
    'light：明るい配色。dark：暗い配色。auto：フォームのある場所のcolor-schemeに合わせます（表示中の切り替えにも対応）。',
  embed:
    'page：ページの一部として表示。frame：iframeの中に表示し、高さは内容に合わせます。最初に一度だけ読まれます。',
  step: '表示するステップ。navigation="host"のときは、ページが指定します。',
  navigation:
    'embedded：ステップはその場で切り替わります。host：ステップごとにURLを持つページで、切り替えはページが行います（イベントappraisal-form:step）。',
  history:
    'entries：「戻る」でダイアログが閉じ、次に前のステップへ戻ります。none：「戻る」でページを離れます。自分以外の履歴を想定しないルーターのあるページで使います。',
  'initial-category': '最初の商品のカテゴリ。最初に一度だけ使われます。',
  'initial-selection':
    '最初の質問の答え（例：古銭・小判、着物）。initial-categoryと一緒に指定します。最初に一度だけ使われます。',
  'prefill-with':
    '最初の商品の答え（例：brand=ロレックス&product=サブマリーナー）。名前は下の「あらかじめ入力する」の表のとおりです。',
  'prefill-from':
    'ページのURLから読み取る答えの名前（例：brand,model）。ここに書いた名前のほかは読み取りません。',
  'skip-filled':
    'true、または属性名だけ：あらかじめ入力した質問を1行にまとめ、まだ答えのない質問から始めます。',
  photos:
    'smaller：約430万画素（2,400×1,800px）以内のJPEGにし、撮影情報を除いて送ります。original：選んだまま送ります（受け付けられない形式を除きます）。',
  storage:
    'kept：入力した内容をブラウザーに残します。all：比べている設定のどちらを見せたかも残します（同意の方針で認められる場合）。none：何も保存せず、読みません。同意を得たら属性を外してください。',
  'api-base': '送信先のAPI。空のときはスクリプトの配信元です。',
  'medium-uuid': '申し込みを成果として数える媒体のID。',
  mode: 'live：ご依頼が買取店に届きます。test：すべて本番と同じに動き、買取店には届きません。',
  'data-layer':
    '完了時にappraisal_form_thanksを追加する先。existing：ページにdataLayerがあるとき。create：なければ作ります。none：追加しません。',
  tracking:
    '申し込みに添える識別子（例：sub_id=42&campaign=spring）。ページのURLにある広告の識別子は、書かなくても添えられます。',
  context:
    '申し込みに添えて媒体に返す値（例：article=42&place=footer）。買取店には伝わりません。管理画面の「連携」で登録した名前だけが残ります。',
  'context-from':
    'ページのURLから読み取る値の名前（例：campaign_id）。ここに書いた名前のほかは読み取りません。',
  variant:
    '設定の名前。英数字、「_」「-」で20文字まで。名前ごとに、どこまで進んだかを数えます。a|bのように書くと、見る人を分けて比べます。',
  'redirect-url': '貴サイトの完了ページ。送信が終わると、申し込みの番号をrequest=に付けて移動します。',
  'ip-echo-url': '{"ip": …}を返すサービス。空のときはAPIのものです。',
  'product-name': '文章の中のサービス名。',
  'top-url': 'navigation="host"のとき、商品のステップから戻るトップページ。',
  'form-url': 'navigation="host"のとき、商品のステップのページ。',
  'customer-url': 'navigation="host"のとき、お客様情報のステップのページ。',
  'thanks-url': 'navigation="host"のとき、完了のステップのページ。',
  'terms-url': '利用規約。',
  'privacy-url': 'プライバシーポリシー。',
  'personal-information-url': '個人情報の取り扱い。',
  'app-store-url': 'アプリのページ（App Store）。',
  'google-play-url': 'アプリのページ（Google Play）。',
};

export const EVENT_WORDS: Readonly<Record<EventName, string>> = {
  'appraisal-form:ready': 'フォームを使えるようになったとき。要素ごとに一度。',
  'appraisal-form:view': '最初の質問の半分が1秒間、画面に入ったとき。要素ごとに一度。',
  'appraisal-form:question':
    '質問（field）に初めて答えたとき。前回の訪問の答えは含みません。categoryはその商品のカテゴリです。',
  'appraisal-form:step':
    'ステップが変わるとき。navigation="host"では、preventDefault()を呼んで属性stepを書き換えてください。呼ばなければ、ブラウザーがpathへ移動します。',
  'appraisal-form:progress':
    '答えによって進み具合が変わったとき。percentは0から100、itemsとcustomerは0から1。',
  'appraisal-form:contact': '必須の連絡先が初めてすべて正しく入力されたとき。itemsは商品の点数です。',
  'appraisal-form:submit': '送信を始めるとき。itemsは商品の点数です。',
  'appraisal-form:complete': '申し込みが保存され、shopsの数の店舗へ送られたとき。',
  'appraisal-form:error': '送信できなかったとき。statusは、応答があった場合のHTTPのステータスです。',
  'appraisal-form:abandon':
    '答えたあと、送信せずに離れるとき。fieldは次に答える質問です。計測にはnavigator.sendBeaconを使ってください。',
};

export const TEASER_WORDS: Readonly<Record<TeaserOption, string>> = {
  '': 'tab：画面の端のタブ。button：画面の下の角のボタン。popover：その上に出る小さな案内。slider：画面の下から出る案内。タブとボタンは出たままで、ほかは一人に一度だけ出ます。',
  side: '右か左か。',
  open: 'パソコンでフォームを開く位置（中央、右側）。',
  after: '表示から何秒後に出すか。',
  scroll: 'ページを何%まで読んだときに出すか。',
  leaving:
    'ページを離れようとしたときに出します。パソコンではマウスが上の端から出たとき、スマートフォンでは画面の半分より多くを素早く戻ったとき。',
  seen: 'この要素のどれかが画面に入ったときに出します。',
  text: 'ボタンの文言。',
  heading: '小さな案内と、下から出る案内の見出し。',
  lead: '見出しの下の文。',
  'after-consent': 'この属性があるあいだは出ません。見る人の同意を得たときに外してください。',
};

export const TEASER_EVENT_WORDS: Readonly<Record<keyof TeaserEvents, string>> = {
  'appraisal-form:appear': '案内が出たとき。',
  'appraisal-form:open': '案内からフォームが開いたとき。',
  'appraisal-form:dismiss': '見る人が案内を閉じたとき。',
};

export const TEASER_STYLE_WORDS: Readonly<Record<keyof typeof TEASER_STYLE_DOCS, string>> = {
  '--appraisal-ink': 'タブとボタンの地の色、ほかの案内の文字の色。',
  '--appraisal-paper': 'タブとボタンの文字の色、ほかの案内の地の色。',
  '--appraisal-accent': '線と、案内の中のボタンの色。',
  '--appraisal-font': '文の書体。',
  '--appraisal-teaser-font': '見出し、タブ、ボタンの書体。',
  '--appraisal-teaser-offset':
    '画面の下の端からの距離。ページの下に固定のバーがあるときに、その高さを指定します。',
  '--appraisal-teaser-layer': '重なりの順（z-index）。指定しなければ990です。',
};

export const METHOD_WORDS: Readonly<Record<(typeof METHODS)[number], string>> = {
  reset: '入力した内容と下書きをすべて消します。',
  goTo: '指定したステップか、そこへ進むために足りない質問を表示します。',
  fill: '見本やテストのために入力します。入力が終わるとPromiseが解決します。',
  doctor: '診断を行い、コンソールとダイアログに表示します。結果の一覧をPromiseで返します。',
};

export const PROPERTY_WORDS: Readonly<Record<(typeof PROPERTIES)[number], string>> = {
  prefill:
    'あらかじめ入力する答え。prefill-withと同じ名前で渡します。連絡先（name1、kana1、zip1、addr1、email、tel1）は、このプロパティでだけ渡せます。入力済みの内容は変わりません。',
  result:
    '直前の申し込みの結果（uuid、shops、requestUrl）。requestUrlはないこともあります。完了のステップを別のページで表示するときは、ここに設定してください。',
};

export const PART_WORDS: Readonly<Record<(typeof PARTS)[number], string>> = {
  form: 'フォーム全体',
  progress: '進み具合',
  heading: 'ステップの見出し',
  item: '商品1点のまとまり',
  field: '質問（見出し、入力欄、メッセージ）',
  trigger: 'ダイアログを開くボタン',
  submit: 'ステップの主なボタン',
  dialog: 'ダイアログ',
};

export const STYLE_WORDS: Readonly<Record<keyof typeof STYLE_DOCS, string>> = {
  '--appraisal-font': '書体。',
  '--appraisal-accent': '主なボタン、進み具合、選んだものの色。',
  '--appraisal-accent-deep': '文字と輪郭に使う濃いアクセント色。地の色の上で読める濃さにしてください。',
  '--appraisal-accent-soft': '選んだものの背景に使う淡いアクセント色。',
  '--appraisal-ink': '文字の色。',
  '--appraisal-ink-soft': '補足の文字の色。',
  '--appraisal-paper': 'フォームの地の色。',
  '--appraisal-surface': '入力欄、商品、ダイアログの地の色。',
  '--appraisal-line': '細い区切り線の色。',
  '--appraisal-line-strong': '入力欄の枠の色。',
  '--appraisal-danger': '不足や誤りを知らせる色。',
  '--appraisal-radius': '角の丸み。',
  '--appraisal-shadow': 'カードと主なボタンの影。なくすときはnone。',
  '--appraisal-width': 'フォームの最大の幅。',
  '--appraisal-text-size':
    '文字の大きさ。ページに合わせるときは1rem、または16px以上。指定しなければ、ブラウザーで選ばれた大きさになります。',
  '--appraisal-sticky-top': '固定ヘッダーの高さ。自動の検出が合わないときに指定します。',
};
