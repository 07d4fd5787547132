import type { Recipe } from './recipe.ts';

/** A landing page for スニーカー. It uses the pictures of bags until it has its own. */
export const landingPage: Recipe = {
  title: 'A landing page',
  mostFiles: 2,
  changes: [
    {
      file: 'host/pages/lp/words/sneaker.ts',
      create: `import type { LandingPage } from './landing-page.ts';

/** Trainers. */
export const SNEAKER: LandingPage = {
  category: 'sneaker',
  goods: 'スニーカー',
  title: 'スニーカーの一括査定{companies.several|｜最大10社の買取価格を比較}',
  description:
    'エアジョーダン、ダンク、イージーなど、履いた一足から箱入りの未使用品まで、{companies.several|最大10社の}買取店が無料で査定します。型番がわからなくても、写真とサイズだけでお申し込みいただけます。入力は最短60秒で終わります。',
  keywords: ['スニーカー買取', 'スニーカー 一括査定', 'エアジョーダン買取'],
  hero: {
    lines: ['次の一足へ、', '気持ちよく。'],
    text: '限定モデルも、大切に履いてきた一足も。見る店が変われば、付く値段も変わります。{companies.quotes|最大10社の返事を並べて、納得できる先をお選びください。}',
  },
  picture: 'bag',
  results: 'bag',
  points: [
    { title: '発売年で変わる人気', text: '復刻と初期モデルの違いまで見てくれる店を、返事の内容から選べます。' },
    { title: '箱と替えひもも一緒に', text: '付属品の評価は店ごとに異なります。並べて比べると違いがよくわかります。' },
    { title: '数足まとめて相談', text: '一足ずつ値を付ける店もあれば、まとめて引き取る店もあります。' },
  ],
  checkpoints: ['モデル名と型番', 'サイズ', 'ソールの減りと加水分解', '箱・替えひも・タグ'],
  voices: ([1, 2, 3, 4] as const).map((number) => ({
    portrait: \`voice-bag-\${number}\`,
    title: \`並べて比べた\${number}足\`,
    text: '写真を送ると、その日のうちに返事が届きました。理由を丁寧に書いてくれた店にお願いしました。',
    person: '30代・男性・東京都',
  })),
  faq: [
    { question: '箱がない一足でも査定できますか？', answer: 'はい、本体だけでお申し込みいただけます。' },
    { question: '履き込んだものでも値が付きますか？', answer: 'モデルによっては値が付きます。ソールも写してください。' },
    { question: 'サイズがわからない靴も送れますか？', answer: '中敷きやタグの写真を添えてお送りください。' },
    { question: '偽物かもしれない一足も相談できますか？', answer: '鑑定のできる店に見てもらえます。そのままご相談ください。' },
    { question: '片方だけが傷んでいても査定できますか？', answer: '傷みのあるところを写して、そのままお申し込みください。' },
  ],
};
`,
    },
    {
      file: 'host/pages/lp/words/index.ts',
      before: "import { TOKEI } from './tokei.ts';",
      insert: "import { SNEAKER } from './sneaker.ts';\n",
    },
    {
      file: 'host/pages/lp/words/index.ts',
      before: '} as const satisfies Record<string, LandingPage>;',
      insert: '  sneaker: SNEAKER,\n',
    },
  ],
};
