export const MESSAGES = {
  email: 'メールアドレス',
  emailHint: '例：hanako@example.jp',
  suggestion: (email: string) => `もしかして ${email} ですか？`,
  useSuggestion: 'この内容に修正する',
} as const;
