/** The words of the template in the tag manager. */
export const MESSAGES = {
  name: (product: string) => `査定フォーム（${product}）`,
  description:
    '買取の一括査定フォームをページに表示し、入力の進み具合をdataLayerに渡します。同意モードに対応しています。',
  notes: (version: string) => `査定フォーム ${version}`,
  fields: {
    place: 'フォームを置く場所（CSSセレクター）',
    placeHelp:
      'ページにフォームのタグがあるときは、空のままにします。見た目などの設定は、ここに置くフォームのものです。',
    medium: '媒体ID',
    wrongMedium: '媒体IDは、お渡しした36文字のIDをそのまま入力してください。',
    theme: '見た目',
    scheme: '配色',
    lang: '売る方が読む言葉',
    category: '最初のカテゴリ',
    none: '指定しない',
    test: 'テストモード',
    testHelp: 'ご依頼は買取店に届きません。公開する前に、オフにしてください。',
    given: 'ページからわかることを渡す',
    events: 'dataLayerに渡すイベント（完了は、フォームがappraisal_form_thanksを渡します）',
    consent: '渡すための同意',
    consentHelp: '見る人が同意するまで、イベントを渡しません。フォームは表示します。',
    consents: {
      analytics_storage: '分析（analytics_storage）',
      ad_storage: '広告（ad_storage）',
      none: '同意を待たない',
    },
  },
} as const;
