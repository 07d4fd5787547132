import type { Subject } from './subject.ts';

export const music: Subject = {
  scene: 'violin',
  hero: {
    alt: 'スタンドに立てたバイオリンと床に置いた弓',
    params: { with_bow: true, turn: -18, rim: 1.3 },
    placement: { zoom: 0.86 },
  },
  tile: {
    alt: '斜めに寝かせたバイオリン',
    params: { view: 'lying', turn: -45, rise: 7.4, with_bow: false },
    placement: { zoom: 0.95 },
  },
  results: [],
};
