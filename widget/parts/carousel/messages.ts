export const MESSAGES = {
  role: 'カルーセル',
} as const;
