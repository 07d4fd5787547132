import { ALL_GOODS } from '#contract/site/named-goods.ts';

/** The metadata of the home page for search engines and browsers. */
export const HOME = {
  title: '{cumulative.title}ブランド品・時計・貴金属の一括査定',
  description: `{companies.site|${ALL_GOODS}の買取価格を、最大10社から無料でまとめて比較。}入力は最短60秒、{acceptance.everywhere|全国対応・}24時間受付。{screening.checked|審査を通過した}買取店だけをご紹介します。`,
  keywords: ['一括査定', '買取', '買取比較', '時計買取', 'ブランド買取', '金買取', '骨董品買取'],
  pageView: 'Home',
} as const;

/** The words of the first screen (document 1, sections 1 and 2); the words of claims are in contract/site/claims.ts. */
export const HERO = {
  eyebrow: '{companies.eyebrow|高額品の買取、まとめて比較}',
  title: ['その価値を、', '{companies.title|一社だけで決めない。}'],
  text: '{companies.quotes|写真と情報を一度送るだけで、審査を通過した買取店から最大10社の査定額が届きます。}{autofill.input|入力は約30秒から}、当サイトのご利用は無料です。',
  button: '無料で一括査定をはじめる',
  claims: [
    { claim: 'satisfaction', value: '{satisfaction.value}', label: '査定満足度' },
    { claim: 'requests', value: '{requests.value}', label: '査定依頼' },
    { claim: 'shops', value: '{shops.value}', label: '提携買取店' },
  ],
  pause: '背景の切り替えを止める',
  play: '背景の切り替えを始める',
} as const;
