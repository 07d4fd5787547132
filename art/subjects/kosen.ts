import type { Subject } from './subject.ts';

export const kosen: Subject = {
  scene: 'koban',
  hero: {
    alt: '積まれた寛永通宝に立てかけた小判と重なる小判',
    params: {},
    placement: { zoom: 0.8 },
    place: 'furoshiki',
  },
  tile: { alt: '寛永通宝に立てかけた小判', params: {}, placement: { zoom: 0.95 } },
  results: [
    {
      alt: '緑青の浮いた寛永通宝の山に立てかけた一枚の小判',
      params: { tone: 'red', patina: 'green', lying: 0, turn: 14, key: 0.8, halo: 1.6 },
      placement: { zoom: 1.1 },
    },
    {
      alt: '藁のひもに通した寛永通宝の束と手前に置いた三枚',
      params: { arrangement: 'string', turn: 30, key: 1.3 },
    },
    {
      alt: '藍色の絹に載せた一枚の小判の大写し',
      params: { arrangement: 'single', mirror: 0.6, key: 0.8 },
    },
    {
      alt: '紫の布を敷いた桐箱に納めた大判と墨書きのふた',
      params: { arrangement: 'oban', mirror: 1 },
    },
    {
      alt: '積まれた一分銀と手前に並べた一分銀',
      params: { arrangement: 'silver', halo: 0.9 },
    },
    {
      alt: '緑や茶に古びた穴あき銭の山',
      params: { arrangement: 'heap', key: 1.1 },
    },
  ],
};
