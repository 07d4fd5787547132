import { CATEGORIES, CATEGORY_KEYS, type CategoryKey } from '#contract/goods/categories.ts';

type Example = readonly [location: string, category: CategoryKey, goods?: string];

const INVENTED: readonly Example[] = [
  ['東京都', 'watch', 'ROLEX'],
  ['大阪府', 'bag', 'LOUIS VUITTON'],
  ['神奈川県', 'preciousMetal', 'インゴット'],
  ['愛知県', 'alcohol', 'ウイスキー'],
  ['福岡県', 'jewelry', 'ダイヤモンド'],
  ['北海道', 'camera', 'Leica'],
  ['京都府', 'antique', '掛軸'],
  ['兵庫県', 'music', 'バイオリン'],
  ['埼玉県', 'antique', '着物'],
  ['千葉県', 'watch', 'OMEGA'],
  ['静岡県', 'antique', '古銭・小判'],
  ['広島県', 'preciousMetal', 'ネックレス'],
  ['宮城県', 'camera', 'Nikon'],
  ['長野県', 'music', 'ギター'],
  ['沖縄県', 'alcohol', 'ワイン'],
  ['石川県', 'antique', '茶道具'],
];

const isInvented = (key: CategoryKey) => INVENTED.some(([, category]) => category === key);

/** Invented requests, shown while there are few real ones. A category without any is shown by its label alone. */
const EXAMPLES: readonly Example[] = [
  ...INVENTED,
  ...CATEGORY_KEYS.filter((key) => !isInvented(key)).map((key): Example => ['東京都', key]),
];

export const RECENT_EXAMPLES = EXAMPLES.map(([location, category, goods]) => ({
  location,
  item: exampleName(category, goods),
}));

/** Goods as the list shows them: 時計（ROLEX）. */
export function exampleName(category: CategoryKey, goods: string | undefined): string {
  const { label } = CATEGORIES[category];
  return goods ? `${label}（${goods}）` : label;
}
