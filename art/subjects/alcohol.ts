import type { Subject } from './subject.ts';

export const alcoholPictures: Subject = {
  scene: 'bottle',
  hero: {
    alt: '琥珀色のジャパニーズウイスキーとロックグラス',
    params: {},
    placement: { zoom: 0.8 },
    place: 'table',
  },
  tile: { alt: 'ジャパニーズウイスキーのボトル', params: { vessel: '' }, placement: { zoom: 1.02 } },
  results: [
    {
      alt: '二十五年熟成のジャパニーズウイスキーとグラス',
      params: { seal: 'walnut', angle: -10, rise: 1.9, key: 1.3, rim: 1.3, halo: 0.7 },
    },
    {
      alt: '赤ワインのボトルと注がれたワイングラス',
      params: {
        bottle: 'claret',
        drink: 'red wine',
        label: 'label-vaurelle',
        seal: 'burgundy',
        vessel: 'wineglass',
      },
    },
    {
      alt: '金箔のシャンパンボトルとフルートグラス',
      params: {
        bottle: 'champagne',
        drink: 'champagne',
        label: 'label-aurelienne',
        vessel: 'flute',
        turn: -8,
        rise: 1.3,
        halo: 1.3,
      },
    },
    {
      alt: '丸いデキャンタに入ったコニャックとグラス',
      params: {
        bottle: 'cognac',
        drink: 'cognac',
        label: 'label-vaudremont',
        vessel: 'snifter',
        turn: 6,
        rise: 0.6,
      },
    },
    {
      alt: '純米大吟醸の一升瓶と枡、蛇の目のお猪口',
      params: {
        bottle: 'sake',
        drink: 'sake',
        label: 'label-oborogumo',
        seal: 'red',
        vessel: 'masu',
        turn: 8,
        rise: 2.2,
      },
    },
    {
      alt: '化粧箱付きの三十年物ブレンデッドウイスキー',
      params: {
        bottle: 'facet',
        drink: 'aged whisky',
        label: 'label-gyogetsu',
        seal: 'walnut',
        vessel: '',
        case: 'print-gyogetsu',
        angle: 5,
      },
    },
  ],
};
