import type { Subject } from './subject.ts';

export const piano: Subject = {
  scene: 'piano',
  results: [
    {
      alt: '黒い鏡面仕上げのアップライトピアノ、開いた鍵盤ふたと金色のペダル',
      params: { turn: 24 },
      placement: { zoom: 1.08 },
    },
  ],
};
