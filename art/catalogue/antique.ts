import type { Subject } from './subject.ts';

export const antique: Subject = {
  scene: 'vase',
  hero: { alt: '金継ぎを施した青磁の花瓶', params: {}, placement: { zoom: 0.8 } },
  tile: { alt: '青磁の花瓶', params: {} },
  results: [],
};
