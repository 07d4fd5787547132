import type { Subject } from './subject.ts';

export const antiquePictures: Subject = {
  scene: 'antique',
  hero: { alt: '金継ぎを施した青磁の花瓶', params: {}, placement: { zoom: 0.86 }, place: 'tatami' },
  tile: { alt: '金継ぎを施した青磁の花瓶', params: {}, placement: { zoom: 1.06 } },
  results: [
    {
      alt: '金継ぎの線が走る青磁の花瓶',
      params: { turn: 70, rim: 1.4, key: 0.85 },
      placement: { zoom: 0.96 },
    },
    { alt: '菊唐草文を描いた染付の壺', params: { piece: 'jar', turn: 8 } },
    { alt: '油滴天目の茶碗と茶筅', params: { piece: 'teabowl' } },
    { alt: '霰文の南部鉄瓶', params: { piece: 'kettle', turn: -16, rim: 1.4 } },
    { alt: '三つ足の青銅の香炉', params: { piece: 'censer', key: 0.9 } },
    {
      alt: '秋草に月の蒔絵を施した漆の箱',
      params: { piece: 'lacquerbox', turn: 24, key: 1.5, top: 1.4, halo: 1.3 },
    },
  ],
};
