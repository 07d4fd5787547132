/**
 * The table of spellings of the copy. A form that the two documents fix is the form of all copy; otherwise the style of
 * newspapers decides (記者ハンドブック), and where a trade has its own form, that one.
 */
export interface Spelling {
  use: string;
  /** The other forms. */
  not: RegExp;
  /** Law writes the other form, and so do {@link LEGAL_TEXTS}. */
  isLegal?: true;
}

/** Texts in the style of laws. */
export const LEGAL_TEXTS: readonly string[] = ['host/pages/terms/messages.ts'];

/** Texts that a document fixes in another form: document and section. */
export const LITERALS: readonly (readonly [words: string, section: string])[] = [
  ['カテゴリーが見つかりません', '1.8'],
  ['他の商品も一緒に査定する', '2.2'],
  ['1ヶ月以内', '2.9'],
  ['見積依頼', '2.9'],
  ['見積比較', '2.9'],
];

export const SPELLINGS: readonly Spelling[] = [
  // Words of other languages: -er has ー, -y has none, as カテゴリ of document 2 (2.2).
  { use: 'カテゴリ', not: /カテゴリー/ },
  { use: 'セキュリティ', not: /セキュリティー/ },
  { use: 'プロパティ', not: /プロパティー/ },
  { use: 'ブラウザー', not: /ブラウザ(?!ー)/ },
  { use: 'サーバー', not: /サーバ(?!ー)/ },
  { use: 'フォルダー', not: /フォルダ(?!ー)/ },
  { use: 'ヘッダー', not: /ヘッダ(?!ー)/ },
  { use: 'ユーザー', not: /ユーザ(?!ー)/ },
  { use: 'パラメータ', not: /パラメーター/ },
  { use: 'ウェブ', not: /ウエブ|(?:Web|WEB)(?=[ァ-ヶ])/ },
  { use: 'ウオッチ', not: /ウォッチ/ },
  { use: 'ヴィンテージ', not: /ビンテージ/ },
  { use: 'バイオリン', not: /ヴァイオリン/ },
  { use: 'ウイスキー', not: /ウィスキー/ },
  { use: 'シャンパン', not: /シャンペン/ },
  { use: 'ボディ', not: /ボディー/ },
  { use: 'ダイヤモンド', not: /ダイアモンド/ },

  // Everyday words in kana.
  { use: 'わかる、わからない', not: /(?<![0-9}一-龠])分か[らりるっ]|[判解]ら[なず]/ },
  { use: 'ください', not: /下さい/ },
  { use: 'いただく', not: /頂(?!き物|点|上)|戴/ },
  { use: 'いたします', not: /(?<![一合])致し/ },
  { use: 'できる', not: /出来(?![事高栄映])/ },
  { use: 'こと', not: /(?<=[いるた])事(?=[がをはもにで])/ },
  { use: 'すべて', not: /全て|総て/ },
  { use: 'さまざま', not: /様々/ },
  { use: 'など', not: /等(?=[のをはがにで、。）])/, isLegal: true },
  { use: 'ほか', not: /(?<!その)他(?=[のに])/, isLegal: true },
  { use: 'すみやか', not: /速やか/, isLegal: true },
  { use: 'すでに', not: /既に/, isLegal: true },
  { use: 'さらに', not: /更に/, isLegal: true },
  { use: 'たとえば', not: /例えば/ },
  { use: 'あらかじめ', not: /予め/ },
  { use: 'ぜひ', not: /是非/ },
  { use: 'すぐ', not: /直ぐ/ },
  { use: 'ほとんど', not: /殆ど/ },
  { use: 'まで', not: /迄/ },
  { use: 'いったん', not: /一旦/ },
  { use: 'よろしく', not: /宜しく/ },
  { use: 'あわせて（一緒に）', not: /併せて/ },
  { use: 'あとで、あとから', not: /(?<![最午前以今背直日])後(?=で(?!は)|から)/ },
  { use: 'そのとおり', not: /(?<=その|次の|いつも|約束|写真の)通り/ },
  { use: 'あきらめる', not: /諦め/ },
  { use: 'そろう', not: /揃/ },
  { use: 'ゆがむ', not: /歪/ },
  { use: 'やりとり', not: /やり取り/ },
  { use: '子ども', not: /子供/ },

  // Everyday words in kanji.
  { use: '比べる', not: /くらべ/ },
  { use: '初めて', not: /はじめて/ },
  { use: '詳しい', not: /くわし/ },
  { use: '特に', not: /とくに/ },
  { use: '難しい', not: /むずかし/ },
  { use: '狭い', not: /せま[いくか]/ },
  { use: '丁寧', not: /ていねい/ },
  { use: '違う', not: /ちが[いうえっ]/ },
  { use: '誰', not: /だれ(?=[もがにで])/ },
  { use: '一つ', not: /ひとつ/ },
  { use: '基づく', not: /もとづ/ },
  { use: '構わない', not: /かま(?=いません|わない|わず)/ },
  { use: '関わる', not: /かかわ[るりっ]/ },
  { use: '尋ねる', not: /たずね/ },
  { use: '行う', not: /行な[いうっわ]/ },
  { use: '最も', not: /もっとも(?!な)/ },
  { use: '普段', not: /ふだん/ },
  { use: 'お客様', not: /お客さま/ },
  { use: '気づく', not: /気付/ },
  { use: '近づく', not: /近付/ },
  { use: '片付ける', not: /片づ/ },
  { use: '値が付く、傷が付く', not: /(?<=[値段傷跡][がをの])つ[くけいか]/ },
  { use: '気を付ける', not: /(?<=気を)つけ/ },
  { use: '…付き', not: /(?<=署名|石|ロゴ|箱)つき/ },
  { use: '値付け', not: /値づけ/ },
  { use: '隙間', not: /すき間/ },
  { use: '頂き物', not: /いただき物/ },

  // Nouns of verbs have their kana, except 買取 and 取引.
  { use: '買取', not: /買取り|買い取り(?=[はがをの）。])/, isLegal: true },
  { use: '取引', not: /取り引き/ },
  { use: 'お問い合わせ', not: /問合せ|問合わせ|問い合せ/ },
  { use: '申し込み', not: /申込/, isLegal: true },
  { use: '受け付け', not: /受付け/ },
  { use: '受け取り', not: /受取り/ },
  { use: '取り扱い', not: /取扱い/, isLegal: true },
  { use: '取り消し', not: /取消/, isLegal: true },
  { use: '引き取り', not: /引取/ },
  { use: '引っ越し', not: /引越/ },
  { use: '引き渡し', not: /引渡/, isLegal: true },
  { use: '支払い', not: /支払(?=[、。をはがの])/, isLegal: true },
  { use: '振り込み', not: /振込(?!先|手数料)/ },
  { use: '見積もり', not: /見積(?!も)/ },
  { use: '手続き', not: /手続(?!き)/, isLegal: true },
  { use: '届け出', not: /届出/, isLegal: true },
  { use: '打ち合わせ', not: /打合せ|打ち合せ/ },
  { use: '組み合わせ', not: /組合せ|組み合せ/ },
  { use: '手がかり', not: /手掛かり/ },

  // One word for one thing.
  { use: 'サインイン', not: /ログイン/ },
  { use: '電話番号', not: /お電話番号/ },
  { use: 'ブレスレット', not: /ブレス(?!レット)/ },

  // Words of the trade. しみ, as 染め stands beside it.
  { use: 'しみ', not: /(?<!馴)染み|シミ(?![ュラ])/ },
  { use: 'カビ', not: /(?<!浮)かび(?=[、。をがはのや])/ },
  { use: 'クモリ（レンズの）', not: /くもり/ },
  { use: 'さび', not: /錆/ },
  { use: '擦れ', not: /(?<=[角底手][のが]|刻印が)すれ/ },
  { use: '剥がれ', not: /はがれ/ },
  { use: 'ねじ', not: /ネジ/ },
  { use: '真ちゅう', not: /真鍮/ },
  { use: 'たばこ', not: /煙草/ },
  { use: 'ひも', not: /紐/ },
  { use: 'ふた', not: /蓋/ },
  { use: 'さんご', not: /珊瑚|サンゴ/ },
  { use: '掛軸', not: /掛け軸/ },
  { use: '帯留め', not: /帯留(?!め)/ },
  { use: '書き付け', not: /書付(?!箱)/ },
  { use: '箱書き', not: /箱書(?!き)/ },

  // Signs and counters.
  { use: '%', not: /％/ },
  { use: '〜', not: /～(?!\])/ },
  { use: 'か月', not: /[ヶケカヵ箇]月/ },
  { use: 'か所', not: /[ヶケカヵ箇]所/ },
];
