export const MESSAGES = {
  mode: 'テストモード',
  means: 'お店には届きません',
  end: 'テストを終わる',
} as const;
