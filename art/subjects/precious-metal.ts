import type { Subject } from './subject.ts';

export const preciousMetalPictures: Subject = {
  scene: 'bars',
  hero: { alt: 'ピラミッド状に積まれた純金の延べ棒', params: {}, placement: { zoom: 0.8 } },
  tile: { alt: '積まれた純金の延べ棒', params: {}, placement: { zoom: 0.97 } },
  results: [
    {
      alt: '四段に積まれた十本の純金の延べ棒',
      params: { rows: [4, 3, 2, 1], turn: 62, key: 1.2, halo: 1.2 },
      placement: { zoom: 0.86, y: 0.53 },
    },
    {
      alt: '1キログラムの金の延べ棒と10グラムと5グラムの小さな金の板',
      params: { arrangement: 'plates', rim: 1.1 },
    },
    {
      alt: '重ねたプラチナの延べ棒と手前に立てかけた一本',
      params: { arrangement: 'platinum', key: 0.75, rim: 1.5, halo: 0.7 },
    },
    {
      alt: '積まれた金貨と花の模様を見せて立てかけた一枚',
      params: { arrangement: 'coins', halo: 1.3 },
    },
    {
      alt: '計量器の皿に載った金の鎖と指輪の山',
      params: { arrangement: 'scrap', top: 0.7 },
    },
    {
      alt: '渦に巻いた喜平のネックレスと金の延べ棒',
      params: { arrangement: 'kihei', rim: 1.6, halo: 1.0 },
    },
  ],
};
