import type { Subject } from './subject.ts';

export const watch: Subject = {
  scene: 'watch',
  hero: { alt: '緑の文字盤とコンビのブレスレットの腕時計', params: {}, placement: { zoom: 0.88 } },
  tile: { alt: '緑の文字盤の腕時計', params: { turn: -14 }, placement: { zoom: 1.02, y: 0.52 } },
  results: [],
};
