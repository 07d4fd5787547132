export const MESSAGES = {
  resumed: '前回の続きです',
  startOver: '最初から',
} as const;
