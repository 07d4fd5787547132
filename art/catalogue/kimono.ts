import type { Subject } from './subject.ts';

export const kimono: Subject = {
  scene: 'kimono',
  hero: { alt: '漆塗りの盆にのせた紺地青海波の着物と金襴の帯', params: {}, placement: { zoom: 0.68 } },
  tile: { alt: '青海波の着物と金襴の帯', params: { turn: 32 }, placement: { zoom: 0.72 } },
  results: [],
};
