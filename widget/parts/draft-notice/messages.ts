export const MESSAGES = {
  resumed: '前回の続きです',
  startAnew: '最初から',
} as const;
