/** The words of carousels. */
export const CAROUSEL = {
  role: 'カルーセル',
  pause: '自動再生を止める',
  play: '自動再生を始める',
  slide: (number: number) => `${number}枚目を表示`,
} as const;
