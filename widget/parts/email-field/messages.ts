export const MESSAGES = {
  suggestion: (email: string) => `もしかして ${email} ですか？`,
  useSuggestion: 'この内容に修正する',
} as const;
