import type { Subject } from './subject.ts';

export const gift: Subject = {
  scene: 'gift',
  hero: { alt: '金の水引を結んだ小箱と千円分の黒いギフトカード', params: {}, placement: { zoom: 0.87 } },
  results: [],
};
