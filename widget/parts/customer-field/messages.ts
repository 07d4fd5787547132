export const MESSAGES = {
  strange: (characters: string) => `「${characters}」は使えません。`,
} as const;
