/** Invented requests (place, goods), shown while few real ones came in. */
export const RECENT_EXAMPLES: readonly (readonly [location: string, item: string])[] = [
  ['東京都', '時計（ROLEX）'],
  ['大阪府', 'バッグ（LOUIS VUITTON）'],
  ['神奈川県', '金・貴金属（インゴット）'],
  ['愛知県', 'お酒（ウイスキー）'],
  ['福岡県', '宝石（ダイヤモンド）'],
  ['北海道', 'カメラ（Leica）'],
  ['京都府', '骨董品（掛軸）'],
  ['兵庫県', '楽器（バイオリン）'],
  ['埼玉県', '骨董品（着物）'],
  ['千葉県', '時計（OMEGA）'],
  ['静岡県', '骨董品（古銭・小判）'],
  ['広島県', '金・貴金属（ネックレス）'],
  ['宮城県', 'カメラ（Nikon）'],
  ['長野県', '楽器（ギター）'],
  ['沖縄県', 'お酒（ワイン）'],
  ['石川県', '骨董品（茶道具）'],
];
