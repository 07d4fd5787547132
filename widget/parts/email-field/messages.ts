export const MESSAGES = {
  suggestion: (email: string) => `もしかして ${email} ですか？`,
  useSuggestion: 'この内容に修正する',
  completions: '＠のあとの候補',
} as const;
