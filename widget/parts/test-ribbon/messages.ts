export const MESSAGES = {
  mode: 'テストモード',
  means: 'お店には届きません',
} as const;
