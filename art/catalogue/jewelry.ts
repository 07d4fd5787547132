import type { Subject } from './subject.ts';

export const jewelry: Subject = {
  scene: 'jewelry',
  hero: { alt: '一粒ダイヤモンドのゴールドの指輪', params: {}, placement: { zoom: 0.92 } },
  tile: { alt: 'ダイヤモンドの指輪', params: {}, placement: { zoom: 1.08, y: 0.52 } },
  results: [],
};
