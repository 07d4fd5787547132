import type { Subject } from './subject.ts';

export const kosen: Subject = {
  scene: 'koban',
  hero: { alt: '積まれた寛永通宝に立てかけた小判と重なる小判', params: {}, placement: { zoom: 0.8 } },
  tile: { alt: '寛永通宝に立てかけた小判', params: {}, placement: { zoom: 0.95 } },
  results: [],
};
