export const MESSAGES = {
  guessed: '氏名からフリガナを入れました。読み方をお確かめください。',
} as const;
