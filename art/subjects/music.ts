import type { Subject } from './subject.ts';

export const musicPictures: Subject = {
  scene: 'violin',
  hero: {
    alt: 'スタンドに立てたバイオリンと床に置いた弓',
    params: { with_bow: true, turn: -18 },
    placement: { zoom: 1.04 },
    place: 'parlour',
  },
  tile: {
    alt: '斜めに寝かせたバイオリン',
    params: { view: 'lying', turn: -45, rise: 7.4, with_bow: false },
    placement: { zoom: 1.34 },
  },
  results: [
    {
      alt: 'スタンドに立てた琥珀色のバイオリン、つげ材の糸巻き',
      params: { turn: 14, fittings: 'boxwood', halo: 1.2 },
      placement: { zoom: 1.1 },
    },
    {
      alt: '床に寝かせた深い赤のバイオリンと弓',
      params: { view: 'lying', varnish: 'dark red', turn: -52 },
    },
    {
      alt: '蜂蜜色のバイオリンの駒とf字孔の近接写真',
      params: { view: 'close', varnish: 'honey', turn: -12 },
      placement: { zoom: 1.2 },
    },
    {
      alt: '杢目の美しいバイオリンの裏板と渦巻き',
      params: { varnish: 'brown', turn: 136, flame: 1.5, fittings: 'boxwood', halo: 0.5 },
      placement: { x: 0.54, zoom: 2.3, y: 1.06 },
    },
    {
      alt: '緑のビロードを張ったケースに収めたビオラと弓',
      params: { view: 'cased', varnish: 'brown', turn: 16 },
    },
    {
      alt: '金色のトランペット、ピストンと管は銀色の飾り',
      params: { view: 'trumpet', turn: -28 },
      placement: { zoom: 1.05 },
    },
  ],
};
