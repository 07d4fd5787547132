/** The words of controls that several pages use. */
export const CAROUSEL = {
  role: 'カルーセル',
  pause: '自動再生を止める',
  play: '自動再生を始める',
  slide: '{{index}}枚目を表示',
} as const;
