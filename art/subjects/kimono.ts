import type { Subject } from './subject.ts';

export const kimono: Subject = {
  scene: 'kimono',
  hero: {
    alt: '漆塗りの盆にのせた紺地青海波の着物と金襴の帯',
    params: {},
    placement: { zoom: 0.7 },
    place: 'tatami',
  },
  tile: { alt: '青海波の着物と金襴の帯', params: { turn: 32 }, placement: { zoom: 0.74 } },
  results: [
    {
      alt: '黒地に金の麻の葉の着物、銀の帯とさんごの帯留め',
      params: {
        silk_tone: 'black',
        pattern: 'asanoha',
        lining: 'gold',
        under: 'grey',
        band: 'silver',
        cord_tone: 'ivory',
        brooch: true,
        turn: 42,
      },
    },
    {
      alt: '桜を散らした藤色の着物と緑の帯、金の扇子',
      params: {
        silk_tone: 'mauve',
        pattern: 'sakura',
        lining: 'white',
        under: 'rose',
        band: 'hakata green',
        cord_tone: 'ivory',
        on: 'paper',
        with_fan: true,
        turn: -20,
      },
      placement: { y: 0.47, zoom: 0.92 },
    },
    { alt: '亀甲、麻の葉、青海波の絹の反物', params: { view: 'bolts' }, placement: { x: 0.46, zoom: 0.92 } },
    { alt: '朱の金襴の和装バッグと草履', params: { view: 'footwear' } },
  ],
};
