import type { Subject } from './subject.ts';

export const alcohol: Subject = {
  scene: 'bottle',
  hero: { alt: '琥珀色のジャパニーズウイスキーとロックグラス', params: {}, placement: { zoom: 0.8 } },
  tile: { alt: 'ジャパニーズウイスキーのボトル', params: { vessel: '' }, placement: { zoom: 1.02 } },
  results: [],
};
