import type { Subject } from './subject.ts';

export const guitar: Subject = {
  scene: 'guitar',
  results: [
    {
      alt: 'スタンドに立てたアコースティックギター、べっ甲柄の板と金色の糸巻き',
      params: { turn: -24 },
      placement: { zoom: 1.1 },
    },
  ],
};
