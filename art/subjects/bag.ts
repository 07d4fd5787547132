import type { Subject } from './subject.ts';

export const bagPictures: Subject = {
  scene: 'bag',
  hero: {
    alt: '金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ',
    params: { exposure: 0.8 },
    placement: { zoom: 0.86 },
    place: 'clay',
  },
  tile: { alt: 'ワインレッドの革のハンドバッグ', params: { charm: false }, placement: { zoom: 0.94 } },
  results: [
    {
      alt: '銀色の金具が付いた深緑の革のハンドバッグ',
      params: { leather: 'green', metal: 'steel', turn: 24, grain: 'fine', exposure: 0.5 },
      placement: { zoom: 0.95 },
    },
    {
      alt: '金の鎖を掛けた黒いキルティングの肩掛けバッグ',
      params: { form: 'quilted', leather: 'black', grain: 'smooth', turn: -20, exposure: 0.5 },
      placement: { zoom: 1.06 },
    },
    {
      alt: '持ち手の長いキャメル色の革のトートバッグ',
      params: { form: 'tote', leather: 'cognac', grain: 'pebbled', turn: 26 },
      placement: { zoom: 0.96 },
    },
    {
      alt: '丸いふたを留め金で閉じた灰茶の革のサドルバッグ',
      params: { form: 'saddle', leather: 'taupe', grain: 'smooth', turn: -18 },
      placement: { zoom: 0.98 },
    },
    {
      alt: '口を革ひもで絞った紺の革の巾着形バッグ',
      params: { form: 'bucket', leather: 'navy', grain: 'pebbled', metal: 'steel', turn: -24, exposure: 0.6 },
      placement: { zoom: 1 },
    },
    {
      alt: '象牙色の革の小さなハンドバッグと立てかけた長財布',
      params: { form: 'wallet', leather: 'ivory', second: 'burgundy', turn: -16, exposure: 0.1 },
      placement: { zoom: 0.94, x: 0.48 },
    },
  ],
};
