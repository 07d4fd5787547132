import type { Subject } from './subject.ts';

export const preciousMetal: Subject = {
  scene: 'bars',
  hero: { alt: 'ピラミッド状に積まれた純金の延べ棒', params: {}, placement: { zoom: 0.8 } },
  tile: { alt: '積まれた純金の延べ棒', params: {}, placement: { zoom: 0.97 } },
  results: [],
};
