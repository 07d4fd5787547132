import type { Subject } from './subject.ts';

export const antique: Subject = {
  scene: 'antique',
  hero: { alt: '金継ぎを施した青磁の花瓶', params: {}, placement: { zoom: 0.86 } },
  tile: { alt: '金継ぎを施した青磁の花瓶', params: {}, placement: { zoom: 1.06 } },
  results: [],
};
