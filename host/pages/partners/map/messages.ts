/** The words of the map of a shop. */
export const AREA_MAP = {
  title: (name: string) => `${name}の所在地と対応地域を塗り分けた日本地図。地名は、この下にあります。`,
  home: '店舗の所在地',
  served: '対応地域',
  source: '地図：',
  under: '（',
  changed: '）を加工して作成',
} as const;
