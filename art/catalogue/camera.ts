import type { Subject } from './subject.ts';

export const camera: Subject = {
  scene: 'camera',
  hero: { alt: '標準レンズを付けた銀色の一眼レフフィルムカメラ', params: {}, placement: { zoom: 0.95 } },
  tile: { alt: '銀色の一眼レフフィルムカメラ', params: { turn: -16 }, placement: { zoom: 1.02 } },
  results: [],
};
