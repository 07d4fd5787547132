/** The guide for partners who show the form in their own pages. */
export const GUIDE = {
  eyebrow: 'Embed',
  title: 'フォームの埋め込みガイド',
  description:
    '査定フォームを自社サイトやブログに表示する方法です。見た目と最初のカテゴリを選び、表示を確かめて、コードを貼り付けるだけ。WordPress・React・Vue・タグマネージャー・iframeに対応しています。',
  keywords: ['査定フォーム 埋め込み', 'アフィリエイト', 'フォーム 設置方法'],
  lead: '見た目を選び、表示を確かめて、コードを貼り付ける。設置は数分で終わります。',
  settings: {
    title: '設定を選ぶ',
    lead: '選んだ設定が、下の表示と各コードに反映されます。',
    theme: '見た目',
    category: '最初のカテゴリ',
    none: '指定しない',
    width: '表示の幅',
    widths: { phone: 'スマートフォン（390ピクセル）', desktop: 'パソコン（全幅）' },
    apply: '反映する',
    preview: '選んだ設定で表示した査定フォーム',
    note: '実際に動くフォームです。入力した内容は、送信するまで届きません。',
  },
  codes: {
    title: 'コードを貼り付ける',
    lead: 'お使いの環境に合うものを、ひとつだけ選んでください。',
    link: '査定フォームを開く',
    frameTitle: '査定フォーム',
    copy: 'コピーする',
    copied: 'コピーしました',
    notCopied: 'コピーできませんでした。コードを選択してコピーしてください',
    html: {
      title: 'HTML',
      text: 'フォームを表示したい場所に、この2行を貼り付けます。1行目は同じページに何度あっても構いません。',
    },
    wordpress: {
      title: 'WordPress',
      text: '投稿や固定ページに「カスタムHTML」ブロックを追加し、貼り付けます。スクリプトを保存できない権限の方は、下の「iframe」をお使いください。',
    },
    react: { title: 'React', text: 'スクリプトの行はHTMLの<head>に置き、部品の中にフォームを書きます。' },
    vue: {
      title: 'Vue',
      text: 'スクリプトの行はHTMLの<head>に置きます。Vueの部品ではないことを、compilerOptions.isCustomElementで伝えてください。',
    },
    tagManager: {
      title: 'Googleタグマネージャー',
      text: '「カスタムHTML」タグとして登録します。フォームは、ページにあるid="appraisal"の要素の中に表示されます。',
    },
    frame: {
      title: 'iframe',
      text: 'スクリプトを置けないサイト（ホームページ作成サービスやブログなど）では、こちらを使います。高さは画面の9割ほどにしてください。',
    },
  },
  policy: {
    title: 'セキュリティポリシー（CSP）をお使いの場合',
    name: '追加する指定',
    lead: "次の指定を追加してください。HEICの写真を素早く表示するには、script-srcに'wasm-unsafe-eval'も加えます。",
  },
  measuring: {
    title: '成果を計測する',
    items: [
      "ページにdataLayerがあれば、査定の申し込みが完了するたびに一度だけ { event: 'appraisal_form_thanks', user_uuid } が追加されます。タグマネージャーでは、このカスタムイベントをトリガーにしてください。",
      'スクリプトで計測する場合は、appraisal-form:complete イベントを使います。そのときは data-layer="none" を指定し、二重に数えないようにしてください。',
      '広告やアフィリエイトの識別子（a8、gclid、yclid、msclkid、fbclid、ttclid、twclid、sub_idなど）は、ページのURLから読み取って申し込みに添えます。tracking属性でも指定できます。',
      'イベントに個人情報は含まれません。',
    ],
  },
  trouble: {
    title: '表示されないとき',
    items: [
      [
        '何も表示されない',
        '開発者ツールのコンソールを開き、[appraisal-form] で始まる行をご覧ください。原因と直し方が書かれています。',
      ],
      [
        '「フォームの読み込みが終わりません」と表示される',
        'ファイルが届いていません。ポリシー（CSP）や広告ブロッカーが、フォームの配信元を止めていないかご確認ください。',
      ],
      [
        '見た目が思ったものと違う',
        'themeの値をご確認ください。使えない値は標準に置き換わり、コンソールに表示されます。',
      ],
      [
        'ページのヘッダーにフォームが隠れる',
        '固定ヘッダーは自動で検出します。高さが合わない場合は、CSSで --appraisal-sticky-top にヘッダーの高さを指定してください。',
      ],
      [
        '「戻る」の動きがページのルーターと合わない',
        'history="none" を指定すると、フォームは履歴に何も追加しません。',
      ],
    ],
  },
} as const;
