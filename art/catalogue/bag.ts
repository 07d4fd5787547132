import type { Subject } from './subject.ts';

export const bag: Subject = {
  scene: 'bag',
  hero: {
    alt: '金色のターンロックと鍵飾りが付いたワインレッドの革のハンドバッグ',
    params: {},
    placement: { zoom: 0.74 },
  },
  tile: { alt: 'ワインレッドの革のハンドバッグ', params: { charm: false }, placement: { zoom: 0.94 } },
  results: [],
};
