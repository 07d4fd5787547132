import type { FindingCode } from '#contract/embed/doctor.ts';

/** Texts of the doctor, for developers who embed the form. */
export const MESSAGES = {
  title: 'フォームの診断',
  well: '問題は見つかりませんでした。',
  summary: (toMend: number, notes: number) =>
    `${[toMend > 0 && `直していただきたい点が${toMend}件`, notes > 0 && `お知らせが${notes}件`]
      .filter(Boolean)
      .join('、')}あります。`,
  audience: 'この画面は、フォームを設置する方のためのものです。通常の訪問者には表示されません。',
  levels: { error: '要対応', warning: '要確認', note: 'お知らせ' },
  remedy: '対処',
  link: '査定フォームを開く',
  guide: 'ガイドを見る',
  copy: 'コピーする',
  copied: 'コピーしました',
  notCopied: 'コピーできませんでした。選択してコピーしてください',
  close: '閉じる',
  facts: {
    site: '配信元',
    version: 'バージョン',
    width: 'フォームの幅',
    medium: 'medium-uuid',
  },
  pixels: (width: number) => `${width}ピクセル`,
  byDefault: '指定なし',
  ofForm: (number: number, text: string) => `${number}つ目のフォーム：${text}`,
} as const;

interface Words {
  readonly found: string;
  readonly remedy: string;
  readonly line?: string;
}

const FRAME = 'スクリプトの代わりに、ガイドの「iframe」のコードをお使いください。';

/** The change of a policy, by its line that counts. */
const POLICY_REMEDIES = {
  add: (name: string) => `ポリシーの${name}に、次の指定を追加してください。`,
  replace: (name: string) => `ポリシーの${name}の行を、次の行に置き換えてください。`,
  own: (name: string, line: string) =>
    `ポリシーには${line.split(' ')[0]}の行がなく、${name}が使われています。次の行を追加してください。`,
  nonce: () =>
    "'strict-dynamic'のもとでは、nonceの付いたタグだけが読み込まれます。フォームを読み込むlinkとscriptのタグに、ページのnonceを付けてください。",
} as const;

/** The change of an answer that fills nothing in. */
const PREFILL_REMEDIES = {
  name: () => '名前をガイドの「あらかじめ入力する」の表からお選びください。',
  asked: () => 'ほかの答えと合わせると聞かない質問です。この答えを外してください。',
  above: () => 'その前の質問の答え（ブランド、商品名など）も指定してください。',
  value: (allowed: readonly string[]) =>
    allowed.length > 0 ? `たとえば、次のように指定できます：${allowed.join('、')}` : '答えを外してください。',
  person: () => '連絡先は属性やURLでは受け取りません。スクリプトからprefillプロパティで渡してください。',
} as const;

/** The change of a named value that is not kept. */
const CONTEXT_REMEDIES = {
  undeclared: 'この名前を、管理画面の「連携」で媒体に登録してください。',
  characters: '登録した文字数より長い値です。値を短くするか、登録を変更してください。',
  pattern: '登録した種類に合わない文字が含まれています。値を直すか、登録を変更してください。',
  personal: 'メールアドレスや電話番号のような値は受け取りません。別の番号などに置き換えてください。',
} as const;

/** The words of each finding. The values that it names are passed in. */
export const WORDS = {
  'form-absent': (line: string) => ({
    found: 'スクリプトは動いていますが、ページに<appraisal-form>がありません。',
    remedy: `フォームを表示したい場所に、次の行を貼り付けてください。保存すると消えてしまう場合は、${FRAME}`,
    line,
  }),
  'tag-name': (name: string, line: string) => ({
    found: `<${name}>というタグはありません。`,
    remedy: '<appraisal-form>のことでしたら、始まりと終わりのタグを次のように書いてください。',
    line,
  }),
  'form-missing': (site: string) => ({
    found: 'フォームのファイルを読み込めません。',
    remedy: `広告ブロッカーやプロキシ、ポリシー（CSP）が ${site} を止めていないかご確認ください。`,
  }),
  'tag-taken': () => ({
    found: 'ページの別のスクリプトが<appraisal-form>を自分の要素として定義しています。',
    remedy: `そのスクリプトを外してください。外せない場合は、${FRAME}`,
  }),
  'not-started': () => ({
    found: 'ファイルは読み込めていますが、フォームを開始できません。',
    remedy: `コンソールのエラーをご確認のうえ、ブラウザーの機能を書き換えるスクリプトを外すか、フォームより後に読み込んでください。外せない場合は、${FRAME}`,
  }),
  policy: (name: string, source: string, way: keyof typeof POLICY_REMEDIES, line: string) => ({
    found: `ページのポリシー（CSP）の${name}が、${source}を止めています。`,
    remedy: POLICY_REMEDIES[way](name, line),
    line,
  }),
  'api-unreachable': (base: string) => ({
    found: `${base} に接続できません。査定の申し込みを送信できません。`,
    remedy:
      'api-baseを指定している場合は、値を直すか外してください。外しても同じなら、広告ブロッカーやプロキシをご確認ください。',
  }),
  'no-width': () => ({
    found: 'フォームの幅が0ピクセルです。表示されていても見えません。',
    remedy: 'フォームか、フォームを囲む要素に幅を指定してください。',
    line: 'appraisal-form { width: 100% }',
  }),
  'self-closed': (tag: string) => ({
    found: `<${tag}>が閉じられていないか「/>」で閉じられているため、後ろの内容がその中に入り、表示されません。`,
    remedy: '次のように、閉じるタグで閉じてください。',
    line: tag === 'script' ? '<script src="…" async></script>' : `<${tag} …></${tag}>`,
  }),
  covered: (element: string) => ({
    found: `ページの${element}がフォームに重なっているため、フォームを押せません。`,
    remedy: '重なっている要素を移動してください。押すものでなければ、次の指定でも押せるようになります。',
    line: 'pointer-events: none',
  }),
  'cut-off': (element: string, shown: number, whole: number) => ({
    found: `フォームを囲む${element}の高さが${shown}ピクセルしかなく、高さ${whole}ピクセルのフォームが途中で切れています。続きを入力できません。`,
    remedy:
      'その要素のmax-heightやheightの指定を外してください。訪問者が開閉する作りでしたら、開いてからもう一度診断してください。',
    line: 'max-height: none; height: auto',
  }),
  inert: (element: string) => ({
    found: `${element}にinertが付いているため、表示されていてもフォームを使えません。`,
    remedy: 'フォームを表示するときに、inertを外してください。',
  }),
  'pictures-blocked': (site: string) => ({
    found: 'フォームの画像を読み込めません。',
    remedy: `広告ブロッカーやプロキシが ${site} の画像を止めていないかご確認ください。`,
  }),
  'import-map': (parts: readonly string[], line: string | undefined) => ({
    found: `フォームの行の${parts.join('と')}が、ページのインポートマップ（<script type="importmap">）より前にあります。Firefoxや少し前のChrome・Edgeではマップが無視され、ページのほかのモジュールが動きません。`,
    remedy: line
      ? 'フォームを読み込む行を、次の行に置き換えてください。'
      : 'integrityの付いた行は、インポートマップより後に移してください。',
    ...(line && { line }),
  }),
  'script-versions': (scripts: readonly string[]) => ({
    found: `フォームのスクリプトが、違うアドレスで${scripts.length}回読み込まれています。先に動いたほうだけが使われます。`,
    remedy: `どれか1つだけを残してください：${scripts.join('、')}`,
  }),
  'counted-twice': (how: 'dataLayer' | 'script') => ({
    found:
      how === 'dataLayer'
        ? 'dataLayerへの追加と、appraisal-form:completeを使うスクリプトの両方があります。申し込みが二重に数えられるおそれがあります。'
        : 'appraisal-form:completeを使う同じスクリプトが2つあります。申し込みが二重に数えられます。',
    remedy:
      how === 'dataLayer'
        ? 'スクリプトで計測する場合は、フォームに次の属性を追加してください。タグマネージャーで計測する場合は、スクリプトを外してください。'
        : 'スクリプトを1つだけ残してください。',
    ...(how === 'dataLayer' && { line: 'data-layer="none"' }),
  }),
  'medium-malformed': (value: string) => ({
    found: `medium-uuidの値「${value}」は、UUIDの形ではありません。申し込みは、指定なしとして数えられます。`,
    remedy: 'お渡しした値を、もう一度コピーして貼り付けてください。',
    line: 'medium-uuid="xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"',
  }),
  'medium-unknown': (value: string) => ({
    found: `medium-uuidの値「${value}」は、登録されていません。申し込みは届きますが、成果として数えられません。`,
    remedy: 'お渡しした値を、もう一度コピーして貼り付けてください。同じ値の場合はお問い合わせください。',
  }),
  'medium-elsewhere': (value: string) => ({
    found: `medium-uuidの値「${value}」は、別のサイトのために発行されたものです。`,
    remedy: `ご自分の値に置き換えてください。${location.host} でもお使いになる場合は、ご連絡ください。`,
  }),
  'attribute-value': (name: string, value: string, fallback: string, values: string) => ({
    found: `${name}の値「${value}」は使えません。${fallback && `代わりに「${fallback}」で表示しています。`}`,
    remedy: `使える値：${values}`,
    ...(fallback && { line: `${name}="${fallback}"` }),
  }),
  'attribute-name': (name: string, guess: string, value: string) => ({
    found: `${name}という属性はありません。`,
    remedy: `${guess}のことでしたら、次のように書いてください。`,
    line: `${guess}="${value}"`,
  }),
  'attribute-alone': (name: string, other: string) => ({
    found: `${name}は、${other}と一緒に指定したときだけ使われます。`,
    remedy: `${other}も指定してください。`,
  }),
  'prefill-unused': (
    why: keyof typeof PREFILL_REMEDIES,
    name: string,
    text: string,
    allowed: readonly string[],
  ) => ({
    found: text
      ? `あらかじめ入力する答えのうち、${name}の「${text}」は使われません。`
      : `あらかじめ入力する答えのうち、${name}は使われません。`,
    remedy: PREFILL_REMEDIES[why](allowed),
  }),
  'context-unused': (why: keyof typeof CONTEXT_REMEDIES, name: string) => ({
    found: `申し込みに添える値のうち、${name}は残りません。`,
    remedy: CONTEXT_REMEDIES[why],
  }),
  narrow: (width: number, least: number) => ({
    found: `フォームの幅が${width}ピクセルしかありません。`,
    remedy: `フォームを囲む列を${least}ピクセル以上に広げるか、フォームを列の外に置いてください。`,
  }),
  transparent: (element: string) => ({
    found: `${element}が透明（opacity: 0）なため、フォームが見えません。`,
    remedy: '透明にしている指定を外してください。',
    line: 'opacity: 1',
  }),
  overflow: (pixels: number) => ({
    found: `フォームが、画面から${pixels}ピクセルはみ出しています。`,
    remedy: 'フォームや、フォームを囲む要素に指定した固定の幅を外してください。',
    line: 'appraisal-form { max-width: 100% }',
  }),
  'no-viewport': () => ({
    found: 'ページにviewportの指定がないため、スマートフォンで小さく表示されます。',
    remedy: '<head>の中に、次の行を追加してください。',
    line: '<meta name="viewport" content="width=device-width, initial-scale=1">',
  }),
  'insecure-page': () => ({
    found: 'ページがhttpsで表示されていないか、ブラウザーの暗号機能を使えません。',
    remedy: '連絡先を入力していただくページです。httpsで公開してください。',
  }),
  'slow-script': (file: string, seconds: number, line: string) => ({
    found: `${file} の読み込みに${seconds}秒かかりました。`,
    remedy:
      'スクリプトの行を<head>に移し、asyncが付いていることをご確認ください。次の行で先に読み込むこともできます。',
    line,
  }),
  hidden: () => ({
    found: 'フォームは今、表示されていない部分にあります。',
    remedy:
      'ボタンなどで開く作りでしたら、このままで構いません。開いてからもう一度診断すると、幅も確かめます。',
  }),
  'covered-now': (element: string) => ({
    found: `フォームの大部分に、今はページの${element}が重なっています。`,
    remedy:
      '同意の確認など、訪問者が閉じるものでしたら、このままで構いません。閉じてからもう一度診断すると、その下も確かめます。',
  }),
  'older-version': (version: string, newest: string) => ({
    found: `スクリプトのアドレスで、バージョン${version}に固定しています。最新はバージョン${newest}です。`,
    remedy:
      '意図したものでしたら、このままで構いません。新しくする場合は、ガイドのコードに貼り替えてください。',
  }),
  'test-mode': () => ({
    found: 'フォームはテストモードです。送ったご依頼は、買取店に届きません。',
    remedy:
      'ページを公開する前に、タグから mode="test" を外してください。鍵の付いたアドレスで開いたときは、ご覧の方のフォームだけがテストモードです。',
  }),
  'several-forms': (count: number) => ({
    found: `ページにフォームが${count}つあります。入力内容も申し込みの数も、フォームごとに別々です。`,
    remedy: '意図したものでなければ、1つだけを残してください。',
  }),
  'no-ad-label': () => ({
    found: 'ページの文章に、広告であることの表示（「広告」「PR」など）が見つかりません。',
    remedy:
      '報酬を受け取って紹介するページでしたら、見る人がすぐ気づく場所に「広告」または「PR」と表示してください（景品表示法）。画像の中に表示しているときや、報酬のないご紹介のときは、このままで構いません。',
  }),
  'page-header': (height: number) => ({
    found: `ページの上端に、高さ${height}ピクセルの固定ヘッダーがあります。ページ内リンクの行き先が隠れます。`,
    remedy: 'CSSに次の行を追加してください。フォームの中の移動は、ヘッダーを自動で避けます。',
    line: `html { scroll-padding-top: ${height}px }`,
  }),
  contained: (element: string, property: string) => ({
    found: `フォームを囲む${element}の${property}のため、画面に貼り付く表示（上端の進み具合や読み込み中の表示）が、その中に収まります。`,
    remedy: '気になる場合は、フォームをその外に置いてください。選択の画面（ダイアログ）には影響ありません。',
  }),
  'storage-denied': (kinds: string) => ({
    found: `ブラウザーに保存できません（${kinds}）。再読み込みすると入力内容が消えます。`,
    remedy: 'フォームはそのまま使えます。保存を止めているスクリプトや設定がないかご確認ください。',
  }),
  'storage-full': () => ({
    found: 'ページの保存領域がいっぱいです。再読み込みすると入力内容が消えます。',
    remedy:
      'フォームはそのまま使えます。ページのほかのスクリプトがlocalStorageに保存している内容を減らしてください。',
  }),
  'storage-partitioned': () => ({
    found:
      'ページが、別のサイトの枠（iframe）の中にあります。保存した内容は、ブラウザーによっては早く消えます。',
    remedy: 'フォームはそのまま使えます。',
  }),
  'sandbox-forms': () => ({
    found: 'ページがallow-formsのないサンドボックスの中にあります。',
    remedy:
      'フォームはそのまま使えます。ページのほかのフォームも使う場合は、sandboxにallow-formsを加えてください。',
    line: 'allow-forms',
  }),
  'sandbox-origin': () => ({
    found: 'ページがallow-same-originのないサンドボックスの中にあるため、入力内容を保存できません。',
    remedy: 'フォームはそのまま使えます。保存が必要な場合は、sandboxにallow-same-originを加えてください。',
    line: 'allow-same-origin',
  }),
  'prevented-scroll': (events: readonly string[]) => ({
    found: `ページのスクリプトが、ホイールや指でのスクロールを止めています（${events.join('、')}）。`,
    remedy: 'フォームの中の一覧や選択の画面は、そのままスクロールできます。',
  }),
  'prevented-copy': (events: readonly string[]) => ({
    found: `ページのスクリプトが、貼り付けや選択を止めています（${events.join('、')}）。`,
    remedy: 'フォームの入力欄では、そのままコピーや貼り付けができます。',
  }),
  'replaced-natives': (names: readonly string[]) => ({
    found: `ページのスクリプトが、ブラウザーの機能を置き換えています：${names.join('、')}`,
    remedy: `フォームは、よくある置き換えのもとでも動きます。動かないところがあれば、そのスクリプトを外して試すか、${FRAME}`,
  }),
  'extended-prototypes': (names: readonly string[]) => ({
    found: `ページのスクリプトが、すべてのオブジェクトに項目を加えています：${names.join('、')}`,
    remedy: `フォームは、よくある追加のもとでも動きます。動かないところがあれば、そのスクリプトを外して試すか、${FRAME}`,
  }),
} as const satisfies Record<FindingCode, (...about: never[]) => Words>;
