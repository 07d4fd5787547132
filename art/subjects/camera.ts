import type { Subject } from './subject.ts';

export const cameraPictures: Subject = {
  scene: 'camera',
  hero: {
    alt: '標準レンズを付けた銀色の一眼レフフィルムカメラ',
    params: {},
    placement: { zoom: 0.95 },
    place: 'desk',
  },
  tile: { alt: '銀色の一眼レフフィルムカメラ', params: { turn: -16 }, placement: { zoom: 1.02 } },
  results: [
    {
      alt: '茶色の革を張った銀色の一眼レフカメラ',
      params: { covering: 'brown', turn: 24, wear: 0 },
      placement: { zoom: 0.98 },
    },
    {
      alt: '望遠レンズを付けた、角の塗りが擦れて真ちゅうの見える黒い一眼レフ',
      params: { finish: 'black', lens_kind: 'tele', turn: -38 },
      placement: { zoom: 0.9, x: 0.52 },
    },
    {
      alt: '銀色のレンズを付けた距離計式カメラ',
      params: { model: 'rangefinder', lens_kind: 'classic', silver: true, turn: -20 },
      placement: { zoom: 1 },
    },
    {
      alt: 'ファインダーのフードを開いた茶色い革張りの二眼レフカメラ',
      params: { model: 'twin', finish: 'black', covering: 'brown', wear: 0, turn: -28, exposure: 0.4 },
      placement: { zoom: 0.94 },
    },
    {
      alt: '標準、望遠、広角の三本の交換レンズ',
      params: { model: 'lenses', finish: 'black', lift: 1, turn: 4 },
      placement: { zoom: 0.88 },
    },
    {
      alt: '上から見た黒い一眼レフのシャッターダイヤルと巻き上げレバー',
      params: { model: 'dials', finish: 'black', wear: 0.7, turn: 16, lift: 5.5, exposure: 0.4 },
      placement: { zoom: 1.22 },
    },
  ],
};
