import type { Subject } from './subject.ts';

/** Shown among the home page's results only (document 1, section 2: home, 4). */
export const painting: Subject = {
  scene: 'scroll',
  results: [{ alt: '月夜の山水を墨で描いた掛軸', params: { exposure: 0.55 }, placement: { zoom: 1.14 } }],
};
