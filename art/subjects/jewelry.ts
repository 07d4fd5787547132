import type { Subject } from './subject.ts';

export const jewelryPictures: Subject = {
  scene: 'jewelry',
  hero: { alt: '一粒ダイヤモンドのゴールドの指輪', params: {}, placement: { zoom: 0.92 }, place: 'velvet' },
  tile: { alt: 'ダイヤモンドの指輪', params: {}, placement: { zoom: 1.08, y: 0.52 } },
  results: [
    {
      alt: '大粒のダイヤモンドを正面に向けた金の指輪',
      params: { piece: 'lying ring', shoulders: 'plain' },
      placement: { zoom: 1.08 },
    },
    {
      alt: 'ダイヤに囲まれた楕円のサファイアのプラチナの指輪',
      params: {
        metal: 'platinum',
        stone: 'sapphire',
        stretch: 1.25,
        size: 0.4,
        with_halo: true,
        claws: 4,
        turn: -28,
        lean: 34,
        rise: 0.8,
      },
      placement: { zoom: 1.16, y: 0.53 },
    },
    {
      alt: '両脇にダイヤを添えた角形エメラルドの金の指輪',
      params: {
        stone: 'emerald',
        cut: 'emerald',
        size: 0.42,
        shoulders: 'stones',
        turn: 16,
        lean: 30,
        rise: 0.6,
        overhead: 0.35,
      },
      placement: { zoom: 1.16, y: 0.53 },
    },
    {
      alt: '茶色の台に掛けたルビーとダイヤのペンダント',
      params: { piece: 'pendant' },
      placement: { zoom: 1.04 },
    },
    {
      alt: '漆の盆に巻いて置いた金具付きの真珠のネックレス',
      params: { piece: 'pearls', top: 0.4, overhead: 0.5 },
    },
    {
      alt: '紺の箱に並べたダイヤモンドの耳飾り一対',
      params: { piece: 'earrings' },
      placement: { zoom: 0.92, y: 0.55 },
    },
  ],
};
